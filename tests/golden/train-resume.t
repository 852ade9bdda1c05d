`kalends train --resume`: what was stopped goes on.

A run that a signal stops says how it goes on, and has saved its state:

  $ sizes=(--embedding 8 --hidden 8 --attention-size 8)
  $ short=(--locales en_US --batch-size 64 --validation-every 640 --validation-examples 50 --calibration-examples 50
  >     --vocabulary-examples 500)
  $ command kalends train "${sizes[@]}" "${short[@]}" --examples 100000000 --model stopped.kal --log log 2>messages &
  $ await [ -s log ]
  $ kill -TERM $!
  $ wait $!
  [143]
  $ cat messages
  stopped; go on with: kalends train --model stopped.kal --resume
  $ kalends inspect stopped.kal | grep -c '^training:'
  1

A name that a shell would take apart is quoted:

  $ rm log
  $ command kalends train "${sizes[@]}" "${short[@]}" --examples 100000000 --model "my model's.kal" --log log 2>messages &
  $ await [ -s log ]
  $ kill -TERM $!
  $ wait $!
  [143]
  $ cat messages
  stopped; go on with: kalends train --model 'my model'\''s.kal' --resume

A child goes on without its parent:

  $ kalends train "${sizes[@]}" "${short[@]}" --examples 640 --model first.kal
  $ kalends train "${short[@]}" --examples 640 --initialize-from first.kal --keep-state --model second.kal
  $ mv first.kal finished.kal
  $ kalends train "${short[@]}" --examples 1280 --initialize-from first.kal --resume --model second.kal
  $ kalends inspect --model second.kal | grep ' examples '
    examples                   1280

A finished model that kept no state does not go on:

  $ kalends train "${sizes[@]}" "${short[@]}" --examples 1280 --model finished.kal --resume
  ! kalends train: the model has no training state: its training has ended; --initialize-from trains on from a finished model
  [65]

Nor does a run with another size:

  $ kalends train "${sizes[@]}" "${short[@]}" --examples 640 --keep-state --model kept.kal
  $ kalends train --examples 1280 --model kept.kal --resume --hidden 9
  ! kalends train: option --hidden: the training began with '8', not '9'; leave the option out to go on
  ! Try 'kalends train --help'.
  [64]

Nor with another corpus:

  $ yes "$(printf '9 May 2018\t2018-05-09')" | head -n 400 >pairs.tsv
  $ words=("${sizes[@]}" --train-data pairs.tsv --batch-size 64 --model corpus.kal --keep-state)
  $ kalends train "${words[@]}" --examples 640
  $ printf '10 May 2018\t2018-05-10\n' >>pairs.tsv
  $ kalends train "${words[@]}" --examples 1280 --resume
  ! kalends train: the rows of --train-data or --validation-data are others than when the training began; give it the same
  [65]

Nor with other validation data: where the generator teaches, the rows that choose the best weights are of the training, too.

  $ printf '9 May 2018\t2018-05-09\n' >one.tsv
  $ printf '10 May 2018\t2018-05-10\n' >other.tsv
  $ words=("${sizes[@]}" --locales en_US --vocabulary-examples 500 --calibration-examples 50 --model checked.kal --keep-state)
  $ kalends train "${words[@]}" --examples 640 --validation-data one.tsv
  $ kalends train "${words[@]}" --examples 1280 --resume --validation-data one.tsv
  $ kalends train "${words[@]}" --examples 1920 --resume --validation-data other.tsv
  ! kalends train: the rows of --train-data or --validation-data are others than when the training began; give it the same
  [65]
  $ kalends train "${words[@]}" --examples 1920 --resume
  ! kalends train: the rows of --train-data or --validation-data are others than when the training began; give it the same
  [65]
