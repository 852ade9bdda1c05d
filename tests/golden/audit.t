`kalends audit`: tells what a column of dates holds, before anybody changes it. Needs the default model.

Help:

  $ kalends audit --help
  kalends audit - tells what a column of dates holds, before anybody changes it
  
  Examples:
    kalends audit dates.txt
    kalends audit --csv --column born --column died people.csv
    kalends audit --csv --column born --format html --output born.html people.csv
  
  Usage: kalends audit [OPTIONS] [FILE]
  
  Options:
    -m [ --model ] FILE       the model (default: the one inside the program)
    --csv                     the input is a table of comma-separated values (RFC 4180)
    --tsv                     the same, of tab-separated values without quotation marks
    --jsonl-in                the same, of a JSON object a line
    -c [ --column ] NAME|N    the column of the dates, by name or number from 1; may be given several
                              times
    --field NAME              the same of JSON objects
    --reference-column NAME|N the column of what relative dates count from, each row by its own: ISO 
                              8601
    --no-header               the first row is no header
    --delimiter C             what stands between the cells of a CSV: , ; tab ... (default: ,)
    --ragged                  rows with more or fewer columns than the first stay as they are
    --format FORMAT (=text)   what is written: text, json, svg or html
    --examples N (=5)         rows that are shown of each kind
    -o [ --output ] FILE      write here instead of standard output; never half a file
    --century-pivot N (=69)   two-digit years from N on are 19xx, those below 20xx
    --years FIRST..LAST       where two-digit years lie instead, such as 1850..1931
    --year-hyphen WHAT        what 1911-12 is, ambiguous unless told: month or range
    --month-hyphen WHAT       what Jan-05 is, ambiguous unless told, and 05/20, a day unless told: 
                              day or year
    --first-week WHICH        the first week of a month, ambiguous unless told: that of its first 
                              day, whole, its first 7 days: containing, full or days
    --reference DAY[TIME]|now what relative dates count from: a day, YYYY-MM-DD, or a moment, 
                              2013-02-12T04:30, with an offset behind it or without; or now, of this 
                              machine. Without it they are 'relative'
    --prefer SIDE             which Friday (ambiguous unless told), which year of 9 May, which month 
                              of the 12th, seen from the reference: past, future or nearest
    --bare-hours WHAT         what 8h is beside a reference, ambiguous unless told: eight hours ago, 
                              or a time of the day: ago or clock
    --next-weekday WHICH      next Friday, the next weekend, next July, ambiguous unless told: the 
                              first to come, or that of the week or the year after: coming or 
                              next-week
    --week-start DAY (=mon)   the day that a week begins on: mon, sun or sat
    --julian-until WHEN       what names no calendar is Julian until this day of that calendar, or as
                              long as in a country, two letters of ISO 3166: 1918-01-31 or RU
    --calendar NAME           what counts dates of bare numbers: 1397/02/19, 30-02-1433, 24/06/2561: 
                              gregorian, islamic, persian, hebrew, ethiopic, coptic, indian, chinese,
                              korean, buddhist or minguo
    --islamic WHICH (=civil)  which Islamic calendar converts days to ours: civil, tabular or 
                              umm-al-qura
    --epoch UNIT              bare numbers count seconds, milliseconds or a spreadsheet's days: unix,
                              unix-ms or excel
    --utc                     times whose offset is known are written in UTC
    --zone-prefer REGION      which CST, IST or BST is meant: that of a region, two letters of ISO 
                              3166
    --min-confidence P        less sure answers are refused (default: the model's own)
    --precision P (=bfloat16) what factors of products are rounded to, where the processor multiplies
                              that faster: full or bfloat16
    --threads N (=0)          how many threads work; 0: one for each processor
    -h [ --help ]             this help
  
  How many rows have which status (see `normalize --help`), no order told, but what 1911-12 and Jan-05 are
  and whether all are EDTF decided by the rows themselves, as normalize does; what they say: days, years,
  intervals and so on; which prove an order of day, month and year, which contradict the weekday that they
  name, lie far from the others (more than three times the width of the middle half, and 90 days) or after
  today (this machine's, unless --reference tells it), leave the century open or hold damaged text; what
  the texts look like, and which of their words are not read; the first and last day, and year up to
  today; and the --order that follows from that, if nine of ten rows that prove one prove the same, with
  --year-hyphen and --month-hyphen where rows contradict each other in the same way, and --years where
  two-digit years lie among ten full ones and more.
  Each with the first rows and their lines.
  
  text, json and html tell of each column, one after another; svg draws the dates of one over time, html is
  a page to keep, with that drawing, which needs no other file.

A column's answers, orders, widths and odd rows, and the command to normalise it:

  $ printf '13/05/2018\n05/06/2018\nMonday 9 May 2018\n31/02/2018\n\nnonsense\n09/05/18\n12/25/2018\nMay 2018\n' | kalends audit
           9          rows
           3    33.3% ok
           1    11.1% partial                 line 9 "May 2018" = 2018-05
           2    22.2% ambiguous               line 2 "05/06/2018", line 7 "09/05/18"
           1    11.1% impossible              line 4 "31/02/2018"
           1    11.1% none                    line 6 "nonsense"
           1    11.1% blank
  
  say
           3    33.3% day                     line 1 "13/05/2018" = 2018-05-13, line 3 "Monday 9 May 2018" = 2018-05-09, line 8 "12/25/2018" = 2018-12-25
           1    11.1% month                   line 9 "May 2018" = 2018-05
  
  prove an order of day, month and year
           1    11.1% dmy                     line 1 "13/05/2018"
           1    11.1% mdy                     line 8 "12/25/2018"
  
  worth a look
           1    11.1% contradicting weekday   line 3 "Monday 9 May 2018" = 2018-05-09
           1    11.1% two-digit year          line 7 "09/05/18"
  
  look like (9 a digit, a letters)
           4    44.4% 99/99/9999              line 1 "13/05/2018"
           1    11.1% 99/99/99                line 7 "09/05/18"
           1    11.1% a                       line 6 "nonsense"
           1    11.1% a 9 a 9999              line 3 "Monday 9 May 2018"
           1    11.1% a 9999                  line 9 "May 2018"
  
  dates from 2018-05-09 (line 3 "Monday 9 May 2018") to 2018-12-25 (line 8 "12/25/2018")
  
  years from 2018 (line 1 "13/05/2018") to 2018 (line 1 "13/05/2018")
  
  recommended: kalends normalize
    1 row proves the order dmy.
    1 row proves the order mdy.
    The orders contradict each other: does the column come from several hands?
    2 rows leave the order open and are refused.
    Look at line 1 "13/05/2018", line 8 "12/25/2018"

The same for programs:

  $ printf 'id,born\n1,13/05/2018\n2,no date\n' | kalends audit --csv --column born --format json | sed 's/},"/},\n"/g'
  {"column":"born","rows":2,"blank":0,"statuses":{"ok":{"rows":1,"first":[{"line":2,"text":"13/05/2018","date":"2018-05-13","edtf":"2018-05-13"}]},
  "partial":{"rows":0,"first":[]},
  "approximate":{"rows":0,"first":[]},
  "interval":{"rows":0,"first":[]},
  "several":{"rows":0,"first":[]},
  "ambiguous":{"rows":0,"first":[]},
  "relative":{"rows":0,"first":[]},
  "impossible":{"rows":0,"first":[]},
  "unsure":{"rows":0,"first":[]},
  "none":{"rows":1,"first":[{"line":3,"text":"no date","date":null,"edtf":null}]}},
  "kinds":{"day":{"rows":1,"first":[{"line":2,"text":"13/05/2018","date":"2018-05-13","edtf":"2018-05-13"}]},
  "month":{"rows":0,"first":[]},
  "year":{"rows":0,"first":[]},
  "partial":{"rows":0,"first":[]},
  "period":{"rows":0,"first":[]},
  "part":{"rows":0,"first":[]},
  "within":{"rows":0,"first":[]},
  "moved":{"rows":0,"first":[]},
  "approximate":{"rows":0,"first":[]},
  "interval":{"rows":0,"first":[]},
  "several":{"rows":0,"first":[]}},
  "orders":{"dmy":{"rows":1,"first":[{"line":2,"text":"13/05/2018","date":"2018-05-13","edtf":"2018-05-13"}]},
  "mdy":{"rows":0,"first":[]},
  "ymd":{"rows":0,"first":[]}},
  "contradicting_weekdays":{"rows":0,"first":[]},
  "two_digit_years":{"rows":0,"first":[]},
  "in_future":{"rows":0,"first":[]},
  "damaged":{"rows":0,"first":[]},
  "shapes":[{"shape":"99/99/9999","rows":1,"first":[{"line":2,"text":"13/05/2018","date":"2018-05-13","edtf":"2018-05-13"}]},{"shape":"a a","rows":1,"first":[{"line":3,"text":"no date","date":null,"edtf":null}]}],"rows_of_further_shapes":0,"unread":[],"rows_of_further_unread":0,"dates":{"rows":1,"earliest":{"line":2,"text":"13/05/2018","date":"2018-05-13","edtf":"2018-05-13"},
  "latest":{"line":2,"text":"13/05/2018","date":"2018-05-13","edtf":"2018-05-13"}},
  "years":{"rows":1,"of_two_digits":0,"first":2018,"last":2018,"earliest":{"line":2,"text":"13/05/2018","date":"2018-05-13","edtf":"2018-05-13"},
  "latest":{"line":2,"text":"13/05/2018","date":"2018-05-13","edtf":"2018-05-13"}},
  "times":{"rows":0,"up_to_twelve":{"rows":0,"first":[]},
  "may_lack_am_and_pm":false,"offsets":{}},
  "recommendation":{"order":"dmy","year_hyphen":null,"month_hyphen":null,"calendar":null,"years":null,"as":null,"reasons":["1 row proves the order dmy.","No row leaves the order open."],"against":[]}}

Several columns, into a file:

  $ printf '{"born":"1 May 1918","died":"2 May 1998"}\n{"born":"3 May 1918"}\n' >people.jsonl
  $ kalends audit --jsonl-in --field born --field died --examples 1 --output report people.jsonl
  $ cat report
  column born
           2          rows
           2   100.0% ok
  
  say
           2   100.0% day                     line 1 "1 May 1918" = 1918-05-01
  
  look like (9 a digit, a letters)
           2   100.0% 9 a 9999                line 1 "1 May 1918"
  
  dates from 1918-05-01 (line 1 "1 May 1918") to 1918-05-03 (line 2 "3 May 1918")
  
  years from 1918 (line 1 "1 May 1918") to 1918 (line 1 "1 May 1918")
  
  recommended: kalends normalize --jsonl-in --field born
    No row proves an order of day, month and year.
    No row leaves the order open.
  
  column died
           2          rows
           1    50.0% ok
           1    50.0% blank
  
  say
           1    50.0% day                     line 1 "2 May 1998" = 1998-05-02
  
  look like (9 a digit, a letters)
           1    50.0% 9 a 9999                line 1 "2 May 1998"
  
  dates from 1998-05-02 (line 1 "2 May 1998") to 1998-05-02 (line 1 "2 May 1998")
  
  years from 1998 (line 1 "2 May 1998") to 1998 (line 1 "2 May 1998")
  
  recommended: kalends normalize --jsonl-in --field died
    No row proves an order of day, month and year.
    No row leaves the order open.

A drawing of a column:

  $ printf '9 May 2018\n9 May 2018\n12 May 2018\n' | kalends audit --format svg | sed 's/></>\n</g'
  <svg xmlns="http://www.w3.org/2000/svg" width="720" height="240" viewBox="0 0 720 240" role="img" aria-label="3 complete dates in 3 rows">
  <style>text{font:14px system-ui,sans-serif;fill:#1b1f24}.bar{fill:#0b62d6}.axis{stroke:#1b1f24;stroke-opacity:.4}@media(prefers-color-scheme:dark){text{fill:#e6e9ee}.bar{fill:#6cb0ff}.axis{stroke:#e6e9ee}}</style>
  <text x="64" y="22">3 complete dates in 3 rows</text>
  <rect class="bar" x="64" y="40" width="159" height="160">
  <title>2018-05-09: 2</title>
  </rect>
  <rect class="bar" x="544" y="120" width="159" height="80">
  <title>2018-05-12: 1</title>
  </rect>
  <path class="axis" d="M64 200h640"/>
  <text x="56" y="54" text-anchor="end">2</text>
  <text x="64" y="216" text-anchor="start">2018-05-09</text>
  <text x="704" y="216" text-anchor="end">2018-05-12</text>
  </svg>

Two columns in one drawing are refused:

  $ kalends audit --csv -c a -c b --format svg
  ! kalends audit: option --format: svg draws one column; run audit once for each
  ! Try 'kalends audit --help'.
  [64]

Days first, but for three rows of ten thousand; and some that are odd, all with their lines:

  $ awk 'BEGIN {
  >     split("January February March April May June July August September October November December", months, " ")
  >     print "id,born"
  >     for (row = 2; row <= 10001; ++row) {
  >         day = row * 7 % 28 + 1; month = row * 5 % 12 + 1; year = 1900 + row % 90
  >         text = row % 3 ? sprintf("%02d/%02d/%d", day, month, year) : sprintf("%d %s %d", day, months[month], year)
  >         if (row == 19 || row == 205 || row == 9952) text = "05/23/1950"
  >         if (row == 502) text = "31/02/1950"
  >         if (row == 602) text = "unknown"
  >         if (row == 702) text = ""
  >         if (row == 802) text = "Monday, 10 May 1950"
  >         if (row == 902) text = "03/04/1066"
  >         if (row == 1002) text = "12/07/50"
  >         print row ",\"" text "\""
  >     }
  > }' | kalends audit --csv --column born --examples 3 | grep -v '% ok\|ambiguous\|% dmy\|99/99/9999\|9 a 9999'
  column born
       10000          rows
           1     0.0% impossible              line 502 "31/02/1950"
           1     0.0% none                    line 602 "unknown"
           1     0.0% blank
  
  say
        6663    66.6% day                     line 2 "15/11/1902" = 1902-11-15, line 3 "22 April 1903" = 1903-04-22, line 6 "15 July 1906" = 1906-07-15
  
  prove an order of day, month and year
           3     0.0% mdy                     line 19 "05/23/1950", line 205 "05/23/1950", line 9952 "05/23/1950"
  
  worth a look
           1     0.0% contradicting weekday   line 802 "Monday, 10 May 1950" = 1950-05-10
           1     0.0% two-digit year          line 1002 "12/07/50"
           1     0.0% far from the others     line 902 "03/04/1066" = 1066-04-03
  
  look like (9 a digit, a letters)
           1     0.0% 99/99/99                line 1002 "12/07/50"
           1     0.0% a                       line 602 "unknown"
  
  dates from 1066-04-03 (line 902 "03/04/1066") to 2050-07-12 (line 1002 "12/07/50")
  
  years from 1066 (line 902 "03/04/1066") to 1989 (line 89 "08/02/1989")
  
  recommended: kalends normalize --csv --column born --order dmy
    3328 rows prove the order dmy.
    3 rows prove the order mdy.
    The orders contradict each other: does the column come from several hands?
    3334 rows leave the order open; dmy gives all of them a date.
    Look at line 19 "05/23/1950", line 205 "05/23/1950", line 9952 "05/23/1950"

What the recommended order makes of a column counts in the range of its dates; a slip gets no date of it:

  $ printf '99/12/31\n05/06/05\n' | kalends audit | tail -n 6
  
  dates from 1999-12-31 (line 1 "99/12/31") to 2005-06-05 (line 2 "05/06/05")
  
  recommended: kalends normalize --order ymd
    1 row proves the order ymd.
    1 row leaves the order open; ymd gives it a date.
  $ (for day in {13..22}; do echo $day/05/2018; done; echo 31/04/18) | kalends audit | tail -n 3
  recommended: kalends normalize --order dmy
    10 rows prove the order dmy.
    1 row leaves the order open; dmy gives none of them a date.

A table may have the column already that normalize would add:

  $ printf 'a,a_iso\n9 May 2018,2018-05-09\n' | kalends audit --csv --column a | head -n 3
  column a
           1          rows
           1   100.0% ok
  $ printf '{"a":"9 May 2018","a_iso":"2018-05-09"}\n' | kalends audit --jsonl-in --field a | head -n 3
  column a
           1          rows
           1   100.0% ok

What 1911-12 is, and whether all is EDTF, the column decides as `normalize` does, whose command gives what is told here; where
rows contradict each other, an option decides, if nine of ten say the same:

  $ printf '1911-12\n1998-05\n1908-11\n' | kalends audit | tail -n 4
  recommended: kalends normalize
    No row proves an order of day, month and year.
    No row leaves the order open.
    1 row proves that 1911-12 is a month, such as "1998-05".
  $ printf '1911-12\n2005-06\n' | kalends audit
           2          rows
           2   100.0% ambiguous               line 1 "1911-12", line 2 "2005-06"
  
  look like (9 a digit, a letters)
           2   100.0% 9999-99                 line 1 "1911-12"
  
  recommended: kalends normalize
    No row proves an order of day, month and year.
    No row leaves the order open.
    2 rows may be either a month or a range of years (1911-12) and are refused; --year-hyphen month or range decides.
  $ (for year in {1990..1998}; do echo $year-05; done; echo 1974-76; echo 1908-11) >years.txt
  $ kalends audit years.txt | tail -n 6
    No row proves an order of day, month and year.
    No row leaves the order open.
    9 rows prove that 1911-12 is a month, such as "1990-05".
    1 row proves that 1911-12 is a range of years, such as "1974-76".
    1 row may be either; --year-hyphen month decides.
    1 row has an answer in EDTF alone, which --as edtf writes.
  $ kalends normalize --year-hyphen month years.txt | tail -n 1
  1908-11
  $ printf '1998-05\n1974-76\n1908-11\n' | kalends audit --format json | grep -o '"recommendation".*'
  "recommendation":{"order":null,"year_hyphen":null,"month_hyphen":null,"calendar":null,"years":null,"as":"edtf","reasons":["No row proves an order of day, month and year.","No row leaves the order open.","1 row proves that 1911-12 is a month, such as \"1998-05\".","1 row proves that 1911-12 is a range of years, such as \"1974-76\".","1 row may be either and is refused; --year-hyphen month or range decides.","1 row has an answer in EDTF alone, which --as edtf writes."],"against":[]}}
  $ printf '187X\n1911-12\n1999-22\n1874/1876\n' | kalends audit --year-hyphen range --century-pivot 50
           4          rows
           4   100.0% interval                line 1 "187X", line 2 "1911-12", line 3 "1999-22", line 4 "1874/1876"
  
  say
           1    25.0% month                   line 2 "1911-12" = 1911/1912
           3    75.0% interval                line 1 "187X" = 187X, line 3 "1999-22" = 1999-22, line 4 "1874/1876" = 1874/1876
  
  look like (9 a digit, a letters)
           2    50.0% 9999-99                 line 2 "1911-12"
           1    25.0% 9999/9999               line 4 "1874/1876"
           1    25.0% 999a                    line 1 "187X"
  
  years from 1870 (line 1 "187X") to 1999 (line 3 "1999-22")
  
  recommended: kalends normalize --century-pivot 50 --year-hyphen range --as edtf
    No row proves an order of day, month and year.
    No row leaves the order open.
    2 rows prove that the column is EDTF, such as "187X".
    4 rows have an answer in EDTF alone, which --as edtf writes.

The command to copy is quoted for a shell:

  $ printf "jo's;c\n13/05/2018;x\n" | kalends audit --csv --delimiter ';' --column "jo's" | grep recommended
  recommended: kalends normalize --csv --delimiter ';' --column 'jo'\''s' --order dmy
