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
