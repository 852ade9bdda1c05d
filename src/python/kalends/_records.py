"""Answers as Python has them."""

from __future__ import annotations

import collections
import dataclasses
import json
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, overload

from kalends import _core

if TYPE_CHECKING:
    import numpy
    import pandas


@dataclasses.dataclass(frozen=True)
class Alternative:
    """One meaning of several that differ."""

    date: str | None
    """Its ISO date; None where it is no day, month or year."""
    order: str | None
    """The order of its numbers: 'dmy', 'mdy' or 'ymd'."""
    confidence: float
    edtf: str | None
    by: str | None
    """The option of the command line that decides for it, such as '--order dmy'; None where none does."""
    datetime: str | None


@dataclasses.dataclass(frozen=True)
class Unread:
    """A word or number of a text that its answer does not rest on."""

    begin: int
    """Where it stands, in bytes of the text's UTF-8."""
    end: int
    text: str


@dataclasses.dataclass(frozen=True)
class Answer:
    """What kalends says of one text: the members of a line of ``kalends normalize --output-format jsonl``."""

    input: str
    date: str | None
    """ISO date: '2018-05-09', '2018-05', '2018', '--05-09'; None where there is none to give."""
    status: str
    """'ok', 'partial', 'approximate', 'interval', 'several'; without an answer 'ambiguous', 'relative', 'impossible',
    'unsure' or 'none'."""
    confidence: float
    """The probability that the answer is right."""
    alternatives: tuple[Alternative, ...]
    flags: tuple[str, ...]
    """What somebody who uses it should know, such as 'century-assumed'."""
    expression: str | None
    """What the text says."""
    edtf: str | None
    """ISO 8601-2: also '1850~', '1914/1918', '[1863,1864]', '186X'."""
    earliest: str | None
    """Its first day; None where it is open."""
    latest: str | None
    unread: tuple[Unread, ...] | None
    """Words and numbers of the text that the answer does not rest on; None where that is not known."""
    datetime: str | None
    """The day and the time of it: '2018-05-09T14:30+02:00'."""
    calendar: str | None
    """The calendar that the text counts by, where it is not ours."""

    @classmethod
    def _of(cls, line: str) -> Answer:
        members = json.loads(line)
        members["alternatives"] = tuple(Alternative(**one) for one in members["alternatives"])
        members["flags"] = tuple(members["flags"])
        if members["unread"] is not None:
            members["unread"] = tuple(Unread(**one) for one in members["unread"])
        return cls(**members)


class _KeptAnswers:
    """What _core.Answers says, without the answers themselves: for pickle."""

    def __init__(self, core: _core.Answers | _KeptAnswers) -> None:
        known: dict[str, str] = {}
        self._lines = [known.setdefault(line, line) for line in map(core.json, range(len(core)))]
        self._written, self._dates, self._confidences = core.written(), core.dates(), core.confidences()
        self._cells = {name: core.cells(name) for name in _core.detail_names()}

    def __len__(self) -> int:
        return len(self._lines)

    def json(self, row: int) -> str:
        return self._lines[row]

    def written(self) -> list[str | None]:
        return list(self._written)

    def dates(self) -> list[str | None]:
        return list(self._dates)

    def confidences(self) -> list[float]:
        return list(self._confidences)

    def cells(self, detail: str) -> list[str | None]:
        return list(self._cells[detail])


class Answers(Sequence[Answer]):
    """Answers to the rows of a column, in order. Made into records one by one, when they are asked for.

    >>> import kalends
    >>> answers = kalends.normalize(["9 May 2018", "circa 1850", None], as_="edtf")
    >>> len(answers), answers[1].status
    (3, 'approximate')
    >>> answers.written
    ['2018-05-09', '1850~', None]
    """

    def __init__(self, core: _core.Answers | _KeptAnswers, index: Any = None, name: Any = None,
                 evidence: dict[str, Any] | None = None) -> None:
        self._core = core
        self.evidence = evidence or {}
        """What the column had shown when these were answered: see :attr:`Column.evidence`."""
        self._index = index  # of the Series that the texts came from
        self._name = name

    def __reduce__(self) -> tuple[Any, ...]:
        return Answers, (_KeptAnswers(self._core), self._index, self._name, self.evidence)

    def __len__(self) -> int:
        return len(self._core)

    @overload
    def __getitem__(self, row: int) -> Answer: ...
    @overload
    def __getitem__(self, row: slice) -> list[Answer]: ...
    def __getitem__(self, row: int | slice) -> Answer | list[Answer]:
        if isinstance(row, slice):
            return [self[one] for one in range(*row.indices(len(self)))]
        if not -len(self) <= row < len(self):
            raise IndexError(f"row {row} of {len(self)}")
        return Answer._of(self._core.json(row % len(self)))

    def __iter__(self) -> Iterator[Answer]:
        return (self[row] for row in range(len(self)))

    def __repr__(self) -> str:
        counts = ", ".join(f"{count} {status}" for status, count in self.statuses.items())
        return f"<kalends.Answers: {len(self)} rows; {counts}>"

    @property
    def statuses(self) -> dict[str, int]:
        """How many rows have which status, the most frequent first."""
        return dict(collections.Counter(map(str, self.column("status"))).most_common())

    def json(self, row: int) -> str:
        """A row as ``kalends normalize --output-format jsonl`` writes it, without a line end."""
        return self._core.json(range(len(self))[row])

    @property
    def dates(self) -> list[str | None]:
        """The ISO date of each row; None where there is none to give."""
        return self._core.dates()

    @property
    def written(self) -> list[str | None]:
        """Of each row what ``as_`` asked for: its date, its EDTF or its day and time."""
        return self._core.written()

    def column(self, name: str) -> list[str | None] | list[float]:
        """One of 'date', 'written' (what ``as_`` asked for), 'status', 'confidence', 'edtf', 'earliest', 'latest', 'flags', 'alternatives', 'unread',
        'datetime' and 'calendar', as ``--with`` writes it: several flags have a space between them."""
        lists = {"date": self._core.dates, "written": self._core.written, "confidence": self._core.confidences}
        if name in lists:
            return lists[name]()
        if name not in _core.detail_names():
            raise KeyError(f"there is no column {name!r}, but: {', '.join([*lists, *_core.detail_names()])}")
        return self._core.cells(name)

    def to_series(self) -> pandas.Series:
        """What ``as_`` asked for, with the index and the name of the Series that the texts came from."""
        import pandas

        return pandas.Series(self.written, index=self._index, name=self._name, dtype=object)

    def to_frame(self, columns: Sequence[str] = ("date", "status", "confidence", "edtf", "earliest", "latest", "flags")
                 ) -> pandas.DataFrame:
        """A DataFrame of these columns, with the index of the Series that the texts came from.

        >>> import kalends
        >>> frame = kalends.normalize(["9 May 2018", "30 February 2018"]).to_frame(["date", "status"])
        >>> print(frame.to_string(index=False))
              date     status
        2018-05-09         ok
              None impossible
        """
        import pandas

        if isinstance(columns, str):
            columns = (columns,)
        return pandas.DataFrame({name: self.column(name) for name in columns}, index=self._index)


class Alignment:
    """Which letters of a text each part of its answer came from. A notebook shows it as a heat map.

    >>> import kalends
    >>> alignment = kalends.align("9 May 2018")
    >>> "".join(alignment.outputs), alignment.weights.shape
    ('20180509', (8, 10))
    >>> alignment.characters[alignment.weights[0].argmax()]
    '2'
    """

    def __init__(self, core: _core.Alignment) -> None:
        self._core = core
        self._told = json.loads(core.json())

    @property
    def answer(self) -> Answer:
        return Answer._of(self._core.answer())

    @property
    def outputs(self) -> list[str]:
        """What is written, part by part: '2', '0', '1', '8', '0', '5', ..."""
        return list(self._told["outputs"])

    @property
    def fields(self) -> list[str | None]:
        """What each output is a part of: 'year', 'year', ..., 'month', 'weekday'."""
        return list(self._told["fields"])

    @property
    def characters(self) -> list[str]:
        """The letters of the text, one a column."""
        return [one["text"] for one in self._told["characters"]]

    @property
    def weights(self) -> numpy.ndarray:
        """How much of each output came from each character: a row an output, which sums to one."""
        import numpy

        return numpy.array(self._told["weights"], dtype=numpy.float32).reshape(len(self.outputs), len(self.characters))

    def table(self) -> str:
        """As ``kalends align`` prints it."""
        return self._core.table()

    def explanation(self) -> str:
        """As ``kalends explain`` prints it."""
        return self._core.explanation()

    def svg(self) -> str:
        """A heat map, as an SVG document."""
        return self._core.svg()

    def _repr_html_(self) -> str:
        drawn = self.svg()
        return drawn[drawn.index("<svg"):]

    def __repr__(self) -> str:
        return self.table()
