`kalends normalize`: writes the ISO date of each line. Needs the default model.

Help:

  $ kalends normalize --help
  kalends normalize - writes the ISO date of each line
  
  Examples:
    echo "Saturday 09 May 2018" | kalends normalize
    kalends normalize --order dmy --output-format jsonl dates.txt
    kalends normalize --csv --column born --output dated.csv people.csv
    kalends normalize --jsonl-in --field born --in-place-column people.jsonl
    kalends normalize --csv --column born --as edtf --with status,earliest,latest people.csv
    kalends normalize --csv --column posted --reference-column seen --as datetime crawl.csv
  
  Usage: kalends normalize [OPTIONS] [FILE...]
  
  Options:
    -m [ --model ] FILE             the model (default: the one inside the program)
    --order ORDER (=auto)           order of all-numeric dates: none, dmy, mdy, ymd or auto
    --century-pivot N (=69)         two-digit years from N on are 19xx, those below 20xx
    --years FIRST..LAST             where two-digit years lie instead, such as 1850..1931
    --year-hyphen WHAT              what 1911-12 is, ambiguous unless told: month or range
    --month-hyphen WHAT             what Jan-05 is, ambiguous unless told, and 05/20, a day unless 
                                    told: day or year
    --first-week WHICH              the first week of a month, ambiguous unless told: that of its 
                                    first day, whole, its first 7 days: containing, full or days
    --reference DAY[TIME]|now       what relative dates count from: a day, YYYY-MM-DD, or a moment, 
                                    2013-02-12T04:30, with an offset behind it or without; or now, of
                                    this machine. Without it they are 'relative'
    --prefer SIDE                   which Friday (ambiguous unless told), which year of 9 May, which 
                                    month of the 12th, seen from the reference: past, future or 
                                    nearest
    --bare-hours WHAT               what 8h is beside a reference, ambiguous unless told: eight hours
                                    ago, or a time of the day: ago or clock
    --next-weekday WHICH            next Friday, the next weekend, next July, ambiguous unless told: 
                                    the first to come, or that of the week or the year after: coming 
                                    or next-week
    --week-start DAY (=mon)         the day that a week begins on: mon, sun or sat
    --julian-until WHEN             what names no calendar is Julian until this day of that calendar,
                                    or as long as in a country, two letters of ISO 3166: 1918-01-31 
                                    or RU
    --calendar NAME                 what counts dates of bare numbers: 1397/02/19, 30-02-1433, 
                                    24/06/2561: gregorian, islamic, persian, hebrew, ethiopic, 
                                    coptic, indian, chinese, korean, buddhist or minguo
    --islamic WHICH (=civil)        which Islamic calendar converts days to ours: civil, tabular or 
                                    umm-al-qura
    --epoch UNIT                    bare numbers count seconds, milliseconds or a spreadsheet's days:
                                    unix, unix-ms or excel
    --utc                           times whose offset is known are written in UTC
    --zone-prefer REGION            which CST, IST or BST is meant: that of a region, two letters of 
                                    ISO 3166
    --min-confidence P              less sure answers are refused (default: the model's own)
    --precision P (=bfloat16)       what factors of products are rounded to, where the processor 
                                    multiplies that faster: full or bfloat16
    --n-best N (=1)                 the N best readings (jsonl, n-best); an ambiguous row gives all 
                                    of them anyway
    --output-format FORMAT (=plain) what is written of a line: plain, jsonl or n-best
    --as FORM (=day)                what is written of an answer: its ISO date, all that EDTF can 
                                    say, or its day and time: day, edtf or datetime
    -o [ --output ] FILE            write here instead of standard output; never half a file
    --passthrough                   where there is no date to give, the text as it was
    -0 [ --null ]                   lines end in NUL, read and written
    --csv                           the input is a table of comma-separated values (RFC 4180)
    --tsv                           the same, of tab-separated values without quotation marks
    --jsonl-in                      the same, of a JSON object a line
    -c [ --column ] NAME|N          the column of the dates, by name or number from 1; may be given 
                                    several times
    --field NAME                    the same of JSON objects
    --reference-column NAME|N       the column of what relative dates count from, each row by its 
                                    own: ISO 8601
    --no-header                     the first row is no header
    --delimiter C                   what stands between the cells of a CSV: , ; tab ... (default: ,)
    --ragged                        rows with more or fewer columns than the first stay as they are
    --into NAME                     name of the further column (default: the column's own, _iso)
    --in-place-column               dates replace the texts, instead of standing in a further column
    --with-status                   further columns (NAME_status) say what became of each text; the 
                                    same as --with status
    --with LIST                     further columns (NAME_status ...), in this order, of: status, 
                                    confidence, edtf, earliest, latest, flags, alternatives, unread, 
                                    datetime, calendar. Several flags have a space between them, 
                                    alternatives ' | ', in JSON too
    -u [ --line-buffered ]          answer each line at once
    --strict                        exit with 1 if a line had no date
    --summary                       count the rows by status on standard error
    --threads N (=0)                how many threads work; 0: one for each processor
    -h [ --help ]                   this help
  
  One line out for each line in, in order. plain: the date, or an empty line where there is none to give.
  jsonl: also status, confidence, alternatives, flags, expression (what the text says), edtf, earliest,
  latest, unread (words and numbers that none of it rests on), datetime. n-best: a line for each reading, as Moses and Marian have it, 'ROW ||| date ||| Confidence= p |||
  ln p', rows from 0. Reads standard input where no FILE is named.
  Of a line longer than 4096 bytes or 256 characters the rest is not read; it is flagged 'truncated'.
  
  --as day: a day, or what ISO 8601 writes of less: 2018-05, 2018, --05-09. --as edtf: all that EDTF can
  say (ISO 8601-2, levels 0 to 2): also 1850~, ../1800, 1863/1865, [1863,1865], 186X. --as datetime: the
  day and the time of it, with its offset if that is known: 2018-05-09T14:30+02:00; without a time the
  day. jsonl has all, whatever --as says; --passthrough, --strict and --summary go by what is written.
  
  Of a table (--csv, --tsv, --jsonl-in) every byte is written as it was, but for the columns of the dates
  (--in-place-column) or further ones behind the last: a date, or nothing (in JSON null) where there is
  none to give. The order of all-numeric dates is learned for each column by itself. Columns of --with
  stand behind all dates: those of the first column of dates, then those of the next.
  
  Statuses with a date: ok (a day), partial (a month or a year, or no year). With an answer in EDTF alone:
  approximate (about, perhaps), interval (from one to another, or a decade, century, season, week),
  several (a list). Without: ambiguous (several meanings fit; an order or option decides), relative
  (counted from a --reference that is missing), impossible (not in the calendar, or before 1873 in Japan's
  years), unsure (below the minimum confidence), none (no date in the text).
  
  --order auto learns the order of all-numeric dates from the rows that leave no doubt, in the block of
  up to 10,000 rows that a row stands in and in all before. Where rows contradict each other or none tells,
  it refuses ambiguous rows. Rows decide in the same way what 1911-12 and Jan-05 are, unless --year-hyphen
  and --month-hyphen tell, and whether all are EDTF, so that 2001-21 is a spring; where more have the day
  next to the year than the month (2014/31/05), 2014/05/09 alone is refused. With any other order,
  --line-buffered or where a person types, each row is taken by itself.
  
  Exit codes: 0; 1 with --strict if a line had no date; 64 usage, 65 bad data, 66 no input, 70 internal
  fault, 73 the output cannot be created, 74 input or output failed.

The example of the help:

  $ echo "Saturday 09 May 2018" | kalends normalize
  2018-05-09

Blank lines stay blank:

  $ printf "\n\n9 May 2018\n \n\n" | kalends normalize
  
  
  2018-05-09
  
  

The last line need not end:

  $ printf "9 May 2018" | kalends normalize
  2018-05-09

Lines may end as Windows ends them, behind a byte order mark:

  $ printf "\xef\xbb\xbf9 May 2018\r\n10 May 2018\r\n\r\n" | kalends normalize
  2018-05-09
  2018-05-10
  

Files follow one another, and `-` is standard input:

  $ printf "9 May 2018" >a
  $ printf "10 May 2018\n" >b
  $ echo "11 May 2018" | kalends normalize a - b
  2018-05-09
  2018-05-11
  2018-05-10

No line in, no line out:

  $ kalends normalize </dev/null

With -0, a zero ends what else a line is:

  $ printf '9 May\n2018\0none\0' | kalends normalize -0 --passthrough | od -An -c
     2   0   1   8   -   0   5   -   0   9  \0   n   o   n   e  \0

What is no date may stay as it is:

  $ printf '9 May 2018\nno date\n\n' | kalends normalize --passthrough
  2018-05-09
  no date
  

With --strict, dates alone are a success:

  $ echo "9 May 2018" | kalends normalize --strict
  2018-05-09

With --strict, a line without a date is a failure:

  $ printf "9 May 2018\nversion 2.18.5\n" | kalends normalize --strict
  2018-05-09
  
  [1]

With --summary, how many rows have which status comes behind, with the order that they prove:

  $ printf "9 May 2018\n25/12/2017\nversion 2.18.5\n" | kalends normalize --summary
  2018-05-09
  2017-12-25
  
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
  ! order: dmy in 1 row (such as "25/12/2017")

With --as edtf, all that EDTF can say; a text that can be nothing else is its own answer:

  $ printf '%s\n' '9 May 2018' '9 May' '1984~' '2004-06-XX' '../1985-04-12' '186X' '[1667,1668..1672]' 'no date' >edtf.txt
  $ kalends normalize edtf.txt
  2018-05-09
  --05-09
  
  2004-06
  
  
  
  
  $ kalends normalize --as edtf edtf.txt
  2018-05-09
  XXXX-05-09
  1984~
  2004-06
  ../1985-04-12
  186X
  [1667,1668..1672]
  
  $ tail -n 3 edtf.txt | kalends normalize --passthrough
  186X
  [1667,1668..1672]
  no date
  $ head -n 7 edtf.txt | kalends normalize --as edtf --strict >/dev/null
  $ head -n 7 edtf.txt | kalends normalize --strict --summary >/dev/null
  ! rows: 7
  ! ok: 1
  ! partial: 2
  ! approximate: 1
  ! interval: 2
  ! several: 1
  ! ambiguous: 0
  ! relative: 0
  ! impossible: 0
  ! unsure: 0
  ! none: 0
  ! edtf: 4 more rows have an answer with --as edtf
  ! order: no row tells
  [1]
  $ sed -n 3p edtf.txt | kalends normalize --output-format jsonl
  {"input":"1984~","date":null,"status":"approximate","confidence":_,"alternatives":[],"flags":["approximate"],"expression":null,"edtf":"1984~","earliest":"1984-01-01","latest":"1984-12-31","unread":[],"datetime":null,"calendar":null}
  $ sed -n 6p edtf.txt | kalends normalize --as edtf --output-format n-best
  0 ||| 186X ||| Confidence= _ ||| _
  $ kalends normalize --as edtf --summary edtf.txt 2>&1 >/dev/null | tail -n 2
  ! none: 1
  ! order: no row tells

A year and a month, or two years: told, or told by the column:

  $ printf '1903-04\n' | kalends normalize --order none --output-format jsonl | grep -o '"by":"[^"]*"'
  "by":"--year-hyphen month"
  "by":"--year-hyphen range"
  $ printf '1903-04\n' | kalends normalize --as edtf --year-hyphen range
  1903/1904
  $ printf '1903-04\n' | kalends normalize --as edtf --year-hyphen month
  1903-04

With n-best, the best readings of each line, and how sure each is; of a line that is open, all:

  $ printf "09/05/18\nno date\n" | kalends normalize --order none --output-format n-best --n-best 2
  0 ||| 2018-05-09 ||| Confidence= _ ||| _
  0 ||| 2018-09-05 ||| Confidence= _ ||| _
  0 ||| 2009-05-18 ||| Confidence= _ ||| _
  0 ||| --05-09 ||| Confidence= _ ||| _
  1 |||  ||| Confidence= _ ||| _

Any number of threads answers the same:

  $ kalends generate --count 3000 --seed 12 --locales en_US,de_AT,ja_JP,th_TH | cut -f 1 >dates
  $ cmp <(kalends normalize --threads 1 <dates) <(kalends normalize --threads 3 <dates) && wc -l <dates
  3000

With -u, each answer comes before the next question is asked:

  $ coproc answer { kalends normalize -u; }
  $ for day in 9 10 11; do
  >     echo "$day May 2018" >&"${answer[1]}"
  >     read -r -t 20 date <&"${answer[0]}" && echo "$date"
  > done
  2018-05-09
  2018-05-10
  2018-05-11

And so no later line tells the order of an earlier one:

  $ printf "25/12/2017\n05/04/2018\n" | kalends normalize -u
  2017-12-25
  
