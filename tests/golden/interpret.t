`kalends interpret`: answers texts of which it is known what they say, by rule.

Help:

  $ kalends interpret --help
  kalends interpret - answers texts of which it is known what they say, by rule
  
  Examples:
    printf 'before 1800\t.. / 1800\n' | kalends interpret --as edtf
    kalends interpret --output-format jsonl --reference 2013-02-12 pairs.tsv
    kalends generate --count 100 | kalends interpret --summary >/dev/null
  
  Usage: kalends interpret [OPTIONS] [FILE...]
  
  Options:
    --order ORDER (=none)           order of all-numeric dates: none, dmy, mdy or ymd
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
    --output-format FORMAT (=plain) what is written of a line: plain or jsonl
    --as FORM (=day)                what is written of an answer: its ISO date, all that EDTF can 
                                    say, or its day and time: day, edtf or datetime
    -o [ --output ] FILE            write here instead of standard output; never half a file
    --strict                        exit with 1 if a line had no answer
    --summary                       count the rows by status on standard error
    -h [ --help ]                   this help
  
  Reads rows as `kalends generate` writes them: a text, a tab, and its expression, what the text says in
  the language of models and corpora ('.. / 1800' for before 1800, '186X ~' for circa 1860s). Further
  columns may follow; empty lines may not. Answers each as `kalends normalize` does where a model reads
  the text so, with a confidence of 1: the same statuses, dates, EDTF, bounds and flags; no model is
  loaded. One line out for each line in, in order; standard input where no FILE is named.
  
  What is no expression is told with its file and line (65); what was answered before is written.
  
  Exit codes: 0; 1 with --strict if a line had no answer; 64 usage, 65 bad data, 66 no input, 70 internal
  fault, 73 the output cannot be created, 74 input or output failed.

The example of the help:

  $ printf 'before 1800\t.. / 1800\n' | kalends interpret --as edtf
  ../1800

A day, or what ISO 8601 writes of less; EDTF says the rest:

  $ cat >said.tsv <<-END
  > 15 March 2019	2019-03-15
  > im Mai 1877	1877-05
  > um 1420	1420 ~
  > the 1630s	163X
  > the Hundred Years' War, 1337-1453	1337 / 1453
  > 1901 or 1902	1901 | 1902
  > 31.4.2003	2003-04-31
  > no idea	none
  > END
  $ kalends interpret said.tsv
  2019-03-15
  1877-05
  
  
  
  
  
  
  $ kalends interpret --as edtf said.tsv
  2019-03-15
  1877-05
  1420~
  163X
  1337/1453
  [1901,1902]
  
  

--summary says so:

  $ kalends interpret --summary said.tsv >days
  ! rows: 8
  ! ok: 1
  ! partial: 1
  ! approximate: 1
  ! interval: 2
  ! several: 1
  ! ambiguous: 0
  ! relative: 0
  ! impossible: 1
  ! unsure: 0
  ! none: 1
  ! edtf: 4 more rows have an answer with --as edtf
  $ kalends interpret --summary --as edtf said.tsv 2>&1 >edtf | tail -n 1
  ! none: 1

JSON Lines have all, the same members as of `kalends normalize`:

  $ head -n 3 said.tsv | kalends interpret --output-format jsonl
  {"input":"15 March 2019","date":"2019-03-15","status":"ok","confidence":_,"alternatives":[],"flags":[],"expression":"2019-03-15","edtf":"2019-03-15","earliest":"2019-03-15","latest":"2019-03-15","unread":null,"datetime":"2019-03-15","calendar":null}
  {"input":"im Mai 1877","date":"1877-05","status":"partial","confidence":_,"alternatives":[],"flags":[],"expression":"1877-05","edtf":"1877-05","earliest":"1877-05-01","latest":"1877-05-31","unread":null,"datetime":null,"calendar":null}
  {"input":"um 1420","date":null,"status":"approximate","confidence":_,"alternatives":[],"flags":["approximate"],"expression":"1420 ~","edtf":"1420~","earliest":"1420-01-01","latest":"1420-12-31","unread":null,"datetime":null,"calendar":null}

What a text leaves open is told with the option that decides:

  $ printf '1/2/1903\t1903-01-02 mdy\n' | kalends interpret --output-format jsonl | grep -o '"date":"[^}]*'
  "date":"1903-02-01","order":"dmy","confidence":_,"edtf":"1903-02-01","by":"--order dmy","datetime":"1903-02-01"
  "date":"1903-01-02","order":"mdy","confidence":_,"edtf":"1903-01-02","by":"--order mdy","datetime":"1903-01-02"
  $ printf '1871-72\t1871 / XX72\n1871-12\t1871-12 ymd\n' >years.tsv
  $ kalends interpret --as edtf years.tsv
  1871/1872
  1871-12
  $ kalends interpret --as edtf --year-hyphen month years.tsv
  1871/1872
  1871-12
  $ kalends interpret --as edtf --year-hyphen range years.tsv
  1871/1872
  1871-12
  $ printf 'first week of May 2011\t2011-05 #1 week\n' >week.tsv
  $ for which in containing full days; do kalends interpret --as edtf --first-week $which week.tsv; done
  2011-04-25/2011-05-01
  2011-05-02/2011-05-08
  2011-05-01/2011-05-07
  $ printf 'Tuesday\tR tue\nnext Tuesday\tR + 1 tue\n14 July\tXXXX-07-14\n' >relative.tsv
  $ for side in past future nearest; do
  >     kalends interpret --reference 2011-05-02 --prefer $side --next-weekday next-week relative.tsv | paste -s
  > done
  2011-04-26	2011-05-10	2010-07-14
  2011-05-03	2011-05-10	2011-07-14
  2011-05-03	2011-05-10	2011-07-14
  $ kalends interpret --reference 2011-05-02 --output-format jsonl relative.tsv | grep -o '"status":"[a-z]*"\|"by":"[^"]*"'
  "status":"ambiguous"
  "by":"--prefer past"
  "by":"--prefer future"
  "status":"ambiguous"
  "by":"--next-weekday coming"
  "by":"--next-weekday next-week"
  "status":"partial"
  $ printf 'the twenties\tXX2X\n1.2.24\tXX24-02-01 dmy\n' >short.tsv
  $ kalends interpret --as edtf --order dmy short.tsv
  192X
  2024-02-01
  $ kalends interpret --as edtf --order dmy --years 1850..1949 short.tsv
  192X
  1924-02-01

The reference may be today, or have a time behind it:

  $ printf 'today\tR\n' >today.tsv
  $ test "$(kalends interpret --reference now today.tsv)" = "$(date +%F)" && echo today
  today
  $ kalends interpret --reference 2011-05-02T04:30 today.tsv
  2011-05-02
  $ kalends interpret --strict today.tsv
  
  [1]

A week begins where people say that it does:

  $ printf 'this week\tR #0 week\n' >week.tsv
  $ for day in mon sun sat; do kalends interpret --as edtf --reference 2011-05-04 --week-start $day week.tsv; done
  2011-05-02/2011-05-08
  2011-05-01/2011-05-07
  2011-04-30/2011-05-06

Rows as `kalends generate` writes them; files follow one another, and `-` is standard input:

  $ kalends generate --count 2000 --seed 5 >pairs.tsv
  $ kalends interpret --output-format jsonl pairs.tsv | wc -l
  2000
  $ printf 'b\t1802\n' | kalends interpret said.tsv - years.tsv 2>&1 | wc -l
  11

A row that is none is told with its file and line; what was answered before is written:

  $ printf 'a\t1801\nb\t1802 /\nc\t1803\n' >broken.tsv
  $ kalends interpret said.tsv broken.tsv | tail -n 1
  ! kalends interpret: broken.tsv:2: expression (column 2): behind word 2, '/': a point is wanted: a date, R, a step, a part, a mark or a clock
  1801
  $ printf 'a\t1801\n\nc\t1803\n' | kalends interpret
  1801
  ! kalends interpret: standard input:2: an empty line; delete it, or write text<TAB>expression
  [65]
  $ printf 'a date\n' | kalends interpret
  ! kalends interpret: standard input:1: no tab; a row is text<TAB>expression
  [65]
  $ printf 'a\t19th century\n' | kalends interpret
  ! kalends interpret: standard input:1: expression (column 2): word 1, '19th': a date is written year-month-day as in 2018-05-09, with X for each digit that the text does not give as in XX18-05, or as 2018-W19-3 or 2018-129
  [65]
  $ kalends interpret said.tsv missing.tsv
  ! kalends interpret: cannot read missing.tsv: No such file or directory
  [66]

A file appears when it is whole:

  $ mkdir out
  $ kalends interpret --output out/answers broken.tsv
  ! kalends interpret: broken.tsv:2: expression (column 2): behind word 2, '/': a point is wanted: a date, R, a step, a part, a mark or a clock
  [65]
  $ ls out
  $ kalends interpret --output out/answers said.tsv && cmp out/answers days && echo same
  same
  $ kalends interpret --output said.tsv said.tsv
  ! kalends interpret: --output and a FILE are the same file, said.tsv; name another
  ! Try 'kalends interpret --help'.
  [64]

Options that contradict each other, and words that there are not:

  $ kalends interpret --years 1850..1931 --century-pivot 50 said.tsv
  ! kalends interpret: option --century-pivot: not with --years, which tells the century itself
  ! Try 'kalends interpret --help'.
  [64]
  $ kalends interpret --years 1931 said.tsv
  ! kalends interpret: option --years: '1931' is not two years as 1850..1931, 1 to 9999, the first not after the last
  ! Try 'kalends interpret --help'.
  [64]
  $ kalends interpret --years 1931..1850 said.tsv
  ! kalends interpret: option --years: '1931..1850' is not two years as 1850..1931, 1 to 9999, the first not after the last
  ! Try 'kalends interpret --help'.
  [64]
  $ kalends interpret --reference 30.2.2011 said.tsv
  ! kalends interpret: option --reference: '30.2.2011' is not a day as 2013-02-12, with a time as T04:30 behind it or without, or now
  ! Try 'kalends interpret --help'.
  [64]
  $ kalends interpret --reference 2011-02-30 said.tsv
  ! kalends interpret: option --reference: '2011-02-30' is not a day as 2013-02-12, with a time as T04:30 behind it or without, or now
  ! Try 'kalends interpret --help'.
  [64]
  $ kalends interpret --prefer ask said.tsv
  ! kalends interpret: option --prefer: 'ask' is not one of past future nearest
  ! Try 'kalends interpret --help'.
  [64]
  $ kalends interpret --as datetime said.tsv
  2019-03-15
  
  
  
  
  
  
  
  $ kalends interpret --order auto said.tsv
  ! kalends interpret: option --order: 'auto' is not one of none dmy mdy ymd
  ! Try 'kalends interpret --help'.
  [64]

Times of the day, their zones, and what is counted from a moment:

  $ cat >times.tsv <<-END
  > 2.30 pm CEST, 9 May 2018	2018-05-09 T02:30 pm zone name
  > 9 May 2018, 14:00-16:00	2018-05-09 T14:00 / T16:00
  > 9 May 2018 24:00	2018-05-09 T24:00
  > 2018-03-25 02:30 Europe/Berlin	2018-03-25 T02:30 zone name
  > 9 May 2018 14:30 CST	2018-05-09 T14:30 zone name
  > tomorrow at five	R + 1 day T05
  > in 2 hours	R + 2 hour
  > in 2 days	R + 2 day
  > 9 May 2018 25:61	2018-05-09 T25:61
  > END
  $ kalends interpret --as datetime --reference 2013-02-12T04:30 --summary times.tsv
  2018-05-09T14:30+02:00
  2018-05-09T14:00/2018-05-09T16:00
  2018-05-10T00:00
  2018-03-25T02:30
  2018-05-09T14:30
  
  2013-02-12T06:30
  2013-02-14
  
  ! rows: 9
  ! ok: 7
  ! partial: 0
  ! approximate: 0
  ! interval: 0
  ! several: 0
  ! ambiguous: 1
  ! relative: 0
  ! impossible: 1
  ! unsure: 0
  ! none: 0
  $ kalends interpret --as datetime --reference 2013-02-12 --utc --zone-prefer US times.tsv
  2018-05-09T12:30Z
  2018-05-09T14:00/2018-05-09T16:00
  2018-05-10T00:00
  2018-03-25T02:30
  2018-05-09T20:30Z
  
  
  2013-02-14
  
  $ kalends interpret --output-format jsonl --reference 2013-02-12T04:30+05:45 times.tsv
  {"input":"2.30 pm CEST, 9 May 2018","date":"2018-05-09","status":"ok","confidence":_,"alternatives":[],"flags":[],"expression":"2018-05-09 T02:30 pm zone name","edtf":"2018-05-09","earliest":"2018-05-09","latest":"2018-05-09","unread":null,"datetime":"2018-05-09T14:30+02:00","calendar":null}
  {"input":"9 May 2018, 14:00-16:00","date":"2018-05-09","status":"ok","confidence":_,"alternatives":[],"flags":[],"expression":"2018-05-09 T14:00 / T16:00","edtf":"2018-05-09","earliest":"2018-05-09","latest":"2018-05-09","unread":null,"datetime":"2018-05-09T14:00/2018-05-09T16:00","calendar":null}
  {"input":"9 May 2018 24:00","date":"2018-05-09","status":"ok","confidence":_,"alternatives":[],"flags":["end-of-day"],"expression":"2018-05-09 T24:00","edtf":"2018-05-09","earliest":"2018-05-09","latest":"2018-05-09","unread":null,"datetime":"2018-05-10T00:00","calendar":null}
  {"input":"2018-03-25 02:30 Europe/Berlin","date":"2018-03-25","status":"ok","confidence":_,"alternatives":[],"flags":["time-missing"],"expression":"2018-03-25 T02:30 zone name","edtf":"2018-03-25","earliest":"2018-03-25","latest":"2018-03-25","unread":null,"datetime":"2018-03-25T02:30","calendar":null}
  {"input":"9 May 2018 14:30 CST","date":"2018-05-09","status":"ok","confidence":_,"alternatives":[],"flags":["zone-ambiguous"],"expression":"2018-05-09 T14:30 zone name","edtf":"2018-05-09","earliest":"2018-05-09","latest":"2018-05-09","unread":null,"datetime":"2018-05-09T14:30","calendar":null}
  {"input":"tomorrow at five","date":"2013-02-13","status":"ok","confidence":_,"alternatives":[],"flags":[],"expression":"R + 1 day T05","edtf":"2013-02-13","earliest":"2013-02-13","latest":"2013-02-13","unread":null,"datetime":null,"calendar":null}
  {"input":"in 2 hours","date":"2013-02-12","status":"ok","confidence":_,"alternatives":[],"flags":[],"expression":"R + 2 hour","edtf":"2013-02-12","earliest":"2013-02-12","latest":"2013-02-12","unread":null,"datetime":"2013-02-12T06:30+05:45","calendar":null}
  {"input":"in 2 days","date":"2013-02-14","status":"ok","confidence":_,"alternatives":[],"flags":[],"expression":"R + 2 day","edtf":"2013-02-14","earliest":"2013-02-14","latest":"2013-02-14","unread":null,"datetime":"2013-02-14","calendar":null}
  {"input":"9 May 2018 25:61","date":null,"status":"impossible","confidence":_,"alternatives":[],"flags":[],"expression":"2018-05-09 T25:61","edtf":null,"earliest":null,"latest":null,"unread":null,"datetime":null,"calendar":null}

What is wrong with the options:

  $ kalends interpret --reference tomorrow times.tsv
  ! kalends interpret: option --reference: 'tomorrow' is not a day as 2013-02-12, with a time as T04:30 behind it or without, or now
  ! Try 'kalends interpret --help'.
  [64]
  $ kalends interpret --reference 2013-02-12T25:00 times.tsv
  ! kalends interpret: option --reference: '2013-02-12T25:00' is not a day as 2013-02-12, with a time as T04:30 behind it or without, or now
  ! Try 'kalends interpret --help'.
  [64]
  $ kalends interpret --zone-prefer us times.tsv
  ! kalends interpret: option --zone-prefer: 'us' is no region that has an abbreviation of a zone; write two capitals, as US, IN, GB
  ! Try 'kalends interpret --help'.
  [64]
  $ kalends interpret --epoch days times.tsv
  ! kalends interpret: option --epoch: 'days' is not one of unix unix-ms excel
  ! Try 'kalends interpret --help'.
  [64]
