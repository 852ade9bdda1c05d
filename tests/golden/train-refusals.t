`kalends train`: what it refuses.

  $ small=(--locales en_US --embedding 8 --hidden 8 --attention-size 8 --validation-examples 50 --calibration-examples 50
  >     --vocabulary-examples 2000)

No model is named:

  $ kalends train --examples 100
  ! kalends train: option --model is missing: where shall the model go?
  ! Try 'kalends train --help'.
  [64]

An attention that there is not:

  $ kalends train --attention soft --model tiny.kal
  ! kalends train: unknown attention 'soft'; known are: additive, none, dot, general, scaled-dot, multi-head, local
  ! Try 'kalends train --help'.
  [64]

A model that cannot be written:

  $ kalends train "${small[@]}" --examples 1280 --model no/such/folder/tiny.kal
  ! kalends train: no/such/folder/tiny.kal: cannot create: No such file or directory
  [73]

A model that is a device:

  $ kalends train "${small[@]}" --examples 640 --model /dev/null
  ! kalends train: /dev/null: is not a regular file; name another output
  [73]

A corpus that is missing:

  $ kalends train --train-data missing.tsv --model tiny.kal
  ! kalends train: cannot read missing.tsv: No such file or directory
  [66]

A corpus with a row that is none; no model is left:

  $ mkdir malformed && cd malformed
  $ printf '9 May 2018\t2018-05-09\n10 May 2018\n' >pairs.tsv
  $ kalends train "${small[@]}" --train-data pairs.tsv --examples 1280 --model tiny.kal
  ! kalends train: pairs.tsv:2: no tab; a row is text<TAB>expression
  [65]
  $ ls
  pairs.tsv
  $ cd ..

A corpus that another program still writes: better no model than one of half of it.

  $ mkdir changing && cd changing
  $ kalends generate --count 2000 --locales en_US --output few.tsv
  $ for round in {1..50}; do cat few.tsv; done >rows.tsv
  $ while sleep 0.01; do printf '9 May 2018\t2018-05-09\n' >>rows.tsv; done &
  $ kalends train "${small[@]}" --train-data rows.tsv --examples 640 --model m.kal
  ! kalends train: rows.tsv: changed while it was read; wait until it is written to its end
  [65]
  $ kill $!
  $ ls
  few.tsv
  rows.tsv
  $ cd ..

Two trainings into one file: the second is refused and says why; the first goes on, and leaves nothing but its model.

  $ mkdir two && cd two
  $ command kalends train "${small[@]}" --model m.kal --minutes 5 2>../messages &
  $ await [ -s .m.kal.lock ]
  $ kalends train "${small[@]}" --model m.kal --examples 640
  ! kalends train: m.kal: another process, [0-9]+, is writing it; wait for its end, or name another file (re)
  [73]
  $ kill -TERM $!
  $ wait $!
  [143]
  $ cat ../messages
  stopped; go on with: kalends train --model m.kal --resume
  $ ls -A
  m.kal
  $ cd ..

Two trainings into one log:

  $ echo one >one.jsonl
  $ exec 9>>one.jsonl
  $ flock 9
  $ kalends train --examples 640 --model m.kal --log one.jsonl
  ! kalends train: one.jsonl: another process is writing it; wait for its end, or name another file
  [73]
  $ exec 9>&-

No model is written over unasked:

  $ touch there.kal
  $ kalends train --examples 640 --model there.kal
  ! kalends train: there.kal is there already; --resume goes on with it, --overwrite trains anew and replaces it, another --model leaves it
  ! Try 'kalends train --help'.
  [64]
