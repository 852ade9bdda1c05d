`kalends average`: makes one model of several that come from one another, or calibrates one anew.

Help:

  $ kalends average --help
  kalends average - makes one model of several that come from one another, or calibrates one anew
  
  Examples:
    kalends average --output better.kal parent.kal child.kal
    kalends average --output own.kal --shares 0.3,0.7 general.kal fine-tuned.kal
    kalends average --output honest.kal --calibration-examples 40000 old.kal
  
  Usage: kalends average [OPTIONS] MODEL...
  
  Options:
    -o [ --output ] FILE              where the model goes; needed
    --shares LIST                     how much each model counts, with commas between them (default: 
                                      all the same)
    --calibration-examples N (=20000) rows of the generator to make confidences honest by; 0: not
    --min-confidence P                what normalize refuses unless told otherwise (default: the 
                                      model's own)
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
    --threads N (=0)                  how many threads work; 0: one for each processor
    -h [ --help ]                     this help
  
  The mean of the weights of a model and of those trained on from it (train --initialize-from) often
  reads better than each of them, and gives a fine-tuned model back some of what it forgot. Confidences
  are calibrated anew, on rows of the generator that the models learned from unless options describe
  another; all other settings are those of the model that knows most characters. One model alone is
  calibrated anew, and given the names of months that models of earlier formats did not keep.

A parent and its child, by shares, make a model that says where it comes from, the same whenever it is made:

  $ tiny=(--locales en_US --batch-size 64 --validation-examples 50 --calibration-examples 50 --vocabulary-examples 500)
  $ kalends train "${tiny[@]}" --examples 640 --embedding 8 --hidden 8 --attention-size 8 --model parent.kal
  $ kalends train "${tiny[@]}" --examples 640 --initialize-from parent.kal --seed 2 --model child.kal
  $ kalends average --calibration-examples 50 --shares 1,3 --output mean.kal parent.kal child.kal
  $ kalends inspect mean.kal | grep ' average ' | tr -s ' '
   average 1 parent.kal, 3 child.kal
  $ kalends average --calibration-examples 50 --shares 1,3 --output again.kal parent.kal child.kal
  $ cmp mean.kal again.kal
  $ printf '9 May 2018\n' | kalends normalize --model mean.kal | wc -l
  1

One model is calibrated anew; its weights stay.

  $ kalends train --locales en_US --examples 640 --batch-size 64 --validation-examples 5 --calibration-examples 0 \
  >     --vocabulary-examples 200 --embedding 4 --hidden 4 --attention-size 4 --model a.kal
  $ kalends average --calibration-examples 200 --min-confidence 0.7 --output b.kal a.kal
  $ kalends inspect b.kal | grep -A 1 -E '^month_names|default_min|data.min' | tr -s ' '
  month_names 66
  calibration:
  --
  default_min_confidence 0.7
  facts:
  --
   data.min_confidence 0.7
   data.source generator
  $ kalends inspect a.kal | grep -A 2 '^calibration'
  calibration:
    unchecked    [1.0,0.0]
    named        [1.0,0.0]
  $ cmp -s a.kal b.kal
  [1]

No model is written over:

  $ echo model >m.kal
  $ kalends average --output m.kal m.kal
  ! kalends average: --output and a MODEL are the same file, m.kal; name another
  ! Try 'kalends average --help'.
  [64]
  $ cat m.kal
  model

Where it is told wrongly it says what is wrong, and writes nothing:

  $ mkdir wrong && cd wrong
  $ words=(--locales en_US --examples 64 --batch-size 64 --validation-examples 5 --calibration-examples 0
  >     --vocabulary-examples 200 --hidden 4 --decoder-hidden 4)
  $ kalends train "${words[@]}" --embedding 4 --model a.kal
  $ kalends train "${words[@]}" --embedding 5 --model b.kal
  $ kalends average a.kal b.kal
  ! kalends average: option --output is missing: where shall the model go?
  ! Try 'kalends average --help'.
  [64]
  $ kalends average --output c.kal
  ! kalends average: an average needs at least one model
  ! Try 'kalends average --help'.
  [64]
  $ kalends average --output c.kal a.kal b.kal
  ! kalends average: a.kal: is of another kind or size than b.kal; only models that come from one another can be averaged
  [65]
  $ kalends average --output c.kal --shares 1 a.kal a.kal
  ! kalends average: option --shares: 1 shares for 2 models; give one each, with commas between them
  ! Try 'kalends average --help'.
  [64]
  $ kalends average --output c.kal --shares 1,x a.kal a.kal
  ! kalends average: option --shares: 'x' is no number above 0
  ! Try 'kalends average --help'.
  [64]
  $ kalends average --output c.kal --shares 1,3, a.kal a.kal
  ! kalends average: option --shares: '' is no number above 0
  ! Try 'kalends average --help'.
  [64]
  $ kalends average --output missing/c.kal a.kal
  ! kalends average: missing/c.kal: cannot create: No such file or directory
  [73]
  $ kalends average --ouput c.kal a.kal
  ! kalends average: unknown option '--ouput'; did you mean '--output'?
  ! Try 'kalends average --help'.
  [64]
  $ kalends average --output c.kal a.kal missing.kal
  ! kalends average: missing.kal: cannot read the model: No such file or directory
  [66]
  $ ls
  a.kal
  b.kal
