`kalends train --resume`: what is killed goes on.

A run that is killed, each time after it has saved its state anew, ends in the bytes of one that never was:

  $ options=(--locales en_US --examples 9600 --hidden 8 --batch-size 64 --validation-every 640 --validation-examples 20
  >     --calibration-examples 20 --vocabulary-examples 500)
  $ survives() {  # OPTIONS...
  >     kalends train --overwrite "${options[@]}" "$@" --model whole.kal
  >     for delay in 0 0.02 0.05; do
  >         touch mark
  >         command kalends train "${options[@]}" "$@" --model broken.kal --checkpoint-seconds 0 --resume &
  >         await [ broken.kal -nt mark ]
  >         sleep $delay
  >         kill -KILL $!
  >         wait $!
  >     done 2>/dev/null
  >     kalends inspect broken.kal | grep -c '^training:'
  >     kalends train "${options[@]}" "$@" --model broken.kal --resume
  >     cmp whole.kal broken.kal && echo same
  >     rm broken.kal
  > }
  $ survives --embedding 8 --decoder-hidden 8 --attention-size 8
  1
  same
  $ survives --embedding 8 --decoder-hidden 8 --attention-size 8 --cell lstm --attention multi-head --heads 2 \
  >     --encoder unidirectional
  1
  same
  $ survives --architecture transformer --heads 2
  1
  same
