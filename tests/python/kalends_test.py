"""The package of Python: what it answers, beside the command line, and what it refuses."""

import copy
import datetime
import doctest
import importlib
import json
import os
import pickle
import subprocess
import threading

import numpy
import pandas
import pytest

import kalends

PROGRAM = os.environ["KALENDS_PROGRAM"]
TEXTS = ["Saturday 09 May 2018", "9.V.2018", "१० मई २०१८", "13/05/1918", "05/06/1920", "", "31.4.2018", "circa 1850", "9–12 May 2018",
         "3 days ago", "version 2.18.5", "23 Shaʿbān 1439", "printed 1853, about 1860", "\x01 9 May \u202e 2018", "x" * 5000]


def command_line(texts, *options):
    """The lines that the program writes."""
    told = subprocess.run([PROGRAM, "normalize", "--null", "--output-format", "jsonl", *options], check=True, stdout=subprocess.PIPE,
                          input="".join(text + "\0" for text in texts).encode())
    return told.stdout.decode().split("\0")[:-1]


def lines(answers):
    return [answers.json(row) for row in range(len(answers))]


@pytest.mark.parametrize("module", ["kalends", "kalends._records", "kalends._normalizer"])
def test_examples_of_docstrings(module):
    result = doctest.testmod(importlib.import_module(module))
    assert result.failed == 0
    assert result.attempted > 0


@pytest.mark.parametrize("options", [{}, {"order": "mdy"}, {"order": "none", "min_confidence": 0.99}, {"n_best": 3},
                                     {"reference": "2018-05-09", "prefer": "past"}, {"as_": "datetime", "utc": True},
                                     {"calendar": "persian"}, {"years": "1850..1931"}])
def test_answers_of_the_command_line_to_the_byte(options):
    words = []
    for keyword, value in options.items():
        words += [f"--{keyword.rstrip('_').replace('_', '-')}"] + ([] if value is True else [str(value)])
    assert lines(kalends.normalize(TEXTS, **options)) == command_line(TEXTS, *words)


def test_columns_of_several_blocks_are_read_as_the_command_line_reads_them():
    texts = [f"{1 + i % 12:02}/{1 + i % 12:02}/{1900 + i % 100}" for i in range(10_000)] + ["25/12/2017", "05/06/2018"]
    assert lines(kalends.normalize(texts)) == command_line(texts)


def test_columns_of_any_kind():
    expected = ["2018-05-09", None, "2018-05-10"]
    texts = ["9 May 2018", None, "10 May 2018"]
    for column in (texts, tuple(texts), numpy.array(texts, dtype=object), pandas.Series(texts), iter(texts),
                   pandas.Series(texts, dtype="string"), pandas.Series(texts, dtype="category")):
        assert kalends.normalize(column).dates == expected
    assert kalends.normalize(numpy.array(["9 May 2018", ""])).dates == ["2018-05-09", None]
    assert kalends.normalize(numpy.array([b"9 May 2018"])).dates == ["2018-05-09"]
    assert kalends.normalize([]).dates == []


def test_what_stands_for_no_text_is_empty():
    for nothing in (None, float("nan"), numpy.nan, numpy.float64("nan"), pandas.NaT, pandas.NA):
        answer = kalends.normalize([nothing])[0]
        assert (answer.input, answer.date, answer.status) == ("", None, "none")


def test_one_text_has_one_answer():
    answer = kalends.normalize("09/05/18")
    assert (answer.date, answer.status) == (None, "ambiguous")
    assert [one.by for one in answer.alternatives] == ["--order dmy", "--order mdy", "--order ymd"]
    assert kalends.normalize(b"9 May 2018").date == "2018-05-09"
    assert kalends.normalize("printed 9 May 2018").unread[0].text == "printed"


def test_records():
    answers = kalends.normalize(TEXTS)
    assert answers[0] == answers[-len(TEXTS)] == next(iter(answers))
    assert [one.input for one in answers[:2]] == TEXTS[:2]
    assert len(list(answers)) == len(TEXTS)
    for row in (len(TEXTS), -len(TEXTS) - 1):
        with pytest.raises(IndexError):
            answers[row]
    assert pickle.loads(pickle.dumps(answers[0])) == answers[0]
    assert "15 rows" in repr(answers)
    for row, line in enumerate(command_line(TEXTS)):
        told = json.loads(line)
        assert (answers[row].confidence, answers[row].date) == (told["confidence"], told["date"])
        assert answers.column("confidence")[row] == told["confidence"]


def test_frames_and_series():
    column = pandas.Series(["9 May 2018", "circa 1850", None], index=[3, 1, 2], name="born")
    answers = kalends.normalize(column, as_="edtf")
    series = answers.to_series()
    assert (list(series.index), series.name, list(series)) == ([3, 1, 2], "born", ["2018-05-09", "1850~", None])
    frame = answers.to_frame()
    assert list(frame.columns) == ["date", "status", "confidence", "edtf", "earliest", "latest", "flags"]
    assert list(frame.loc[1, ["date", "status", "edtf", "flags"]]) == [None, "approximate", "1850~", "approximate"]
    assert list(answers.to_frame(["calendar", "unread"]).columns) == ["calendar", "unread"]
    with pytest.raises(KeyError):
        answers.to_frame(["colour"])


@pytest.mark.parametrize("again", [lambda core: core, lambda core: pickle.loads(pickle.dumps(core)), copy.deepcopy])
def test_answers_go_from_process_to_process(again):
    answers = kalends.normalize(pandas.Series([*TEXTS, *TEXTS], name="born"), as_="edtf")
    kept = again(pickle.loads(pickle.dumps(answers)))
    assert list(kept) == list(answers)
    assert kept.to_series().equals(answers.to_series())
    every = [*answers.to_frame().columns, "written", "alternatives", "unread", "datetime", "calendar"]
    assert kept.to_frame(every).equals(answers.to_frame(every))
    assert kept.evidence == answers.evidence
    assert repr(kept) == repr(answers)


def test_references_of_the_column_and_of_each_row():
    for reference in ("2018-05-09", datetime.date(2018, 5, 9), datetime.datetime(2018, 5, 9, 12), pandas.Timestamp(2018, 5, 9)):
        assert kalends.normalize("yesterday", reference=reference).date == "2018-05-08"
    seen = pandas.Series(pandas.to_datetime(["2018-05-09", None, "2019-01-01"]))
    assert kalends.normalize(["yesterday"] * 3, reference=seen).dates == ["2018-05-08", None, "2018-12-31"]
    assert kalends.normalize(["Friday"], reference=["2013-02-12"], prefer="past").dates == ["2013-02-08"]
    with pytest.raises(kalends.UsageError, match="1 references for 2 texts"):
        kalends.normalize(["yesterday", "today"], reference=["2018-05-09"])


def test_what_is_no_column_says_what_is_wanted():
    frame = pandas.DataFrame({"born": ["9 May 2018"]})
    with pytest.raises(TypeError, match=r"a column of texts is wanted, and not a DataFrame; name one, such as \['born'\]"):
        kalends.normalize(frame)
    with pytest.raises(TypeError, match="not a dict"):
        kalends.normalize({"born": "9 May 2018"})
    for array in (numpy.array("9 May 2018"), numpy.array([["9 May 2018"]])):
        with pytest.raises(TypeError, match="dimensions"):
            kalends.normalize(array)
    assert kalends.normalize(bytearray(b"9 May 2018")).date == "2018-05-09"
    with pytest.raises(TypeError, match="there is no option 'reference_column'"):
        kalends.normalize(["x"], reference_column="x")
    with pytest.raises(TypeError, match="utc is True or False"):
        kalends.normalize(["x"], utc="no")
    assert kalends.normalize(["9 May 20"], years=(1850, 1949)).dates == ["1920-05-09"]


class Listed:
    """A column as polars and pyarrow have it, which know nothing of pandas' arguments."""

    def __init__(self, name):
        setattr(self, name, lambda: ["13/05/1918", "05/06/1920", None])

    def __iter__(self):
        raise AssertionError("a list was to be had")

    def to_numpy(self):
        raise AssertionError("a list was to be had")

    def index(self, value):
        raise AssertionError("no index of rows")


@pytest.mark.parametrize("name", ["tolist", "to_list", "to_pylist"])
def test_columns_of_other_libraries(name):
    answers = kalends.normalize(Listed(name))
    assert answers.dates == ["1918-05-13", "1920-06-05", None]
    assert list(answers.to_frame(["date"]).index) == [0, 1, 2]


def test_references_of_numpy():
    for unit in ("D", "s", "ns"):
        seen = numpy.array(["2018-05-09", "NaT"], dtype=f"datetime64[{unit}]")
        assert kalends.normalize(["yesterday"] * 2, reference=seen).dates == ["2018-05-08", None]


def test_answers_tell_of_their_column():
    answers = kalends.normalize(["25/12/2017", "05/06/2018", "", ""])
    assert answers.statuses == {"ok": 2, "none": 2}
    assert answers.evidence["order"]["dmy"] == {"rows": 1, "example": "25/12/2017"}
    with pytest.raises(KeyError, match="there is no column 'stat', but: date, written, confidence, status"):
        answers.column("stat")
    assert list(answers.to_frame("status").columns) == ["status"]


def test_columns_keep_their_evidence():
    column = kalends.Normalizer().column()
    assert column.normalize(["05/06/2018"]).dates == [None]
    assert column.normalize(["25/12/2017", "05/06/2018"]).dates == ["2017-12-25", "2018-06-05"]
    assert column.normalize(["05/06/2018"]).dates == ["2018-06-05"]
    assert column.evidence["order"] == {"dmy": {"rows": 1, "example": "25/12/2017"}, "mdy": None, "ymd": None}
    assert column.evidence["edtf"] is False


def test_alignments_are_those_of_the_command_line():
    told = subprocess.run([PROGRAM, "align", "--format", "json", "9 May 2018"], check=True, stdout=subprocess.PIPE).stdout
    alignment = kalends.align("9 May 2018")
    weights = numpy.array(json.loads(told)["weights"], dtype=numpy.float32)
    assert (alignment.weights == weights).all()
    assert numpy.allclose(alignment.weights.sum(axis=1), 1, atol=1e-3)
    assert alignment.characters == list("9 May 2018")
    assert alignment.answer.date == "2018-05-09"
    assert alignment.svg().count("<svg") == 1
    assert alignment._repr_html_().startswith("<svg")
    assert kalends.align("no date at all").outputs == ["none"]


@pytest.mark.parametrize("texts, message", [
    ([b"9 May \xff"], "row 0: the bytes are no UTF-8 from position 6 on"),
    (["9 May", b"\xc3"], "row 1: the bytes are no UTF-8 from position 0 on"),
    (["9 May \ud800"], "row 0: it holds half a surrogate pair"),
])
def test_malformed_texts_are_named(texts, message):
    with pytest.raises(kalends.DataError, match=message) as raised:
        kalends.normalize(texts)
    assert isinstance(raised.value, ValueError)


@pytest.mark.parametrize("texts", [[3], ["9 May", 3.5], [datetime.date(2018, 5, 9)], [["9 May"]], 3, numpy.array([1, 2]), [True]])
def test_what_is_no_text_is_refused(texts):
    with pytest.raises(TypeError, match="a text is wanted"):
        kalends.normalize(texts)


def test_wrong_options_are_named_as_the_command_line_names_them():
    with pytest.raises(kalends.UsageError, match="option --order: 'abc' is not one of none dmy mdy ymd auto"):
        kalends.normalize(["x"], order="abc")
    with pytest.raises(kalends.UsageError, match="option --prefer: nothing to prefer by without --reference"):
        kalends.normalize(["x"], prefer="past")
    with pytest.raises(TypeError, match="there is no option 'colour'"):
        kalends.normalize(["x"], colour="red")
    with pytest.raises(kalends.UsageError, match="option --precision"):
        kalends.Normalizer(precision="double")
    with pytest.raises(TypeError, match="a column of texts"):
        kalends.Normalizer().column().normalize("9 May 2018")


def test_models_that_do_not_load_say_why(tmp_path):
    with pytest.raises(kalends.InputError, match="cannot read the model"):
        kalends.Normalizer(tmp_path / "none.kal")
    (tmp_path / "text.kal").write_text("no model")
    with pytest.raises(kalends.DataError, match="not a kalends model"):
        kalends.normalize(["9 May 2018"], model=tmp_path / "text.kal")


def test_threads_share_a_normalizer():
    normalizer, answers = kalends.Normalizer(), {}
    threads = [threading.Thread(target=lambda i=i: answers.update({i: normalizer.normalize([f"{i} May 2018"] * 50).dates}))
               for i in range(1, 9)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == {i: [f"2018-05-{i:02}"] * 50 for i in range(1, 9)}


def test_threads_of_numpy_change_no_answer():
    """A product by several threads rounds otherwise, also one that a normalizer makes when it is loaded; few texts show it."""
    rows = subprocess.run([PROGRAM, "generate", "--count", "2000", "--seed", "8"], check=True, stdout=subprocess.PIPE).stdout
    texts = ["H2 last year", "hace un año y un cuarto de hora", "maalinta ugu horreysa ee sannadkan"]
    texts += [row.split("\t")[0] for row in rows.decode().split("\n")[:-1] if "\\" not in row]
    assert lines(kalends.normalize(texts)) == command_line(texts)


def test_numpy_keeps_its_threads():
    square = numpy.random.default_rng(1).normal(size=(300, 300))
    before = square @ square
    kalends.normalize(["9 May 2018"])
    assert (square @ square == before).all()
