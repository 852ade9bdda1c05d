"""Texts in, answers out."""

from __future__ import annotations

import datetime
import functools
import os
import warnings
from collections.abc import Iterable
from typing import Any, overload

from kalends import _core
from kalends._records import Alignment, Answer, Answers


def _words(options: dict[str, Any], names: list[str]) -> list[str]:
    """Options as the command line has them: ``next_weekday="coming"`` is ``--next-weekday coming``."""
    known = {"as_" if name == "as" else name.replace("-", "_"): name for name in names if name != "reference-column"}
    words = []
    for keyword, value in options.items():
        if (name := known.get(keyword)) is None:
            raise TypeError(f"there is no option {keyword!r}, but: {', '.join(sorted(known))}")
        if name == "utc" and not isinstance(value, (bool, type(None))):
            raise TypeError(f"utc is True or False, and not {value!r}")
        if value is None or value is False:
            continue
        words.append(f"--{name}")
        if isinstance(value, tuple):  # years=(1850, 1931)
            value = "..".join(map(str, value))
        if value is not True:
            words.append(str(value))
    return words


def _moment(reference: Any) -> Any:
    """A date or a datetime as the command line has it; anything else as it is."""
    if isinstance(reference, datetime.datetime):
        return None if reference != reference else reference.isoformat(timespec="seconds")  # NaT is one, too
    return reference.isoformat() if isinstance(reference, datetime.date) else reference


def _is_one(value: Any) -> bool:
    """Whether it is one value, and no column of them."""
    return isinstance(value, (str, bytes, bytearray, memoryview)) or not isinstance(value, Iterable)


def _as_list(texts: Any) -> list[Any]:
    """Of any column, such as a list, a numpy array or a Series."""
    if hasattr(texts, "columns") or isinstance(texts, dict):
        names = list(getattr(texts, "columns", texts))
        raise TypeError(f"a column of texts is wanted, and not a {type(texts).__name__}; name one, such as [{names[0]!r}]" if names
                        else f"a column of texts is wanted, and not a {type(texts).__name__}")
    if getattr(texts, "ndim", 1) != 1:
        raise TypeError(f"a column of texts is wanted, and not an array of {texts.ndim} dimensions")
    if type(texts) is list:
        return texts
    if getattr(getattr(texts, "dtype", None), "kind", "") == "M" and not hasattr(texts, "iloc"):
        texts = texts.astype("datetime64[us]")  # of nanoseconds numpy makes integers
    for to_list in ("tolist", "to_list", "to_pylist"):  # numpy and pandas; polars; pyarrow
        if hasattr(texts, to_list):
            return getattr(texts, to_list)()
    return list(texts)


class Normalizer:
    """A model that reads texts. It does not change: threads may share it.

    >>> import kalends
    >>> normalizer = kalends.Normalizer()
    >>> normalizer.normalize(["3 days ago", "9. Mai 2018"], reference="2018-05-09").dates
    ['2018-05-06', '2018-05-09']

    :param model: a model file, as ``kalends train`` writes it; without one the model inside the module
    :param precision: what factors of products are rounded to where the processor multiplies that faster: 'full' or
        'bfloat16'
    :raises InputError: where the file cannot be read
    :raises DataError: where it holds no model
    """

    def __init__(self, model: str | os.PathLike[str] | None = None, *, precision: str = "bfloat16") -> None:
        if precision not in ("full", "bfloat16"):
            raise _core.UsageError(f"option --precision: '{precision}' is not one of full bfloat16")
        _warn_of_slow_kernels()
        self._core = _core.Normalizer(None if model is None else os.fspath(model), precision == "full")

    def column(self, *, reference: Any = None, **options: Any) -> Column:
        """A column that is read piece by piece. The options are those of :func:`kalends.normalize`."""
        return Column(self, _words({"reference": _moment(reference), **options}, _core.column_options()))

    @overload
    def normalize(self, texts: str | bytes, **options: Any) -> Answer: ...
    @overload
    def normalize(self, texts: Iterable[Any], **options: Any) -> Answers: ...
    def normalize(self, texts: Any, *, reference: Any = None, **options: Any) -> Answer | Answers:
        """As :func:`kalends.normalize`, with this model."""
        if _is_one(texts):
            return self.normalize([texts], reference=reference, **{"threads": 1, **options})[0]
        if reference is None or _is_one(reference):
            return self.column(reference=reference, **options).normalize(texts)
        words = [*_words(options, _core.column_options()), "--reference-column", "reference"]
        return Column(self, words).normalize(texts, reference=reference)

    def align(self, text: str | bytes, **options: Any) -> Alignment:
        """Which letters of a text each part of its answer came from."""
        words = _words({**options, "reference": _moment(options.get("reference"))}, _core.text_options())
        return Alignment(_core.align(self._core, text, words))


class Column:
    """A column that is read piece by piece: what its rows have shown decides those that follow.

    >>> import kalends
    >>> column = kalends.Normalizer().column()
    >>> column.normalize(["25/12/2017"]).dates
    ['2017-12-25']
    >>> column.normalize(["05/06/2018"]).dates
    ['2018-06-05']
    >>> column.evidence["order"]["dmy"]
    {'rows': 1, 'example': '25/12/2017'}
    """

    def __init__(self, normalizer: Normalizer, words: list[str]) -> None:
        self._core = _core.Column(normalizer._core, words)

    def normalize(self, texts: Iterable[Any], *, reference: Iterable[Any] | None = None) -> Answers:
        """The answers to the next rows.

        :param reference: what relative dates count from, row by row (by position); a row without one is 'relative'
        """
        if _is_one(texts):
            raise TypeError("a column of texts is wanted, such as a list, and not one text")
        rows = _as_list(texts)
        references = None if reference is None else [_moment(one) for one in _as_list(reference)]
        if references is not None and len(references) != len(rows):
            raise _core.UsageError(f"there are {len(references)} references for {len(rows)} texts")
        is_series = hasattr(texts, "iloc")
        index, name = (texts.index, texts.name) if is_series else (None, None)  # type: ignore[attr-defined]
        return Answers(self._core.normalize(rows, references), index, name, self.evidence)

    @property
    def evidence(self) -> dict[str, Any]:
        """How many rows have spoken for an order, a calendar and so on so far, with the first of them."""
        return self._core.evidence()


@functools.lru_cache(maxsize=1)
def _warn_of_slow_kernels() -> None:
    if better := _core.better_blas_kernels():
        warnings.warn(f"OpenBLAS takes this processor for an old one; with OPENBLAS_CORETYPE={better} in the environment, "
                      "set before Python starts, all of it is many times faster", RuntimeWarning, stacklevel=3)


@functools.lru_cache(maxsize=4)
def _normalizer(model: str | None) -> Normalizer:
    return Normalizer(model)


@overload
def normalize(texts: str | bytes, *, model: str | os.PathLike[str] | None = None, **options: Any) -> Answer: ...
@overload
def normalize(texts: Iterable[Any], *, model: str | os.PathLike[str] | None = None, **options: Any) -> Answers: ...
def normalize(texts: Any, *, model: str | os.PathLike[str] | None = None, **options: Any) -> Answer | Answers:
    """Answers to texts: of a column (a list, a numpy array, a pandas Series ...) a sequence, of one text its own.

    Rows of a column that leave no doubt decide what those mean that do, as on the command line:

    >>> import kalends
    >>> kalends.normalize(["13/05/1918", "05/06/1920"]).dates
    ['1918-05-13', '1920-06-05']
    >>> kalends.normalize("next Friday", reference="2013-02-12", next_weekday="coming").date
    '2013-02-15'

    None, NaN, NaT and NA are empty texts.

    :param model: a model file; without one the model inside the module
    :param order: order of all-numeric dates where the text leaves it open: 'dmy', 'mdy', 'ymd', 'none'; 'auto' learns
        it from the column
    :param as_: what ``written`` has of an answer: 'day', 'edtf' or 'datetime'
    :param reference: what relative dates count from: a date, a datetime, a text such as '2013-02-12T04:30' or 'now';
        or one for each row, by position
    :param threads: how many work; 0: one for each processor
    :param options: all others of ``kalends normalize --help`` that decide what a text means, with underscores:
        century_pivot, years, year_hyphen, month_hyphen, bare_hours, first_week, prefer, next_weekday, week_start,
        julian_until, calendar, islamic, epoch, utc, zone_prefer, min_confidence, n_best
    :raises UsageError: where an option is wrong
    :raises DataError: where bytes are no UTF-8
    :raises TypeError: where something is no text
    """
    return _normalizer(None if model is None else os.fspath(model)).normalize(texts, **options)


def align(text: str | bytes, *, model: str | os.PathLike[str] | None = None, **options: Any) -> Alignment:
    """Which letters of a text each part of its answer came from.

    >>> import kalends
    >>> print(kalends.align("May 2018").outputs)
    ['2', '0', '1', '8', '0', '5']
    """
    return _normalizer(None if model is None else os.fspath(model)).align(text, **options)


def explain(text: str | bytes, *, model: str | os.PathLike[str] | None = None, **options: Any) -> str:
    """In words what was understood of a text, and what would decide it, as ``kalends explain`` prints it.

    >>> import kalends
    >>> print(kalends.explain("3 days ago").split("\\n")[1])
    says        3 days before the day of reference
    """
    return align(text, model=model, **options).explanation()
