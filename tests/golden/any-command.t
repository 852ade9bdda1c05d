`kalends COMMAND`: options and models that it cannot take.

An option that is not known:

  $ for command in $(kalends --help | sed -nE 's/^  ([a-z]+)  .*/\1/p'); do
  >     kalends "$command" --no-such-thing
  >     [ $? -eq 64 ] || echo "no failure of usage"
  > done
  ! kalends normalize: unknown option '--no-such-thing'
  ! Try 'kalends normalize --help'.
  ! kalends audit: unknown option '--no-such-thing'
  ! Try 'kalends audit --help'.
  ! kalends align: unknown option '--no-such-thing'
  ! Try 'kalends align --help'.
  ! kalends explain: unknown option '--no-such-thing'
  ! Try 'kalends explain --help'.
  ! kalends interpret: unknown option '--no-such-thing'
  ! Try 'kalends interpret --help'.
  ! kalends generate: unknown option '--no-such-thing'
  ! Try 'kalends generate --help'.
  ! kalends train: unknown option '--no-such-thing'
  ! Try 'kalends train --help'.
  ! kalends average: unknown option '--no-such-thing'
  ! Try 'kalends average --help'.
  ! kalends evaluate: unknown option '--no-such-thing'
  ! Try 'kalends evaluate --help'.
  ! kalends inspect: unknown option '--no-such-thing'
  ! Try 'kalends inspect --help'.
  ! kalends export: unknown option '--no-such-thing'
  ! Try 'kalends export --help'.
  ! kalends import: unknown option '--no-such-thing'
  ! Try 'kalends import --help'.
  ! kalends completion: unknown option '--no-such-thing'
  ! Try 'kalends completion --help'.
  ! kalends man: unknown option '--no-such-thing'
  ! Try 'kalends man --help'.

A model that is missing:

  $ kalends align --model missing.kal
  ! kalends align: missing.kal: cannot read the model: No such file or directory
  [66]
  $ kalends evaluate --model missing.kal
  ! kalends evaluate: missing.kal: cannot read the model: No such file or directory
  [66]
  $ kalends inspect --model missing.kal
  ! kalends inspect: missing.kal: cannot read the model: No such file or directory
  [66]
  $ kalends normalize --model missing.kal
  ! kalends normalize: missing.kal: cannot read the model: No such file or directory
  [66]

A model that is an empty file:

  $ : >empty.kal
  $ kalends align --model empty.kal
  ! kalends align: empty.kal: the file is empty, not a kalends model
  [65]
  $ kalends evaluate --model empty.kal
  ! kalends evaluate: empty.kal: the file is empty, not a kalends model
  [65]
  $ kalends inspect --model empty.kal
  ! kalends inspect: empty.kal: the file is empty, not a kalends model
  [65]
  $ kalends normalize --model empty.kal
  ! kalends normalize: empty.kal: the file is empty, not a kalends model
  [65]

A model that is another file:

  $ echo 'this is no model' >foreign.kal
  $ kalends align --model foreign.kal
  ! kalends align: foreign.kal: not a kalends model (foreign or damaged file)
  [65]
  $ kalends evaluate --model foreign.kal
  ! kalends evaluate: foreign.kal: not a kalends model (foreign or damaged file)
  [65]
  $ kalends inspect --model foreign.kal
  ! kalends inspect: foreign.kal: not a kalends model (foreign or damaged file)
  [65]
  $ kalends normalize --model foreign.kal
  ! kalends normalize: foreign.kal: not a kalends model (foreign or damaged file)
  [65]
