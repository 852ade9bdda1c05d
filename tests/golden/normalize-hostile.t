`kalends normalize`: hostile bytes, full disks and closed pipes. Needs the default model.

Bytes that are no UTF-8 are no date, and hurt no other line:

  $ printf "9 May 2018\n\xff\xfe\xc3\n9 May 2018\n" | kalends normalize
  2018-05-09
  
  2018-05-09

Nor do zeros; what was mended in a line is told:

  $ printf "\0\0\n9 May\0 2018\n9 May 2018\n" | kalends normalize | wc -l
  3
  $ printf "9\0May 2018\n" | kalends normalize --output-format jsonl | grep -o '"input-repaired"'
  "input-repaired"

A thousand lines of noise, the same on every run of one awk, have a thousand answers:

  $ LC_ALL=C awk 'BEGIN { srand(1); for (i = 0; i < 400000; ++i) printf "%c", int(256 * rand()) }' | head -n 1000 >noise
  $ wc -l <noise
  1000
  $ kalends normalize <noise | wc -l
  1000

Of a line of megabytes the beginning is read:

  $ { echo "9 May 2018"; head -c 5000000 /dev/zero | tr "\0" x; echo; echo "10 May 2018"; } >long.txt
  $ kalends normalize long.txt
  2018-05-09
  
  2018-05-10
  $ kalends normalize --output-format jsonl long.txt | sed -n 2p | grep -o '"truncated"'
  "truncated"

Where lines pass through, long ones do so to their end, up to 16 MB:

  $ { printf 'foo '; head -c 5000 /dev/zero | tr '\0' x; printf '\n9 May 2018\n'; } >lines
  $ kalends normalize --passthrough lines >kept
  $ head -n 1 kept | cmp - <(head -n 1 lines) && tail -n 1 kept
  2018-05-09
  $ head -c 17000000 /dev/zero | tr '\0' x | kalends normalize --passthrough
  ! kalends normalize: line 1: --passthrough keeps no line of 16 MB
  [65]

Where nobody reads on, it ends in silence:

  $ yes "9 May 2018" | kalends normalize | head -n 1; echo "${PIPESTATUS[1]}"
  2018-05-09
  141

Even where the signal of closed pipes is ignored:

  $ (trap "" PIPE; yes "9 May 2018" 2>/dev/null | kalends normalize | head -n 1; echo "${PIPESTATUS[1]}")
  2018-05-09
  141

A full disk is told:

  $ echo "9 May 2018" | kalends normalize >/dev/full
  ! kalends normalize: cannot write to standard output: No space left on device
  [74]

And at once, while input stays open: by the header of a table, by a block of rows, read in a thread or not:

  $ mkfifo input
  $ exec 3<>input
  $ printf 'd\n9 May 2018\n' >&3
  $ timeout 20 kalends normalize --csv --column d <input >/dev/full
  kalends normalize: cannot write to standard output: No space left on device
  [74]
  $ { yes '{"d":"9 May 2018"}' | head -n 10001; } >&3 2>/dev/null &
  $ timeout 20 kalends normalize --jsonl-in --field d <input >/dev/full
  kalends normalize: cannot write to standard output: No space left on device
  [74]
  $ { yes '9 May 2018' | head -n 10001; } >&3 2>/dev/null &
  $ timeout 20 kalends normalize <input >/dev/full
  kalends normalize: cannot write to standard output: No space left on device
  [74]
