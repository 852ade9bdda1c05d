`kalends normalize`: what it refuses.

An option that is cut short:

  $ kalends normalize --summ
  ! kalends normalize: unknown option '--summ'; did you mean '--summary'?
  ! Try 'kalends normalize --help'.
  [64]

An order that there is not:

  $ kalends normalize --order dym
  ! kalends normalize: option --order: 'dym' is not one of none dmy mdy ymd auto
  ! Try 'kalends normalize --help'.
  [64]

A pivot that is no year of a century:

  $ kalends normalize --century-pivot 100
  ! kalends normalize: option --century-pivot: '100' is not a whole number between 0 and 99
  ! Try 'kalends normalize --help'.
  [64]

A file that is missing, told before any is read:

  $ echo '9 May 2018' >present.txt
  $ kalends normalize present.txt missing.txt
  ! kalends normalize: cannot read missing.txt: No such file or directory
  [66]

A folder:

  $ kalends normalize .
  ! kalends normalize: cannot read .: it is a folder
  [66]

What is told of an answer, and what is written of it, by a word that there is:

  $ kalends normalize --csv --column d --with status,time d.csv
  ! kalends normalize: option --with: 'time' is not one of status confidence edtf earliest latest flags alternatives unread datetime calendar
  ! Try 'kalends normalize --help'.
  [64]
  $ kalends normalize --csv --column d --with flags,flags d.csv
  ! kalends normalize: option --with: 'flags' stands there twice
  ! Try 'kalends normalize --help'.
  [64]
  $ kalends normalize --csv --column d --with '' d.csv
  ! kalends normalize: option --with: it names no column; name some of status confidence edtf earliest latest flags alternatives unread datetime calendar
  ! Try 'kalends normalize --help'.
  [64]
  $ kalends normalize --with flags
  ! kalends normalize: option --with: only with --csv, --tsv or --jsonl-in
  ! Try 'kalends normalize --help'.
  [64]
  $ kalends normalize --as time
  ! kalends normalize: option --as: 'time' is not one of day edtf datetime
  ! Try 'kalends normalize --help'.
  [64]

Options that contradict each other:

  $ kalends normalize --years 1850..1931 --century-pivot 50
  ! kalends normalize: option --century-pivot: not with --years, which tells the century itself
  ! Try 'kalends normalize --help'.
  [64]
  $ kalends normalize --prefer past
  ! kalends normalize: option --prefer: nothing to prefer by without --reference
  ! Try 'kalends normalize --help'.
  [64]
  $ kalends normalize --years 0..99
  ! kalends normalize: option --years: '0..99' is not two years as 1850..1931, 1 to 9999, the first not after the last
  ! Try 'kalends normalize --help'.
  [64]
  $ kalends normalize --years 1850
  ! kalends normalize: option --years: '1850' is not two years as 1850..1931, 1 to 9999, the first not after the last
  ! Try 'kalends normalize --help'.
  [64]
  $ kalends normalize --reference tomorrow
  ! kalends normalize: option --reference: 'tomorrow' is not a day as 2013-02-12, with a time as T04:30 behind it or without, or now
  ! Try 'kalends normalize --help'.
  [64]
