`kalends align`: shows which characters each digit of a date came from. Needs the default model.

Help:

  $ kalends align --help
  kalends align - shows which characters each digit of a date came from
  
  Examples:
    kalends align "9 May 2018"
    kalends align --format html --output look.html "9 May 2018" "9.V.2018"
    kalends align --format json --output alignment.jsonl < dates.txt
  
  Usage: kalends align [OPTIONS] [DATE...]
  
  Options:
    -m [ --model ] FILE       the model (default: the one inside the program)
    --format FORMAT (=table)  what is written: table, json, svg, html, pharaoh or matrix
    --beside LIST             more models, with commas between them, shown beside the first; in 
                              table, svg and html
    --ascii                   shades as the digits 0 to 9
    --order ORDER (=none)     order of all-numeric dates: none, dmy, mdy or ymd
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
    -o [ --output ] FILE      write here instead of standard output; never half a file
    -h [ --help ]             this help
  
  Reads lines of standard input where no DATE is given. table: led by the answer, its flags, and what
  the text says where that is more, a row for each digit that is written, a column for each character;
  json: one object a line; svg: a drawing of one date; html: a page of them that needs no other file;
  pharaoh: the character that each digit looked at most, as I-J, both from 0; matrix: all weights,
  tab-separated, characters as columns and digits as rows.

A table for people, led by the date:

  $ kalends align '9 May 2018' | head -n 1
  2018-05-09  ok

Flags stand beside it, and what the text says where that is more:

  $ kalends align 'Saturday, 9 May 2018' | head -n 1
  2018-05-09  ok  weekday-mismatch  says 2018-05-09 sat
  $ kalends align --format html 'Saturday, 9 May 2018' | grep -o '<figcaption>.* sure<' | sed 's/[0-9]* %/_ %/'
  <figcaption>2018-05-09, ok, weekday-mismatch, says 2018-05-09 sat, _ % sure<
  $ kalends align --format svg 'Saturday, 9 May 2018' | grep -o '>2018-05-09, .* sure<' | sed 's/[0-9]* %/_ %/'
  >2018-05-09, ok, weekday-mismatch, says 2018-05-09 sat, _ % sure<
  $ kalends align --order dmy '9/5/18' | head -n 1
  2018-05-09  ok  century-assumed  says XX18-05-09 dmy
  $ kalends align --format json 'Saturday, 9 May 2018' | grep -o '"flags":.*'
  "flags":["weekday-mismatch"],"expression":"2018-05-09 sat","edtf":"2018-05-09","unread":[]}

Also where words beside them seem to tell another:

  $ kalends align --order mdy '08/09/2021, per sales rep' | head -n 1
  2021-08-09  ok  weekday-mismatch  says 2021-08-09 thu mdy  not read: sales

JSON for programs:

  $ kalends align --format json '9 May 2018' | grep -o '"date":"[^"]*"'
  "date":"2018-05-09"

Without an operand it reads lines:

  $ printf "9 May 2018\n10 May 2018\n" | kalends align --format json | wc -l
  2

A matrix has a line of weights for each symbol of the answer: as many as the text has characters, and together 1.

  $ kalends align --format matrix "9 May 2018" "5/2018" | awk -F '\t' '
  >     $1 == "" { print; next }
  >     { sum = 0; for (i = 2; i <= NF; ++i) sum += $i; print $1, NF - 1, (0.999 < sum && sum < 1.001 ? "1" : sum) }'
  	9	 	M	a	y	 	2	0	1	8
  2 10 1
  0 10 1
  1 10 1
  8 10 1
  0 10 1
  5 10 1
  0 10 1
  9 10 1
  
  	5	/	2	0	1	8
  2 6 1
  0 6 1
  1 6 1
  8 6 1
  0 6 1
  5 6 1

Pairs as word aligners write them; none where there is no date:

  $ kalends align --format pharaoh "9 May 2018" "no date"
  6-0 7-1 8-2 9-3 2-4 2-5 0-6 0-7
  1-0

Two dates on one page of HTML; what is in a text stays text:

  $ kalends align --format html --output page.html "9 May 2018" "<script>9 May 2018</script>"
  $ grep -c "<svg" page.html
  2
  $ grep -o "<h2[^>]*>.*</h2>" page.html
  <h2 dir="auto">9 May 2018</h2>
  <h2 dir="auto">&lt;script&gt;9 May 2018&lt;/script&gt;</h2>
  $ grep -c "<script" page.html
  0
  [1]
  $ printf '10 May 2018' | kalends align --format svg | grep -cE "<title>8 from '8': (9.|100) %<"
  1

A drawing shows one date, not two operands:

  $ kalends align --format svg "9 May 2018" "10 May 2018"
  ! kalends align: an SVG shows one date, and here are several; for more take --format html
  ! Try 'kalends align --help'.
  [64]

And not two lines:

  $ printf '9 May 2018\n10 May 2018\n' | kalends align --format svg
  ! kalends align: an SVG shows one date, and here are several; for more take --format html
  [65]

Two models side by side, in each format that shows several:

  $ kalends train --locales en_US --examples 64 --embedding 2 --hidden 2 --decoder-hidden 2 --attention-size 2 \
  >     --model other.kal --vocabulary-examples 100 --validation-examples 10 --calibration-examples 0
  $ kalends align --beside other.kal "9 May 2018" | grep -c "^the default model (additive): 2018-05-09  ok$\|^other.kal (additive): "
  2
  $ kalends align --format html --beside other.kal "9 May 2018" | grep -o "<svg" | wc -l
  2
  $ kalends align --format svg --beside other.kal "9 May 2018" | grep -o "sure<" | wc -l
  2

Formats for programs show one model:

  $ kalends align --beside dot "9 May 2018"
  ! kalends align: option --beside: 'dot' is a kind of attention and no model file; kalends train --locales en --attention dot --model dot.kal makes one
  [66]
  $ kalends align --format json --beside other.kal "9 May 2018"
  ! kalends align: option --beside: only table, svg and html show several models; run align once for each
  ! Try 'kalends align --help'.
  [64]

A format that there is not:

  $ kalends align --format png '9 May 2018'
  ! kalends align: option --format: 'png' is not one of table json svg html pharaoh matrix
  ! Try 'kalends align --help'.
  [64]

The model is not written over:

  $ echo model >m.kal
  $ kalends align --model m.kal --output ./m.kal "9 May 2018"
  ! kalends align: --output and --model are the same file, ./m.kal; name another
  ! Try 'kalends align --help'.
  [64]
  $ cat m.kal
  model

An output that cannot be written:

  $ kalends align --output no/such/folder/a.txt '9 May 2018'
  ! kalends align: no/such/folder/a.txt: cannot create: No such file or directory
  [73]
