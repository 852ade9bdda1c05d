`kalends train --initialize-from`: a model goes on from another.

The parent of all models here:

  $ tiny=(--locales en_US --batch-size 64 --validation-examples 50 --calibration-examples 50 --vocabulary-examples 500)
  $ kalends train "${tiny[@]}" --examples 640 --embedding 8 --hidden 9 --decoder-hidden 8 --attention-size 8 \
  >     --min-confidence 0.7 --model first.kal

Its child has its sizes, and learns:

  $ kalends train "${tiny[@]}" --examples 640 --initialize-from first.kal --seed 2 --model second.kal
  $ kalends inspect --json second.kal | grep -o '"hidden":9'
  "hidden":9
  $ cmp -s first.kal second.kal
  [1]

A child may have another attention, of another size:

  $ kalends train "${tiny[@]}" --examples 640 --initialize-from first.kal --attention scaled-dot --attention-size 6 --seed 2 \
  >     --model dot.kal
  $ kalends inspect --json dot.kal | grep -o '"attention":"[a-z-]*"\|"attention_size":[0-9]*\|"hidden":[0-9]*'
  "hidden":9
  "attention":"scaled-dot"
  "attention_size":6

The encoder's state can be wider; a child of another size is refused:

  $ kalends train "${tiny[@]}" --examples 640 --initialize-from first.kal --hidden 12 --seed 2 --model wide.kal
  $ kalends inspect --json wide.kal | grep -o '"hidden":[0-9]*'
  "hidden":12
  $ kalends train "${tiny[@]}" --initialize-from first.kal --hidden 8 --model third.kal
  ! kalends train: option --hidden: the encoder of the model to start from has a state of 9, which can grow, not shrink
  ! Try 'kalends train --help'.
  [64]

  $ kalends train --initialize-from first.kal --decoder-hidden 12 --model third.kal
  ! kalends train: option --decoder-hidden: with --initialize-from the sizes are those of that model; leave it out
  ! Try 'kalends train --help'.
  [64]

Own pairs teach a child: it learns their characters and names of months, and keeps how sure the parent wants to be.

  $ for i in 1 2 3 4 5 6 7 8 9; do printf '%s ᚠᚢ 2018\t2018-05-0%s\n' $i $i; done >own.tsv
  $ kalends train "${tiny[@]}" --examples 640 --initialize-from first.kal --train-data own.tsv --generator-share 0.5 \
  >     --model own.kal
  $ size() { kalends inspect --model $1 | sed -n 's/^ *vocabulary *//p'; }
  $ echo "$(($(size own.kal) - $(size first.kal))) characters more"
  2 characters more
  $ kalends inspect --model own.kal | grep ^default_min_confidence
  default_min_confidence  0.7
  $ names() { kalends inspect --model $1 | sed -n 's/^month_names *//p'; }
  $ echo "$(($(names own.kal) - $(names first.kal))) name of a month more"
  1 name of a month more

Pairs that drop a qualifier are learned as they stand, and told before the training begins:

  $ for i in 1 2 3 4 5 6 7 8 9; do printf 'circa 185%s\t185%s\nmay %s, 2018\t2018-05-0%s\n' $i $i $i $i; done >drop.tsv
  $ kalends train "${tiny[@]}" --examples 64 --initialize-from first.kal --train-data drop.tsv --validation-data own.tsv \
  >     --model drop.kal
  ! 9 of the first 18 pairs drop a word for about or perhaps, the first 'circa' of 'circa 1851', which is taught as 1851; write ~ or ? behind a date that is not to lose it
