`kalends`: the program itself.

It tells its version:

  $ kalends --version | head -n 1
  kalends 0.2.0

Its help names all commands:

  $ kalends --help
  kalends - normalises free-form dates with a small attention model
  
  Example:
    echo "Saturday 09 May 2018" | kalends normalize
  
  Usage: kalends COMMAND [OPTIONS] [FILE...]
  
  Commands:
    normalize   writes the ISO date of each line
    audit       tells what a column of dates holds, before anybody changes it
    align       shows which characters each digit of a date came from
    explain     says in words what was understood of a text, and what would decide it
    interpret   answers texts of which it is known what they say, by rule
    generate    makes pairs of a free-form date and what it says
    train       learns from pairs, your own or made up
    average     makes one model of several that come from one another, or calibrates one anew
    evaluate    measures how well a model reads dates that are known
    inspect     tells what a model file holds
    export      writes a model for other programs
    import      makes a model file of what export wrote
    completion  writes what a shell completes command lines by
    man         writes a manual page
  
    kalends COMMAND --help   the options of a command
    kalends --version        version, compiler, linear algebra and the model inside

Without a command it does nothing:

  $ kalends
  ! kalends: a command is missing
  ! Try 'kalends --help'.
  [64]

A command that is misspelt is not guessed, but the nearest is named:

  $ kalends normalise
  ! kalends: unknown command 'normalise'; did you mean 'normalize'?
  ! Try 'kalends --help'.
  [64]

Help that a full disk does not take is no success:

  $ kalends --help >/dev/full
  ! kalends: cannot write to standard output; is the disk full?
  [74]

What strangers wrote, in a corpus or on a command line, does not reach a terminal as commands:

  $ printf 'a date\t\033[31m2018\n' >rows.tsv
  $ kalends evaluate --data rows.tsv
  ! kalends evaluate: rows.tsv:1: expression (column 2): word 1, '\u{1B}[31m2018': it is no word of the language here; a date is written as in 2018-05-09, a text without one none
  [65]
  $ kalends $'norm\033[31malize'
  ! kalends: unknown command 'norm\u{1B}[31malize'
  ! Try 'kalends --help'.
  [64]

The program is hardened: position-independent, all addresses resolved before the start and read-only from then on, no stack that
is code, guarded stacks.

  $ program="${KALENDS_FILE:-$KALENDS}"  # the second of which is a script under an emulator
  $ readelf -hW "$program" | grep -o 'Position-Independent Executable'
  Position-Independent Executable
  $ readelf -dW "$program" | grep -o 'Flags: NOW PIE'
  Flags: NOW PIE
  $ readelf -lW "$program" | grep -Eo 'GNU_RELRO|GNU_STACK.* RW ' | awk '{ print $1 }'
  GNU_STACK
  GNU_RELRO
  $ nm -D "$program" | grep -o '__stack_chk_fail'
  __stack_chk_fail
