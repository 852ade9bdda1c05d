`kalends train` in several processes, one of which fails. Needs MPI.

What Open MPI keeps to its end is no leak of the program:

  $ export ASAN_OPTIONS=detect_leaks=0
  $ small=(--locales en_US --embedding 8 --hidden 8 --attention-size 8 --batch-size 64 --validation-examples 20
  >     --calibration-examples 20 --vocabulary-examples 500)

Where a rank is killed all end, and any number of ranks goes on from what rank 0 has saved:

  $ options=("${small[@]}" --examples 6400 --validation-every 1280 --threads 1)
  $ kalends train "${options[@]}" --model whole.kal
  $ gone() {  # within ten seconds; what still waits to be asked for its status is gone
  >     for round in {1..1000}; do
  >         grep -qs '^State:.[^ZX]' "/proc/$1/status" || return 0
  >         sleep 0.01
  >     done
  >     return 1
  > }
  $ for ranks in 3 2; do
  >     touch mark
  >     mpirun -n $ranks bash -c 'echo $$ >$OMPI_COMM_WORLD_RANK.pid; exec kalends train "$@"' - \
  >         "${options[@]}" --model broken.kal --checkpoint-seconds 0 --resume 2>messages &
  >     await [ broken.kal -nt mark ]
  >     kill -KILL "$(cat 1.pid)"
  >     wait $! && echo the job went on
  >     for pid in ?.pid; do gone "$(cat $pid)" || echo a rank is left; done
  >     kalends inspect broken.kal | grep -c '^training:'
  > done
  1
  1
  $ mpirun -n 4 kalends train "${options[@]}" --model broken.kal --resume
  $ cmp whole.kal broken.kal && echo same
  same

Ranks that were told different things do not begin:

  $ options=("${small[@]}" --examples 2560 --threads 1 --model model.kal)
  $ mpirun -n 1 kalends train "${options[@]}" : -n 1 kalends train "${options[@]}" --seed 2 2>messages
  [65]
  $ grep -o 'kalends train: rank 1 [^;]*; start all with the same command, program and files' messages | sort -u
  kalends train: rank 1 begins with other data, options or weights than rank 0; start all with the same command, program and files
