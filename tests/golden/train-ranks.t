`kalends train` in several processes, which MPI calls ranks. Needs MPI.

What Open MPI keeps to its end is no leak of the program:

  $ export ASAN_OPTIONS=detect_leaks=0
  $ small=(--locales en_US --embedding 8 --hidden 8 --attention-size 8 --batch-size 64 --validation-examples 20
  >     --calibration-examples 20 --vocabulary-examples 500)

Any number of ranks and threads learns the same bytes:

  $ kalends train "${small[@]}" --examples 1280 --validation-every 640 --model alone.kal
  $ for ranks in 1 2 3 4; do
  >     for threads in 1 2; do
  >         mpirun -n $ranks kalends train --overwrite "${small[@]}" --examples 1280 --validation-every 640 \
  >             --threads $threads --model $ranks.kal
  >         cmp alone.kal $ranks.kal && echo $ranks ranks of $threads threads: same
  >     done
  > done
  1 ranks of 1 threads: same
  1 ranks of 2 threads: same
  2 ranks of 1 threads: same
  2 ranks of 2 threads: same
  3 ranks of 1 threads: same
  3 ranks of 2 threads: same
  4 ranks of 1 threads: same
  4 ranks of 2 threads: same

One rank gets a signal, and all end their step:

  $ options=("${small[@]}" --examples 100000000 --threads 1 --checkpoint-seconds 0 --model stopped.kal)
  $ mpirun -n 3 bash -c 'echo $$ >$OMPI_COMM_WORLD_RANK.pid; exec kalends train "$@"' - "${options[@]}" 2>messages &
  $ await [ -e stopped.kal ]
  $ kill -TERM "$(cat 2.pid)"
  $ wait $!
  [143]
  $ grep -c 'stopped; go on with' messages
  1

So they do where mpirun itself passes it on:

  $ touch mark
  $ mpirun -n 2 kalends train "${options[@]}" --resume 2>messages &
  $ await [ stopped.kal -nt mark ]
  $ kill -TERM $!
  $ wait $!
  [1]
  $ grep -c 'stopped; go on with' messages
  1
  $ kalends inspect stopped.kal | grep -c '^training:'
  1
