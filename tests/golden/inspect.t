`kalends inspect`: tells what a model file holds. Needs the default model.

Help:

  $ kalends inspect --help
  kalends inspect - tells what a model file holds
  
  Examples:
    kalends inspect
    kalends inspect --json my.kal
  
  Usage: kalends inspect [OPTIONS] [FILE]
  
  Options:
    -m [ --model ] FILE   the model (default: the one inside the program)
    --json                one JSON object
    -h [ --help ]         this help
  
  Without FILE: the model inside the program. Symbols are what it can write, by the role
  that they play: it answers no text that needs another.

Without a file it tells of the model inside the program:

  $ kalends inspect | head -n 1
  configuration:

What it can write, by role:

  $ kalends inspect | grep -A 7 '^symbols:'
  symbols:
    count      90
    digit      ["0","1","2","3","4","5","6","7","8","9","X"]
    weekday    ["mon","tue","wed","thu","fri","sat","sun"]
    order      ["dmy","mdy","ymd"]
    other      ["none","end"]
    form       ["week","ordinal"]
    era        ["bc","buddhist","minguo","dangi","meiji","taisho","showa","heisei","reiwa","ad","neg"]

For programs it tells all in one JSON object:

  $ kalends inspect --json | grep -o '"attention":"additive"'
  "attention":"additive"

Calibrations have names, those of evidence first, then those of what is more than a date:

  $ kalends inspect | sed -n '/^calibration:/,/^default/s/^  \([a-z]*\).*/\1/p' | xargs
  unchecked named shared number inside resembling missing worded invented leftover day month year partial period part within moved approximate interval several
