`kalends generate`: pairs of a free-form date and what it says.

Help:

  $ kalends generate --help
  kalends generate - makes pairs of a free-form date and what it says
  
  Examples:
    kalends generate --count 5
    kalends generate --count 100000 --seed 7 --locales en,de,fr --output pairs.tsv
  
  Usage: kalends generate [OPTIONS]
  
  Options:
    -n [ --count ] N (=1000)  how many rows
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
    --annotated               four more columns: weekday, order, where the fields are written, kind
    --threads N (=0)          how many threads work; 0: one for each processor
    -o [ --output ] FILE      write here instead of standard output; never half a file
    -h [ --help ]             this help
  
  Columns, separated by tabs: text, expression, locale, pattern. A digit that is not written is X;
  a text without a date has 'none', a year that is counted from elsewhere its era (2561-05-09 buddhist).
  The same options give the same bytes.

A row has four columns, and the first is not empty:

  $ kalends generate --count 20 --seed 3 | awk -F '\t' 'NF != 4 || $1 == "" { bad = 1 } END { print NR, bad + 0 }'
  20 0

An annotated row has eight:

  $ kalends generate --count 20 --seed 3 --annotated --locales en_US,de_AT,th_TH |
  >     awk -F '\t' 'NF != 8 { bad = 1 } END { print NR, bad + 0 }'
  20 0

The last of them is the kind of what the text says:

  $ kalends generate --count 500 --seed 3 --annotated --locales en_US |
  >     awk -F '\t' '$2 ~ /^(none|[0-9]*-[0-9]*-[0-9]*)$/ { print ($2 == "none" ? $2 : "a date"), $8 }' | sort -u
  a date day
  none none

Of the locales that are named there are rows, of others none:

  $ kalends generate --count 50 --locales de_AT | cut -f 3 | sort -u
  de_AT

Zero rows may be asked for:

  $ kalends generate --count 0 --locales en_US

A row is the same however many follow it, and another by another seed:

  $ kalends generate --count 5000 --seed 5 --locales en_US,de_AT,th_TH --output long.tsv
  $ kalends generate --count 50 --seed 5 --locales en_US,de_AT,th_TH | cmp - <(head -n 50 long.tsv)
  $ kalends generate --count 50 --seed 6 --locales en_US,de_AT,th_TH | cmp -s - <(head -n 50 long.tsv)
  [1]

Any number of threads writes the same bytes:

  $ kalends generate --count 20000 --seed 5 --locales en_US,de_AT,th_TH --threads 1 --output one.tsv
  $ kalends generate --count 20000 --seed 5 --locales en_US,de_AT,th_TH --threads 3 --output three.tsv
  $ cmp one.tsv three.tsv && wc -l <one.tsv
  20000

Where nobody reads on, it ends in silence:

  $ kalends generate --count 100000000 --locales en_US | head -n 1 | wc -l; echo "${PIPESTATUS[0]}"
  1
  141

A file appears when it is whole, and nothing of it is left where the program is killed before:

  $ mkdir half && cd half
  $ command kalends generate --count 100000000 --locales en_US --output rows.tsv &
  $ written() { [ "$(sed -n 's/^wchar: //p' /proc/$!/io)" -gt 100000 ]; }
  $ await written
  $ ls
  $ kill -KILL $!
  $ wait $! 2>/dev/null
  [137]
  $ ls
  $ cd ..

A full disk, as a file:

  $ kalends generate --count 1000 --locales en_US --output /dev/full
  ! kalends generate: cannot write to /dev/full: No space left on device
  [74]

A full disk behind standard output:

  $ kalends generate --count 100000 --locales en_US >/dev/full
  ! kalends generate: cannot write to standard output: No space left on device
  [74]

An output that cannot be written, of which nothing is left:

  $ mkdir unwritable && cd unwritable
  $ kalends generate --count 5 --locales en_US --output no/such/folder/rows.tsv
  ! kalends generate: no/such/folder/rows.tsv: cannot create: No such file or directory
  [73]
  $ ls -A
  $ cd ..

A kind that there is not, and none:

  $ kalends generate --kinds day,days
  ! kalends generate: option --kinds: 'days' is not one of none day month year partial period part within moved approximate interval several
  ! Try 'kalends generate --help'.
  [64]
  $ kalends generate --kinds ,
  ! kalends generate: option --kinds: it names no kind; name some of none day month year partial period part within moved approximate interval several
  ! Try 'kalends generate --help'.
  [64]

A locale that is not known:

  $ kalends generate --count 5 --locales en,xx_ZZ
  ! kalends generate: no locale 'xx_ZZ'; name a language (de) or a locale (de_AT) of CLDR
  ! Try 'kalends generate --help'.
  [64]

A date that there is not:

  $ kalends generate --from 2018-02-30
  ! kalends generate: option --from: '2018-02-30' is not a date as YYYY-MM-DD
  ! Try 'kalends generate --help'.
  [64]

Dates that run backwards:

  $ kalends generate --from 2018-02-03 --to 2018-02-02
  ! kalends generate: --from is later than --to
  ! Try 'kalends generate --help'.
  [64]

A negative number of rows:

  $ kalends generate --count -5
  ! kalends generate: option --count: '-5' is not a whole number between 0 and 9223372036854775807
  ! Try 'kalends generate --help'.
  [64]

An operand:

  $ kalends generate rows.tsv
  ! kalends generate: takes no operand, but 'rows.tsv' was given
  ! Try 'kalends generate --help'.
  [64]
