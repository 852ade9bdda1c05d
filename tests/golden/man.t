`kalends man`: manual pages.

Help:

  $ kalends man --help
  kalends man - writes a manual page
  
  Examples:
    kalends man normalize > kalends-normalize.1
    kalends man train | man -l -
    kalends man --all .
  
  Usage: kalends man [OPTIONS] [COMMAND]
  
  Options:
    --all DIR             write all pages into this folder, kalends.1 and a kalends-COMMAND.1 for 
                          each command
    -h [ --help ]         this help
  
  The page of a command, or of the program where none is named, in the macros of man(7).

The page of a command says what its help says, in the order of manual pages and in the macros of man(7). What a line of the help
is or ends in shows by the number of that line:

  $ page() {
  >     kalends "$@" --help | sed 's/-/\\-/g; 1s/^kalends \([a-z]\)/kalends\\-\1/' >help
  >     kalends man "$@" | awk 'NR == FNR { help[NR] = $0; lines = NR; next }
  >         { for (n = lines; n > 0; --n) if (substr(help[n], length(help[n]) - length($0) + 1) == $0) break }
  >         { print n ? "(" n ")" : $0 }' help -
  > }
  $ page inspect
  .TH KALENDS\-INSPECT 1 "" "kalends *" "User Commands" (glob)
  .SH NAME
  (1)
  .SH EXAMPLES
  .nf
  (4)
  (5)
  .fi
  .SH SYNOPSIS
  \fBkalends inspect\fR [\fIOPTIONS\fR] \fI[FILE]\fR
  .SH DESCRIPTION
  (14)
  (15)
  .SH OPTIONS
  .TP
  \fB\-m\fR, \fB\-\-model\fR \fIFILE\fR
  (10)
  .TP
  \fB\-\-json\fR
  (11)
  .TP
  \fB\-h\fR, \fB\-\-help\fR
  (12)
  .SH SEE ALSO
  \fBkalends\fR(1)

The page of the program says what its help says, and names the pages of the commands:

  $ page
  .TH KALENDS 1 "" "kalends *" "User Commands" (glob)
  .SH NAME
  (1)
  .SH EXAMPLES
  .nf
  (4)
  .fi
  .SH SYNOPSIS
  \fBkalends\fR \fICOMMAND\fR [\fIOPTIONS\fR] [\fIFILE\fR...]
  .SH COMMANDS
  .TP
  \fBkalends\-normalize\fR(1)
  (9)
  .TP
  \fBkalends\-audit\fR(1)
  (10)
  .TP
  \fBkalends\-align\fR(1)
  (11)
  .TP
  \fBkalends\-explain\fR(1)
  (12)
  .TP
  \fBkalends\-interpret\fR(1)
  (13)
  .TP
  \fBkalends\-generate\fR(1)
  (14)
  .TP
  \fBkalends\-train\fR(1)
  (15)
  .TP
  \fBkalends\-average\fR(1)
  (16)
  .TP
  \fBkalends\-evaluate\fR(1)
  (17)
  .TP
  \fBkalends\-inspect\fR(1)
  (18)
  .TP
  \fBkalends\-export\fR(1)
  (19)
  .TP
  \fBkalends\-import\fR(1)
  (20)
  .TP
  \fBkalends\-completion\fR(1)
  (21)
  .TP
  \fBkalends\-man\fR(1)
  (22)

All pages at once, each as it is written alone:

  $ mkdir pages
  $ kalends man --all pages
  $ ls pages
  kalends-align.1
  kalends-audit.1
  kalends-average.1
  kalends-completion.1
  kalends-evaluate.1
  kalends-explain.1
  kalends-export.1
  kalends-generate.1
  kalends-import.1
  kalends-inspect.1
  kalends-interpret.1
  kalends-man.1
  kalends-normalize.1
  kalends-train.1
  kalends.1
  $ for page in pages/kalends-*.1; do
  >     command="${page#pages/kalends-}"
  >     kalends man "${command%.1}" | cmp - "$page"
  > done
  $ kalends man | cmp - pages/kalends.1

All pages and a command do not go together, and nothing is written:

  $ mkdir none && cd none
  $ kalends man --all . normalize
  ! kalends man: option --all: it writes the pages of all commands; leave the COMMAND out
  ! Try 'kalends man --help'.
  [64]
  $ ls
  $ cd ..

All pages into a folder that is missing:

  $ kalends man --all no/such/folder
  ! kalends man: no/such/folder/kalends.1: cannot create: No such file or directory
  [73]

All pages into a folder that takes none:

  $ kalends man --all /proc/self
  ! kalends man: /proc/self/kalends.1: cannot create: * (glob)
  [73]

A command that is not known:

  $ kalends man inspct
  ! kalends man: unknown command 'inspct'; did you mean 'inspect'?
  ! Try 'kalends man --help'.
  [64]
