`kalends completion`: what a shell completes command lines by.

In bash it offers commands, options, what an option may be, files and folders (zsh and fish are tried by
`scripts/check completions`):

  $ eval "$(kalends completion bash)"
  $ offer() {
  >     COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
  >     _kalends
  >     echo "$*: ${COMPREPLY[*]}"
  > }
  $ touch dates.txt
  $ mkdir pages
  $ offer kalends n
  kalends n: normalize
  $ offer kalends normalize --or
  kalends normalize --or: --order
  $ offer kalends normalize --order ''
  kalends normalize --order : none dmy mdy ymd auto
  $ offer kalends normalize --order = d
  kalends normalize --order = d: dmy
  $ offer kalends normalize --with e
  kalends normalize --with e: edtf earliest
  $ offer kalends normalize --with status,e
  kalends normalize --with status,e: status,edtf status,earliest
  $ offer kalends generate --kinds day,i
  kalends generate --kinds day,i: day,interval
  $ offer kalends train --attention m
  kalends train --attention m: multi-head
  $ offer kalends normalize -m d
  kalends normalize -m d: dates.txt
  $ offer kalends normalize d
  kalends normalize d: dates.txt
  $ offer kalends completion f
  kalends completion f: fish
  $ offer kalends man a
  kalends man a: audit align average
  $ offer kalends man --all p
  kalends man --all p: pages

For a shell that it does not know it says which it knows:

  $ kalends completion tcsh
  ! kalends completion: for which shell: bash, zsh or fish?
  ! Try 'kalends completion --help'.
  [64]
