"""Dates as people write them, as ISO dates and EDTF.

    >>> import kalends
    >>> kalends.normalize("Saturday 09 May 2018").date
    '2018-05-09'
    >>> kalends.normalize(["13/05/1918", "05/06/1920", "unknown"]).dates
    ['1918-05-13', '1920-06-05', None]
    >>> kalends.normalize("circa 1850").edtf
    '1850~'

What is ambiguous or impossible has no date, and says why:

    >>> answer = kalends.normalize("05/06/1920")
    >>> answer.date, answer.status, [one.date for one in answer.alternatives]
    (None, 'ambiguous', ['1920-06-05', '1920-05-06'])

The options are those of ``kalends normalize --help``, with underscores: ``kalends.normalize(texts, order="dmy")``.
"""

from kalends._core import DataError, Error, InputError, UsageError, version as __version__
from kalends._normalizer import Column, Normalizer, align, explain, normalize
from kalends._records import Alignment, Alternative, Answer, Answers, Unread

__all__ = ["Alignment", "Alternative", "Answer", "Answers", "Column", "DataError", "Error", "InputError", "Normalizer",
           "Unread", "UsageError", "align", "explain", "normalize"]
