`kalends normalize`: what the rows of a column decide for each other. Needs the default model.

What 1911-12 is; not where an order of days is told, where each line is answered at once, or where it is told itself:

  $ printf '1998-05\n1911-12\n1908-11\n' >months.txt
  $ for order in auto dmy ymd none; do kalends normalize --order $order months.txt | paste -s; done
  1998-05	1911-12	1908-11
  1998-05		
  1998-05		
  1998-05		
  $ kalends normalize --line-buffered months.txt | paste -s
  1998-05		
  $ kalends normalize --as edtf --year-hyphen range months.txt | paste -s
  1998-05	1911/1912	1908/1911
  $ printf '1974-76\n1908-11\n' >ranges.txt
  $ kalends normalize --as edtf ranges.txt | tail -n 1
  1908/1911

In a table each column by itself:

  $ printf 'made,bought\n1911-12,1911-12\n1998-05,1974-76\n,\n' >things.csv
  $ kalends normalize --csv --column made --column bought --as edtf things.csv | head -n 2
  made,bought,made_iso,bought_iso
  1911-12,1911-12,1911-12,1911/1912

Rows that contradict each other decide nothing:

  $ cat months.txt ranges.txt >both.txt
  $ kalends normalize --output-format jsonl both.txt | grep -c '"status":"ambiguous"'
  3

A column that is EDTF throughout, with a row that nobody else writes so; then brackets are no editor's:

  $ printf '187X\n1911-12\n2001-21\n[1850]\n' >edtf.txt
  $ kalends normalize --as edtf edtf.txt | paste -s
  187X	1911-12	2001-21	[1850]
  $ kalends normalize --output-format jsonl edtf.txt | grep -o '"flags":.*' | tail -n 1
  "flags":[],"expression":null,"edtf":"[1850]","earliest":"1850-01-01","latest":"1850-12-31","unread":[],"datetime":null,"calendar":null}
  $ kalends normalize --order none --output-format jsonl edtf.txt | grep -o '"flags":\[[^]]*\]' | tail -n 1
  "flags":["supplied"]
  $ printf 'id,date\n1,187X\n2,1911-12\n3,2001-21\n' | kalends normalize --csv --column date --as edtf
  id,date,date_iso
  1,187X,187X
  2,1911-12,1911-12
  3,2001-21,2001-21

What is told of a year and a month holds there, too:

  $ kalends normalize --as edtf --year-hyphen range edtf.txt | paste -s
  187X	1911/1912	2001-21	[1850]

A blank of Unicode behind a text is none of it:

  $ printf '1984~\302\240\n' | kalends normalize --as edtf
  1984~

--summary says what was decided:

  $ summary() { kalends normalize --as edtf --summary "$@" 2>&1 >/dev/null | grep '^! \(column\|order\|year\|edtf\)'; }
  $ summary months.txt
  ! order: no row tells
  ! year and month: months, by 1 row (such as "1998-05")
  $ summary --order dmy months.txt
  [1]
  $ summary --order none months.txt
  [1]
  $ summary --year-hyphen month months.txt
  ! order: no row tells
  $ summary ranges.txt
  ! order: no row tells
  ! year and month: ranges of years, by 1 row (such as "1974-76")
  $ summary both.txt
  ! order: no row tells
  ! year and month: months by 1 row (such as "1998-05"), ranges of years by 1 row (such as "1974-76"); contradictory, so ambiguous rows of this form are refused
  $ tail -n 1 months.txt | summary
  ! order: no row tells
  ! year and month: no row tells
  $ summary edtf.txt
  ! order: no row tells
  ! edtf: the whole column, by 1 row (such as "187X")
  $ summary --csv --column made --column bought things.csv
  ! column: made
  ! order: no row tells
  ! year and month: months, by 1 row (such as "1998-05")
  ! column: bought
  ! order: no row tells
  ! year and month: ranges of years, by 1 row (such as "1974-76")

So do rows of a month and a number: Mar-95 is no day, Mar-5 no year.

  $ printf 'Jan-05\nMar-95\n' | kalends normalize --as edtf | paste -s
  2005-01	1995-03
  $ printf 'Jan-05\nMar-5\n' | kalends normalize --as edtf | paste -s
  XXXX-01-05	XXXX-03-05
  $ printf 'Jan-05\n' | kalends normalize --as edtf --output-format jsonl | tr ',' '\n' | grep -E '"(status|by)"'
  "status":"ambiguous"
  "by":"--month-hyphen day"
  "by":"--month-hyphen year"
  $ printf 'Jan-05\n' | kalends normalize --as edtf --month-hyphen year
  2005-01
  $ printf 'Jan-05\nMar-95\nApr-13\n' | kalends audit | tail -n 4
  recommended: kalends normalize
    No row proves an order of day, month and year.
    No row leaves the order open.
    1 row proves that Jan-05 or 05/20 is a year, such as "Mar-95".
