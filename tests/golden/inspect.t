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
  
  Without FILE: the model inside the program.

Without a file it tells of the model inside the program:

  $ kalends inspect | head -n 1
  configuration:

For programs it tells all in one JSON object:

  $ kalends inspect --json | grep -o '"attention":"scaled-dot"'
  "attention":"scaled-dot"
