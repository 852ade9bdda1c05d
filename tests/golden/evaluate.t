`kalends evaluate`: measures how well a model reads dates that are known. Needs the default model.

Help:

  $ kalends evaluate --help
  kalends evaluate - measures how well a model reads dates that are known
  
  Examples:
    kalends evaluate --model my.kal --data test.tsv
    kalends evaluate --count 20000 --locales en --json
    kalends evaluate --data test.tsv --errors errors.jsonl
    kalends evaluate --data answers.tsv --expect edtf
  
  Usage: kalends evaluate [OPTIONS]
  
  Options:
    -m [ --model ] FILE       the model (default: the one inside the program)
    --data FILE               TSV of known dates; - is standard input
    --expect WHAT (=written)  what the second column is: what the text says, or its answer in EDTF: 
                              written or edtf
    --order ORDER (=none)     the order of all-numeric dates that is told: none, dmy, mdy, ymd or 
                              truth
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
    --json                    one JSON object
    --errors FILE             JSON Lines of the rows that were not answered exactly, with all 
                              readings and the alignment
    -n [ --count ] N (=10000) how many rows to make without --data
    --seed N (=1)             the same seed makes the same rows
    --locales LIST            languages and locales, such as en,de_AT; with a minus all but these 
                              (default: all that ICU knows)
    --from DATE (=0001-01-01) earliest date, YYYY-MM-DD
    --to DATE (=9999-12-31)   latest date
    --patterns LIST           only patterns whose names begin so, such as cldr,iso: (default: all)
    --kinds LIST              only texts that say these (default: all): none, day, month, year, 
                              partial, period, part, within, moved, approximate, interval, several
    --noise X (=1)            how much goes wrong: typing errors, spaces, text around, impossible 
                              dates; 0: nothing
    --typing-errors X (=0.08) share of the texts whose names may be misspelled, times the noise
    -h [ --help ]             this help
  
  The TSV is as `kalends generate` writes it; the first two columns are needed. Without --data, rows are
  made afresh. Order truth: the order that each row says in its sixth column, if it does.
  --expect edtf: the second column is the answer in EDTF (1850~, 1862/1864), none or empty where there is
  none; rows count by what it is: complete, partial, approximate, interval, several, none.
  --kinds: only rows that say these count, be they of the TSV or made afresh.

Without data it makes dates up; metrics come as JSON:

  $ kalends evaluate --count 300 --locales en_US --json | grep -o '"exact_match":' | head -n 1
  "exact_match":

Of all languages as well, numbers whose order words seem to tell among them:

  $ kalends evaluate --count 3000 --seed 9 --order truth --json | grep -o '^{"rows":3000,'
  {"rows":3000,

Dates of one's own are a table:

  $ printf '9 May 2018\t2018-05-09\n' | kalends evaluate --data - --json | grep -o '^{"rows":1,"exact_match":1.0'
  {"rows":1,"exact_match":1.0

What was read wrong goes into a file of its own, with what was due and what was answered:

  $ printf '9 May 2018\t2018-05-08\n10 May 2018\t2018-05-10\n' >rows.tsv
  $ kalends evaluate --data rows.tsv --errors errors.jsonl >/dev/null
  $ wc -l <errors.jsonl
  1
  $ grep -o '"outcome":"wrong","due":"complete","expected":"2018-05-08"' errors.jsonl
  "outcome":"wrong","due":"complete","expected":"2018-05-08"
  $ grep -o '"date":"2018-05-09","status":"ok"' errors.jsonl
  "date":"2018-05-09","status":"ok"

Where a text says more than a date, EDTF and bounds are judged; the year alone is wrong:

  $ printf '1850~\t1850 ~\n../1850\t.. / 1850\nabout 1850\t1850 ~\n' | kalends evaluate --data - | head -n 4
  due                                   rows   exact %   wrong % refused %
  all                                      3    100.00      0.00      0.00
  approximate                              2    100.00      0.00      0.00
  interval                                 1    100.00      0.00      0.00

Where texts say several kinds of things there is a table of them, too, and `--kinds` chooses:

  $ printf '9 May 2018\t2018-05-09\nMay 2018\t2018-05\n1850~\t1850 ~\n../1850\t.. / 1850\n' >kinds.tsv
  $ kalends evaluate --data kinds.tsv | sed -n '/^kind/,/^$/s/ *[^ ]*$//p'
  kind                                  rows   exact %   wrong % refused %     ECE
  day                                      1    100.00      0.00      0.00
  month                                    1    100.00      0.00      0.00
  approximate                              1    100.00      0.00      0.00
  interval                                 1    100.00      0.00      0.00
  
  $ kalends evaluate --data kinds.tsv --kinds month,interval | sed -n '/^kind/,/^$/s/ *[^ ]*$//p'
  kind                                  rows   exact %   wrong % refused %     ECE
  month                                    1    100.00      0.00      0.00
  interval                                 1    100.00      0.00      0.00
  
  $ kalends evaluate --data kinds.tsv --kinds day --json | grep -o '"by_kind":{"day":{"rows":1,'
  "by_kind":{"day":{"rows":1,
  $ kalends evaluate --data kinds.tsv --kinds decade
  ! kalends evaluate: option --kinds: 'decade' is not one of none day month year partial period part within moved approximate interval several
  ! Try 'kalends evaluate --help'.
  [64]

Answers in EDTF of which nobody says what stands in the text; what has none is `none`, or nothing:

  $ printf '9 May 2018\t2018-05-09\nno date\tnone\n\t\nMay 2018\t2018-06\n' >answers.tsv
  $ kalends evaluate --data answers.tsv --expect edtf --errors errors.jsonl
  due                                   rows   exact %   wrong % refused %
  all                                      4     75.00     25.00      0.00
  complete                                 1    100.00      0.00      0.00
  partial                                  1      0.00    100.00      0.00
  none                                     2    100.00      0.00      0.00
  $ grep -o '"outcome":"[a-z]*","due":"[a-z]*","expected":"[^"]*"' errors.jsonl
  "outcome":"wrong","due":"partial","expected":"2018-06"
  $ printf '9 May 2018\t2018-05-09\n9 May\t9 May\n' | kalends evaluate --data - --expect edtf
  ! kalends evaluate: standard input:2: '9 May' is no EDTF (ISO 8601-2, levels 0 to 2), such as 1850~ or 1862/1864; or none
  [65]
  $ printf '9 May 2018\n' | kalends evaluate --data - --expect edtf
  ! kalends evaluate: standard input:1: no tab; a row is text<TAB>EDTF
  [65]
  $ printf '9 May 2018\t20\00018\n' | kalends evaluate --data - --expect edtf
  ! kalends evaluate: standard input:1: '20\u{0}18' is no EDTF (ISO 8601-2, levels 0 to 2), such as 1850~ or 1862/1864; or none
  [65]
  $ kalends evaluate --expect edtf
  ! kalends evaluate: option --expect: only with --data: what is made afresh knows no EDTF
  ! Try 'kalends evaluate --help'.
  [64]
  $ kalends evaluate --data answers.tsv --expect edtf --order truth
  ! kalends evaluate: option --order: truth is not known of EDTF
  ! Try 'kalends evaluate --help'.
  [64]
  $ kalends evaluate --data answers.tsv --expect edtf --kinds day
  ! kalends evaluate: option --kinds: only with --expect written: of EDTF it is not known what the text says
  ! Try 'kalends evaluate --help'.
  [64]

Errors are not written over the data:

  $ echo rows >d.tsv
  $ kalends evaluate --data d.tsv --errors d.tsv
  ! kalends evaluate: --errors and --data are the same file, d.tsv; name another
  ! Try 'kalends evaluate --help'.
  [64]
  $ cat d.tsv
  rows

A row that says no date is told by its line:

  $ printf '9 May 2018\t2018-05-09\n10 May\t2018-5-10\n' >rows.tsv
  $ kalends evaluate --data rows.tsv
  ! kalends evaluate: rows.tsv:2: expression (column 2): word 1, '2018-5-10': a date is written year-month-day as in 2018-05-09, with X for each digit that the text does not give as in XX18-05, or as 2018-W19-3 or 2018-129
  [65]

Data that are missing:

  $ kalends evaluate --data missing.tsv
  ! kalends evaluate: cannot read missing.tsv: No such file or directory
  [66]

Errors that cannot be written:

  $ kalends evaluate --count 10 --errors missing/errors.jsonl
  ! kalends evaluate: missing/errors.jsonl: cannot create: No such file or directory
  [73]
