`kalends normalize` with tables: CSV, TSV and JSON Lines. Needs the default model.

A table gets a column of dates; all its other bytes stay, ends of lines and quotations among them:

  $ printf 'id,born,"note"\r\n1,9 May 2018,"a, ""b""\nc"\r\n2,"Saturday, 12 May 2018",\xff\r\n3,no date,y' |
  >     kalends normalize --csv --column born | od -An -c
     i   d   ,   b   o   r   n   ,   "   n   o   t   e   "   ,   b
     o   r   n   _   i   s   o  \r  \n   1   ,   9       M   a   y
         2   0   1   8   ,   "   a   ,       "   "   b   "   "  \n
     c   "   ,   2   0   1   8   -   0   5   -   0   9  \r  \n   2
     ,   "   S   a   t   u   r   d   a   y   ,       1   2       M
     a   y       2   0   1   8   "   , 377   ,   "   2   0   1   8
     -   0   5   -   1   2   "  \r  \n   3   ,   n   o       d   a
     t   e   ,   y   ,

Or the dates take the place of what they were read from:

  $ printf 'born;died\n13/05/2018;05/06/2018\n05/06/2018;"12/31/2018"\nunknown;5 May\n' >people.csv
  $ kalends normalize --csv --delimiter ';' -c born -c died --in-place-column --output dated.csv people.csv
  $ cat dated.csv
  born;died
  2018-05-13;2018-05-06
  2018-06-05;"2018-12-31"
  ;--05-05

What is no date may stay, too; each column has an order of its own:

  $ kalends normalize --csv --delimiter ';' -c born -c died --in-place-column --passthrough --summary people.csv
  born;died
  2018-05-13;2018-05-06
  2018-06-05;"2018-12-31"
  unknown;--05-05
  ! column: born
  ! rows: 3
  ! ok: 2
  ! partial: 0
  ! approximate: 0
  ! interval: 0
  ! several: 0
  ! ambiguous: 0
  ! relative: 0
  ! impossible: 0
  ! unsure: 0
  ! none: 1
  ! edtf: 0 more rows have an answer with --as edtf
  ! order: dmy in 1 row (such as "13/05/2018")
  ! column: died
  ! rows: 3
  ! ok: 2
  ! partial: 1
  ! approximate: 0
  ! interval: 0
  ! several: 0
  ! ambiguous: 0
  ! relative: 0
  ! impossible: 0
  ! unsure: 0
  ! none: 0
  ! edtf: 0 more rows have an answer with --as edtf
  ! order: mdy in 1 row (such as "12/31/2018")

A column beside each says how it was read:

  $ printf 'id,born,died\n1,13/05/1918,2 Jan 2001\n2,"9 May 1942",\n3,unknown,1999\n' >people.csv
  $ kalends normalize --csv --column born --column died --with-status people.csv
  id,born,died,born_iso,died_iso,born_status,died_status
  1,13/05/1918,2 Jan 2001,1918-05-13,2001-01-02,ok,ok
  2,"9 May 1942",,"1942-05-09",,ok,none
  3,unknown,1999,,1999,none,partial
  $ kalends normalize --csv --column died --in-place-column --with-status people.csv
  id,born,died,died_status
  1,13/05/1918,2001-01-02,ok
  2,"9 May 1942",,none
  3,unknown,1999,partial
  $ printf '{"born":"9 May 2018"}\n{"born":null}\n{ "x":1 }\n' |
  >     kalends normalize --jsonl-in --field born --with-status
  {"born":"9 May 2018","born_iso":"2018-05-09","born_status":"ok"}
  {"born":null,"born_iso":null,"born_status":"none"}
  { "x":1,"born_iso":null,"born_status":"none" }
  $ printf '9 May 2018,1\n' | kalends normalize --csv --column 1 --no-header --with-status
  9 May 2018,1,2018-05-09,ok
  $ printf '{"born":"9 May 2018","born_status":1}\n' | kalends normalize --jsonl-in --field born --with-status
  ! kalends normalize: line 1: there is a member 'born_status' already; name another with --into
  [65]

More of each answer, in the order that is told:

  $ printf 'id,made\n1,1984~\n2,05/06/2018\n3,../1850\n4,9 May 18\n5,\n' >made.csv
  $ kalends normalize --csv --column made --with edtf,status,confidence,earliest,latest,flags,alternatives made.csv |
  >     sed 's/,[01]\.[0-9]*,/,_,/'
  id,made,made_iso,made_edtf,made_status,made_confidence,made_earliest,made_latest,made_flags,made_alternatives
  1,1984~,,1984~,approximate,1,1984-01-01,1984-12-31,approximate,
  2,05/06/2018,,,ambiguous,_,,,,2018-06-05 | 2018-05-06
  3,../1850,,../1850,interval,1,,1850-12-31,,
  4,9 May 18,2018-05-09,2018-05-09,ok,_,2018-05-09,2018-05-09,century-assumed,
  5,,,,none,1,,,,
  $ kalends normalize --csv --column made --as edtf --in-place-column --with flags --with-status made.csv
  id,made,made_status,made_flags
  1,1984~,approximate,approximate
  2,,ambiguous,
  3,../1850,interval,
  4,2018-05-09,ok,century-assumed
  5,,none,
  $ printf '{"made":"05/06/2018"}\n{"made":"1984~"}\n' |
  >     kalends normalize --jsonl-in --field made --with alternatives,edtf,flags,latest
  {"made":"05/06/2018","made_iso":null,"made_alternatives":"2018-06-05 | 2018-05-06","made_edtf":null,"made_flags":null,"made_latest":null}
  {"made":"1984~","made_iso":null,"made_alternatives":null,"made_edtf":"1984~","made_flags":"approximate","made_latest":"1984-12-31"}
  $ kalends normalize --csv --column born --column died --with status,latest people.csv | head -n 2
  id,born,died,born_iso,died_iso,born_status,born_latest,died_status,died_latest
  1,13/05/1918,2 Jan 2001,1918-05-13,2001-01-02,ok,1918-05-13,ok,2001-01-02

A table without a header has columns by number:

  $ printf '9 May 2018,a\n10 May 2018,b\n' | kalends normalize --csv --no-header --column 1
  9 May 2018,a,2018-05-09
  10 May 2018,b,2018-05-10

A cell that stays empty in a lone column is quoted: an empty line would be no row.

  $ printf 'd\n9 May 2018\nfoo\n' | kalends normalize --csv --column d --in-place-column
  d
  2018-05-09
  ""

A row of another width is refused, unless it may stay as it is:

  $ printf 'a,b\n9 May 2018,x\n9 May 2018\n' >ragged.csv
  $ kalends normalize --csv -c a --ragged ragged.csv
  a,b,a_iso
  9 May 2018,x,2018-05-09
  9 May 2018
  $ kalends normalize --csv -c a ragged.csv
  a,b,a_iso
  ! kalends normalize: line 3: 1 columns, where the first row has 2; --ragged leaves such rows as they are
  [65]

Behind a closing quotation mark there is no more cell, else rows would run together; inside a cell a mark is a character:

  $ printf 'd,x\n"9 May 2018" ,1\n"10 May 2018",2\n' | kalends normalize --csv --column d
  d,x,d_iso
  ! kalends normalize: line 2: a cell goes on behind the quotation mark that closes it; one inside a cell is written twice
  [65]
  $ printf 'note,d\n5" pipe,9 May 2018\na"b"c,10 May 2018\n' | kalends normalize --csv --column d
  note,d,d_iso
  5" pipe,9 May 2018,2018-05-09
  a"b"c,10 May 2018,2018-05-10

A quotation mark that is never closed is told by the line where it opens, and nothing is written:

  $ mkdir open && cd open
  $ printf 'a,b\n"9 May 2018,x\n9 May 2018,y\n' | kalends normalize --csv -c a --output dated.csv
  ! kalends normalize: line 2: a quotation mark opens a cell there that is never closed
  [65]
  $ ls
  $ cd ..

A column that there is not; the nearest is named:

  $ printf 'id,born\n' | kalends normalize --csv --column bron
  ! kalends normalize: option --column: there is no column 'bron'; did you mean 'born'?; there are: id, born
  ! Try 'kalends normalize --help'.
  [64]

In TSV a quotation mark is a character like others:

  $ printf 'id\tborn\n1\t"9 May 2018"\n' | kalends normalize --tsv --column born --into iso
  id	born	iso
  1	"9 May 2018"	2018-05-09

And so is a carriage return within a line:

  $ printf 'd\tx\nfoo\ra\t1\n' | kalends normalize --tsv --column d --passthrough | od -c
  0000000   d  \t   x  \t   d   _   i   s   o  \n   f   o   o  \r   a  \t
  0000020   1  \t   f   o   o  \r   a  \n
  0000030

Objects get a member of the date, or have it in place; values of other kinds stay:

  $ printf '{"id":1.0, "born":"9 May 2018"}\n{"born":"no date"}\n{"id":3}\n' |
  >     kalends normalize --jsonl-in --field born
  {"id":1.0, "born":"9 May 2018","born_iso":"2018-05-09"}
  {"born":"no date","born_iso":null}
  {"id":3,"born_iso":null}
  $ printf '{"id":1.0, "born":"9 May 2018"}\n{"born":20180510}\n{"born":null}\n' |
  >     kalends normalize --jsonl-in --field born --in-place-column
  {"id":1.0, "born":"2018-05-09"}
  {"born":"2018-05-10"}
  {"born":null}
  $ printf '{"born":"x"\n' | kalends normalize --jsonl-in --field born
  ! kalends normalize: line 1: no JSON object: * (glob)
  [65]

A member that no object has is told: perhaps a misspelt name, perhaps one inside another object.

  $ printf '{"person":{"born":"9 May 2018"}}\n' | kalends normalize --jsonl-in --field born --output out.jsonl
  ! kalends: no object has a member 'born'; members of what is in it do not count
  $ cat out.jsonl
  {"person":{"born":"9 May 2018"},"born_iso":null}
  $ kalends normalize --jsonl-in --field born </dev/null

No object gets a member twice:

  $ printf '{"born":"9 May 2018"}\n' | kalends normalize --jsonl-in --field born --into born
  ! kalends normalize: option --into: there would be two members 'born'; name another
  ! Try 'kalends normalize --help'.
  [64]
  $ printf '{"a":"9 May 2018"}\n' | kalends normalize --jsonl-in --field a --field a_iso
  ! kalends normalize: option --into: there would be two members 'a_iso'; name another
  ! Try 'kalends normalize --help'.
  [64]

What is copied need not be understood, as numbers that no double holds:

  $ printf '{"id":123456789012345678901234567890,"e":1e400,"s":"\\ud800","a":"9 May 2018"}\n' |
  >     kalends normalize --jsonl-in --field a
  {"id":123456789012345678901234567890,"e":1e400,"s":"\ud800","a":"9 May 2018","a_iso":"2018-05-09"}

Options of tables need one table:

  $ kalends normalize --into iso
  ! kalends normalize: option --into: only with --csv, --tsv or --jsonl-in
  ! Try 'kalends normalize --help'.
  [64]
  $ kalends normalize --csv
  ! kalends normalize: option --column: is missing: where are the dates?
  ! Try 'kalends normalize --help'.
  [64]
  $ kalends normalize --csv --tsv -c a
  ! kalends normalize: option --tsv: the input is --csv
  ! Try 'kalends normalize --help'.
  [64]
  $ kalends normalize --csv -c a --output-format jsonl
  ! kalends normalize: option --output-format: only where the input is lines
  ! Try 'kalends normalize --help'.
  [64]
  $ kalends normalize --jsonl-in --field a --delimiter ';'
  ! kalends normalize: option --delimiter: only with --csv
  ! Try 'kalends normalize --help'.
  [64]
  $ kalends normalize --csv -c a --output a.csv ./a.csv
  ! kalends normalize: --output and a FILE are the same file, a.csv; name another
  ! Try 'kalends normalize --help'.
  [64]

Each row counts from the day of its own reference:

  $ cat >crawl.csv <<-END
  > seen,posted
  > 2018-05-09,yesterday
  > 2018-05-09T14:30:00Z,2 hours ago
  > soon,yesterday
  > ,9 May 2018
  > END
  $ kalends normalize --csv --column posted --reference-column seen --with status,datetime crawl.csv
  seen,posted,posted_iso,posted_status,posted_datetime
  2018-05-09,yesterday,2018-05-08,ok,2018-05-08
  2018-05-09T14:30:00Z,2 hours ago,2018-05-09,ok,2018-05-09T12:30+00:00
  soon,yesterday,,relative,
  ,9 May 2018,2018-05-09,ok,2018-05-09
  $ printf '{"at":"2018-05-09","posted":"yesterday"}\n{"posted":"yesterday"}\n' |
  > kalends normalize --jsonl-in --field posted --reference-column at --with status
  {"at":"2018-05-09","posted":"yesterday","posted_iso":"2018-05-08","posted_status":"ok"}
  {"posted":"yesterday","posted_iso":null,"posted_status":"relative"}
  $ kalends normalize --csv --column posted --reference-column when crawl.csv
  ! kalends normalize: option --reference-column: there is no column 'when'; there are: seen, posted
  ! Try 'kalends normalize --help'.
  [64]
  $ kalends normalize --csv --column posted --reference-column posted crawl.csv
  ! kalends normalize: option --reference-column: 'posted' is a column of dates
  ! Try 'kalends normalize --help'.
  [64]
  $ kalends normalize --csv --column posted --reference-column seen --reference 2018-05-09 crawl.csv
  ! kalends normalize: option --reference: not with --reference-column, which has one for each row
  ! Try 'kalends normalize --help'.
  [64]
  $ kalends normalize --reference-column seen crawl.csv
  ! kalends normalize: option --reference-column: only with --csv, --tsv or --jsonl-in
  ! Try 'kalends normalize --help'.
  [64]
