`kalends train`: learns from pairs, your own or made up.

Help:

  $ kalends train --help
  kalends train - learns from pairs, your own or made up
  
  Examples:
    kalends train --locales en --minutes 1 --model en.kal
    kalends train --train-data pairs.tsv --examples 500000 --model my.kal --log my.jsonl
    kalends train --initialize-from old.kal --train-data own.tsv --model own.kal
    kalends train --model my.kal --resume
  
  Usage: kalends train [OPTIONS]
  
  Options:
    -m [ --model ] FILE               where the model goes; needed
    --train-data FILE                 TSV of text and expression (default: the generator)
    --generator-share X               share of generated rows among the examples, so that nothing is 
                                      forgotten (default: 0 with --train-data, 0.8 if 
                                      --initialize-from is there too, else 1)
    --validation-data FILE            TSV to choose the best model by (default: held out)
    --initialize-from FILE            a finished model to start from, with its sizes; characters of 
                                      the training data that it does not know are added, --attention,
                                      --attention-size and --heads give it another attention, and 
                                      --hidden a wider encoder (default: fresh weights)
    --log FILE                        log of the training in JSON Lines
    --resume                          go on where a training into the same model file stopped
    --overwrite                       replace the model file where there is one
    --keep-state                      keep in the finished model what --resume needs (four times the 
                                      size)
    --examples N                      stop after so many examples (default: 1000000; 400000 to learn 
                                      own pairs with --initialize-from)
    --minutes X                       stop after this time; no two such runs are alike
    --batch-size N                    examples a step (default: 64; 32 with --train-data, 256 if 
                                      --initialize-from is there too)
    --precision P (=bfloat16)         what factors of products are rounded to, where the processor 
                                      multiplies that faster: full or bfloat16
    --learning-rate X                 the highest (default: 0.004; 0.0007 to learn own pairs with 
                                      --initialize-from)
    --warm-up-steps N (=100)          steps until the highest learning rate
    --decay KIND (=linear)            of the learning rate: none, linear or cosine
    --final-rate X (=0.01)            share of the learning rate that is left at the end
    --clip-norm X (=0.25)             longest gradient
    --average-decay X (=0.9995)       of the running average of the weights; 0: none
    --focus-weight X (=0.1)           of guided attention beside the cross-entropy
    --label-smoothing X               share of the probability spread over all symbols (default: 0; 
                                      0.05 with --train-data and fresh weights)
    --unknown-rate X (=0.001)         share of letters shown as the unknown symbol
    --validation-every N (=100000)    examples between two validations
    --checkpoint-seconds X (=60)      seconds between two savings
    --architecture KIND (=rnn)        of the network: rnn or transformer
    --embedding N (=32)               size of the embeddings
    --hidden N (=128)                 size of the encoder's state in each direction; of all states of
                                      a transformer
    --decoder-hidden N (=96)          size of the decoder's state
    --attention KIND                  of decoder to encoder (default: additive; multi-head in a 
                                      transformer): additive, none, dot, general, scaled-dot, 
                                      multi-head or local
    --attention-size N                size of its projections (default: 32; that of --hidden in a 
                                      transformer)
    --heads N (=4)                    heads of multi-head attention and of self-attention
    --layers N                        of a transformer's encoder, and as many of its decoder 
                                      (default: 2)
    --feed-forward N                  inner size of a transformer's position-wise layers (default: 
                                      four times --hidden)
    --cell KIND (=gru)                recurrent cell: gru or lstm
    --encoder KIND (=bidirectional)   how the encoder reads: bidirectional or unidirectional
    --vocabulary-examples N (=200000) examples that the vocabulary is learned from
    --emphasis SHARE/LOCALES/PATTERNS more rows of a part of the generator, this share of the 
                                      generated ones, such as 0.1/ha,ig/clock; empty lists are those 
                                      below; may be given several times
    --seed N (=1)                     the same seed makes the same rows
    --locales LIST                    languages and locales, such as en,de_AT; with a minus all but 
                                      these (default: all that ICU knows)
    --from DATE (=0001-01-01)         earliest date, YYYY-MM-DD
    --to DATE (=9999-12-31)           latest date
    --patterns LIST                   only patterns whose names begin so, such as cldr,iso: (default:
                                      all)
    --kinds LIST                      only texts that say these (default: all): none, day, month, 
                                      year, partial, period, part, within, moved, approximate, 
                                      interval, several
    --noise X (=1)                    how much goes wrong: typing errors, spaces, text around, 
                                      impossible dates; 0: nothing
    --typing-errors X (=0.08)         share of the texts whose names may be misspelled, times the 
                                      noise
    --validation-examples N (=2000)   held-out rows of the generator to choose the best model by
    --calibration-examples N (=20000) rows of the generator to make confidences honest by; 0: not
    --min-confidence X                what normalize refuses unless told otherwise (default: 0.5, or 
                                      that of the model to start from)
    --threads N (=0)                  how many threads work; 0: one for each processor
    -h [ --help ]                     this help
  
  The TSV has the text in its first column and the expression in its second: 2018-05-09, X for each
  digit that is not written, 'none' for a text without a date, an era behind the date where the year is
  counted from elsewhere (2561-05-09 buddhist). The model file is written about once a minute; SIGINT
  and SIGTERM write it and end the training with 130 and 143. With a budget in examples the result
  depends on the options and the seed alone, not on threads, processes or interruptions.
  
  The defaults are those of a short training, of up to 3,000,000 examples or ten minutes. A longer one, and a
  transformer, begin with --embedding 64 --decoder-hidden 128 --attention-size 128 --batch-size 256
  --learning-rate 0.002 --warm-up-steps 200 --clip-norm 1 --average-decay 0.999; a very short one warms up
  in a tenth of its steps, and looks back on a seventh of them. The learning rate falls to nothing, but for
  that of up to 200,000 examples or of pairs of one's own, which stays.
  
  Built with MPI, several processes train together, on one machine or many:
  mpirun -n 4 --bind-to none kalends train ... Each reads its own --train-data; the first alone reads and
  writes the model and the log. A model that is there already is replaced where --overwrite says so.

It writes a model, of all locales where none is named, and a log of its validations:

  $ sizes=(--embedding 8 --hidden 8 --attention-size 8)
  $ short=(--locales en_US --batch-size 64 --validation-every 1280 --validation-examples 20 --calibration-examples 20
  >     --vocabulary-examples 500)
  $ mkdir first && cd first
  $ kalends train "${sizes[@]}" --examples 2560 --batch-size 64 --validation-every 1280 --validation-examples 50 \
  >     --calibration-examples 50 --vocabulary-examples 2000 --model tiny.kal --log tiny.jsonl
  $ kalends inspect --json tiny.kal | grep -o '"hidden":8'
  "hidden":8
  $ grep -c exact_match tiny.jsonl
  2
  $ ls
  tiny.jsonl
  tiny.kal

That model answers whatever it is asked:

  $ printf '9 May 2018\n\n\xff\n' | kalends normalize --model tiny.kal | wc -l
  3
  $ kalends evaluate --model tiny.kal --count 100 --locales en_US --json | grep -o '"rows":100' | head -n 1
  "rows":100
  $ kalends align --model tiny.kal --format json x y | wc -l
  2
  $ cd ..

Another cell and another encoder answer, too:

  $ kalends train "${sizes[@]}" "${short[@]}" --examples 1280 --cell lstm --encoder unidirectional --model lstm.kal
  $ kalends inspect --model lstm.kal | grep -E '^ *(cell|encoder) '
    encoder         unidirectional
    cell            lstm
  $ kalends inspect --json --model lstm.kal | grep -c encoder.backward
  0
  [1]
  $ printf '9 May 2018\n' | kalends normalize --model lstm.kal | wc -l
  1
  $ kalends align --model lstm.kal --format json x | wc -l
  1

A transformer answers; options of the other architecture are refused, and no model is left of that:

  $ mkdir transformer && cd transformer
  $ words=("${short[@]}" --architecture transformer --examples 640 --hidden 8 --heads 2)
  $ kalends train "${words[@]}" --model tiny.kal
  $ kalends inspect --model tiny.kal |
  >     grep -E '^ *(architecture|layers|hidden|feed_forward|attention|attention_size|heads) '
    architecture    transformer
    layers          2
    hidden          8
    feed_forward    32
    attention       multi-head
    attention_size  8
    heads           2
  $ printf '9 May 2018\n' | kalends normalize --model tiny.kal | wc -l
  1
  $ kalends align --model tiny.kal --format json x | wc -l
  1
  $ kalends train "${words[@]}" --cell lstm --model other.kal
  ! kalends train: option --cell: a model of --architecture transformer has no such part; leave it out
  ! Try 'kalends train --help'.
  [64]
  $ kalends train "${words[@]}" --attention-size 6 --model other.kal
  ! kalends train: --attention-size 6: what this attention of a Transformer finds is added to its states, so it must be as wide as --hidden, 8
  ! Try 'kalends train --help'.
  [64]
  $ kalends train --layers 2 --model other.kal
  ! kalends train: option --layers: a model of --architecture rnn has no such part; leave it out
  ! Try 'kalends train --help'.
  [64]
  $ ls
  tiny.kal
  $ cd ..

It learns from a corpus:

  $ kalends generate --count 1000 --seed 4 --locales en_US --patterns cldr: --output pairs.tsv
  $ kalends train "${sizes[@]}" "${short[@]}" --train-data pairs.tsv --examples 1280 --model taught.kal
  $ kalends inspect --json taught.kal | grep -o '"data.source":"[a-z]*"'
  "data.source":"corpus"

Any number of threads learns the same bytes:

  $ for threads in 1 2 3 4; do
  >     kalends train "${sizes[@]}" "${short[@]}" --examples 1280 --model $threads.kal --threads $threads
  >     cmp 1.kal $threads.kal && echo same
  > done
  same
  same
  same
  same

Another seed makes another model:

  $ kalends train "${sizes[@]}" "${short[@]}" --examples 640 --model one.kal --seed 1
  $ kalends train "${sizes[@]}" "${short[@]}" --examples 640 --model two.kal --seed 2
  $ cmp -s one.kal two.kal
  [1]
