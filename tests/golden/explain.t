`kalends explain`: says in words what was understood of a text. Needs the default model.

Help:

  $ kalends explain --help
  kalends explain - says in words what was understood of a text, and what would decide it
  
  Examples:
    kalends explain "printed 1853, about 1860?"
    kalends explain 09/05/18
    kalends explain --reference 2018-05-09 "next Friday"
  
  Usage: kalends explain [OPTIONS] [DATE...]
  
  Options:
    -m [ --model ] FILE       the model (default: the one inside the program)
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
  
  Of each text what it says, the answer, its status and confidence, the meanings of what is ambiguous with
  the option that decides for each, what else is to be known of it, which letters each part came from, and
  which words and numbers were not used. Reads lines of standard input where no DATE is given. Each text is
  taken by itself: what a column tells about its rows is not known here. For people; programs take
  'kalends normalize --output-format jsonl'.

A day, and where each part came from:

  $ kalends explain "Saturday 09 May 2018" | grep -v '^confidence'
  text        Saturday 09 May 2018
  says        Saturday, 9 May 2018
  answer      2018-05-09
  status      ok: a day
  note        the weekday is not that of the date, and the date counts
  from        year "2018"
              month "May"
              day "09"
              weekday "Saturday"

Without where it came from, which may differ a little from processor to processor:

  $ told() { kalends explain "$@" | awk '/^not used/ || /^$/ { from = 0 } /^from/ { from = 1 } !from && !/^confidence/'; }

What is ambiguous, with the option that decides:

  $ told 09/05/18 1903-04
  text        09/05/18
  says        9 May '18 (its numbers as day, month, year)
  answer      none
  status      ambiguous: several meanings fit, and nothing tells which
  meanings    2018-05-09  with --order dmy
              2018-09-05  with --order mdy
              2009-05-18  with --order ymd
  note        the century is not written: --century-pivot or --years tells it
  
  text        1903-04
  says        April 1903 (its numbers as year, month, day)
  answer      none
  status      ambiguous: several meanings fit, and nothing tells which
  meanings    1903-04  with --year-hyphen month
              1903/1904  with --year-hyphen range

What is told decides:

  $ told --order mdy 09/05/18
  text        09/05/18
  says        5 September '18 (its numbers as month, day, year)
  answer      2018-09-05
  status      ok: a day
  note        the century is not written: --century-pivot or --years tells it

Without a reference, and with one:

  $ told "3 days ago"
  text        3 days ago
  says        3 days before the day of reference
  answer      none
  status      relative: counted from a day that nobody told; --reference DAY tells it
  $ told --reference 2018-05-09 "3 days ago"
  text        3 days ago
  says        3 days before the day of reference
  answer      2018-05-06
  status      ok: a day

What was not used:

  $ told "printed in London, about 1860?"
  text        printed in London, about 1860?
  says        about 1860, perhaps
  answer      1860% in EDTF; no day, month or year
  status      approximate: one date, marked as about or perhaps; --as edtf writes it
  note        marked as about
              marked as perhaps
  not used    printed London

Answers in EDTF alone; none at all; another calendar:

  $ told "9–12 May 2018"
  text        9–12 May 2018
  says        from day 9 to 12 May 2018
  answer      2018-05-09/2018-05-12 in EDTF; no day, month or year
  status      interval: from one time to another, or a season, a week, a decade and the like; --as edtf writes it
  $ told 190X
  text        190X
  says        what its signs say, by rule
  answer      190X in EDTF; no day, month or year
  status      interval: from one time to another, or a season, a week, a decade and the like; --as edtf writes it
  $ told --reference 2018-05-09T14:30 "5 minutes ago"
  text        5 minutes ago
  says        5 minutes before the time of reference
  answer      2018-05-09T14:25
  status      ok: a day
  $ told "30 February 2018" "version 2.18.5"
  text        30 February 2018
  says        30 February 2018
  answer      none
  status      impossible: the calendar, or the clock, has no such time
  
  text        version 2.18.5
  says        no date
  answer      none
  status      none: the text holds no date
  $ told "23 Shaʿbān 1439"
  text        23 Shaʿbān 1439
  says        day 23 of month 8 of 1439 by the Islamic calendar
  answer      2018-05-09
  status      ok: a day
  note        written by another calendar, and converted to ours
              a day or two may be others, where months of its calendar begin by sightings or by another table

Lines of standard input; bytes that are none of text are shown as what they are not:

  $ printf '9 May\n\n\001\377 May 1850\n' | told
  text        9 May
  says        9 May
  answer      --05-09, XXXX-05-09 in EDTF
  status      partial: a month or a year, or a day without its year
  
  text        (empty)
  says        no date
  answer      none
  status      none: the text holds no date
  
  text        \u{1}� May 1850
  says        May 1850
  answer      1850-05
  status      partial: a month or a year, or a day without its year
  note        bytes that are no UTF-8, or control characters, were passed over, or letters in a number read as digits

  $ kalends explain --order abc 9/5
  ! kalends explain: option --order: 'abc' is not one of none dmy mdy ymd
  ! Try 'kalends explain --help'.
  [64]
  $ kalends explain --model nowhere.kal 9/5
  ! kalends explain: nowhere.kal: cannot read the model: No such file or directory
  [66]
  $ kalends explain --output . "9 May"
  ! kalends explain: .: is not a regular file; name another output
  [73]
