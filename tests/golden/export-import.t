`kalends export` and `kalends import`: models for other programs, and back. Needs the default model.

Help of export:

  $ kalends export --help
  kalends export - writes a model for other programs
  
  Examples:
    kalends export my.kal --output my.safetensors
  
  Usage: kalends export [OPTIONS] [MODEL]
  
  Options:
    --format FORMAT (=safetensors) of the other file: safetensors
    -o [ --output ] FILE           where it goes; needed
    -h [ --help ]                  this help
  
  safetensors: each tensor by its name and shape, and as JSON texts in the metadata all else that the
  model needs: configuration, vocabulary, names of months, calibration, facts. Without MODEL: the one
  inside the program. The state of an unfinished training stays behind.

Help of import:

  $ kalends import --help
  kalends import - makes a model file of what export wrote
  
  Examples:
    kalends import my.safetensors --output again.kal
  
  Usage: kalends import [OPTIONS] FILE
  
  Options:
    --format FORMAT (=safetensors) of the other file: safetensors
    -o [ --output ] FILE           where it goes; needed
    -h [ --help ]                  this help
  
  Tensors may have other values than when they were exported, as after a training elsewhere; names,
  shapes and metadata are held to what the model's configuration says.

The default model comes back to the same bytes, and answers:

  $ kalends export --output d.safetensors
  $ kalends import d.safetensors --output d.kal
  $ kalends export d.kal --output again.safetensors
  $ cmp d.safetensors again.safetensors && echo same
  same
  $ echo "9 May 2018" | kalends normalize --model d.kal
  2018-05-09

So does one that knows more symbols:

  $ kalends train --locales en_US --examples 64 --embedding 2 --hidden 2 --decoder-hidden 2 --attention-size 2 \
  >     --model grown.kal --vocabulary-examples 100 --validation-examples 10 --calibration-examples 0
  $ kalends export grown.kal --output g.safetensors
  $ kalends import g.safetensors --output g.kal
  $ kalends export g.kal --output again.safetensors
  $ cmp g.safetensors again.safetensors && echo same
  same
  $ kalends inspect g.kal | grep -E '^  (qualifier|part|step) .*"'
    qualifier  ["~","?"]
    part       ["early","mid","late"]
    step       ["#","+","-"]

A file that is no model is refused, and no model is left:

  $ mkdir foreign && cd foreign
  $ echo "9 May 2018" >dates.txt
  $ kalends import dates.txt --output m.kal
  ! kalends import: dates.txt: is no model in safetensors that kalends exported: its header is longer than the file
  [65]
  $ ls
  dates.txt
  $ cd ..

A header that names a tensor otherwise is refused: as long, so that all else is right.

  $ sed 's/"decoder.start.bias"/"decoder.start.bios"/' d.safetensors >renamed.safetensors
  $ kalends import renamed.safetensors --output m.kal
  ! kalends import: renamed.safetensors: the model has no tensor decoder.start.bias
  [65]

Sizes that train refuses are refused here: a size of none, in as many bytes as before.

  $ mkdir none && cd none
  $ sed 's/\\"heads\\":4/\\"heads\\":0/' ../d.safetensors >d.safetensors
  $ kalends import d.safetensors --output m.kal
  ! kalends import: d.safetensors: is no model in safetensors that kalends exported: train would refuse its configuration: --heads 0 is not between 1 and 8192
  [65]
  $ ls
  d.safetensors
