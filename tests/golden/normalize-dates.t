`kalends normalize`: what dates say, and in which order. Needs the default model.

The order of all-numeric dates, where it is told:

  $ echo "05/04/2018" | kalends normalize --order dmy
  2018-04-05
  $ echo "05/04/2018" | kalends normalize --order mdy
  2018-05-04

Where it is not, the column shows it:

  $ printf "05/04/2018\n25/12/2017\n" | kalends normalize
  2018-04-05
  2017-12-25

Where nothing shows it, a date of two readings is none:

  $ printf "05/04/2018\n" | kalends normalize --order none
  
  $ printf "05/04/2018\n" | kalends normalize --output-format jsonl | grep -o '"status":"[a-z]*"'
  "status":"ambiguous"

Where the column shows two orders, it shows none:

  $ printf "05/04/2018\n25/12/2017\n12/25/2017\n" | kalends normalize
  
  2017-12-25
  2017-12-25

A day that there is not is no date in the order that is told, whatever another order makes of it; the year 0 is impossible in each:

  $ for order in none dmy ymd; do
  >     printf '31/04/18\n0000-05-09\n' | kalends normalize --order $order --output-format jsonl
  > done
  {"input":"31/04/18","date":null,"status":"ambiguous","confidence":_,"alternatives":[{"date":"2031-04-18","order":"ymd","confidence":_,"edtf":"2031-04-18","by":null,"datetime":"2031-04-18"}],"flags":["century-assumed"],"expression":"XX31-04-18 ymd","edtf":null,"earliest":null,"latest":null,"unread":[],"datetime":null,"calendar":null}
  {"input":"0000-05-09","date":null,"status":"impossible","confidence":_,"alternatives":[],"flags":[],"expression":"0000-05-09","edtf":null,"earliest":null,"latest":null,"unread":[],"datetime":null,"calendar":null}
  {"input":"31/04/18","date":null,"status":"impossible","confidence":_,"alternatives":[{"date":"2031-04-18","order":"ymd","confidence":_,"edtf":"2031-04-18","by":"--order ymd","datetime":"2031-04-18"}],"flags":[],"expression":"XX18-04-31 dmy","edtf":null,"earliest":null,"latest":null,"unread":[],"datetime":null,"calendar":null}
  {"input":"0000-05-09","date":null,"status":"impossible","confidence":_,"alternatives":[],"flags":[],"expression":"0000-05-09","edtf":null,"earliest":null,"latest":null,"unread":[],"datetime":null,"calendar":null}
  {"input":"31/04/18","date":"2031-04-18","status":"ok","confidence":_,"alternatives":[],"flags":["century-assumed"],"expression":"XX31-04-18 ymd","edtf":"2031-04-18","earliest":"2031-04-18","latest":"2031-04-18","unread":[],"datetime":"2031-04-18","calendar":null}
  {"input":"0000-05-09","date":null,"status":"impossible","confidence":_,"alternatives":[],"flags":[],"expression":"0000-05-09","edtf":null,"earliest":null,"latest":null,"unread":[],"datetime":null,"calendar":null}

Nor does such a day prove another order to its column:

  $ (for day in {13..22}; do echo $day/05/2018; done; echo 31/04/18; echo 05/06/07) | kalends normalize | tail -n 2
  
  2007-06-05

A year of two digits belongs to the century that the pivot says:

  $ echo "9 May 18" | kalends normalize
  2018-05-09
  $ echo "9 May 18" | kalends normalize --century-pivot 10
  1918-05-09

Years of eras are counted from where the era begins:

  $ kalends normalize --output-format jsonl <<'END'
  > 昭和20年8月15日
  > 令和元年5月1日
  > 5 ธันวาคม พ.ศ. 2470
  > 24 มิถุนายน 2475
  > 民國100年10月10日
  > 단기 4281년 8월 15일
  > 明治元年9月8日
  > 15 March 44 BC
  > 平成31年（2019年）4月30日
  > END
  {"input":"昭和20年8月15日","date":"1945-08-15","status":"ok","confidence":_,"alternatives":[],"flags":["era-converted"],"expression":"showa XX20-08-15","edtf":"1945-08-15","earliest":"1945-08-15","latest":"1945-08-15","unread":[],"datetime":"1945-08-15","calendar":null}
  {"input":"令和元年5月1日","date":"2019-05-01","status":"ok","confidence":_,"alternatives":[],"flags":["era-converted"],"expression":"reiwa XX01-05-01","edtf":"2019-05-01","earliest":"2019-05-01","latest":"2019-05-01","unread":[],"datetime":"2019-05-01","calendar":null}
  {"input":"5 ธันวาคม พ.ศ. 2470","date":"1927-12-05","status":"ok","confidence":_,"alternatives":[],"flags":["era-converted"],"expression":"buddhist 2470-12-05","edtf":"1927-12-05","earliest":"1927-12-05","latest":"1927-12-05","unread":[],"datetime":"1927-12-05","calendar":null}
  {"input":"24 มิถุนายน 2475","date":"1932-06-24","status":"ok","confidence":_,"alternatives":[],"flags":["era-converted"],"expression":"buddhist 2475-06-24","edtf":"1932-06-24","earliest":"1932-06-24","latest":"1932-06-24","unread":[],"datetime":"1932-06-24","calendar":null}
  {"input":"民國100年10月10日","date":"2011-10-10","status":"ok","confidence":_,"alternatives":[],"flags":["era-converted"],"expression":"minguo 0100-10-10","edtf":"2011-10-10","earliest":"2011-10-10","latest":"2011-10-10","unread":[],"datetime":"2011-10-10","calendar":null}
  {"input":"단기 4281년 8월 15일","date":"1948-08-15","status":"ok","confidence":_,"alternatives":[],"flags":["era-converted"],"expression":"dangi 4281-08-15","edtf":"1948-08-15","earliest":"1948-08-15","latest":"1948-08-15","unread":[],"datetime":"1948-08-15","calendar":null}
  {"input":"明治元年9月8日","date":null,"status":"impossible","confidence":_,"alternatives":[],"flags":[],"expression":"meiji XX01-09-08","edtf":null,"earliest":null,"latest":null,"unread":[],"datetime":null,"calendar":null}
  {"input":"15 March 44 BC","date":"-0043-03-15","status":"ok","confidence":_,"alternatives":[],"flags":[],"expression":"bc 0044-03-15","edtf":"-0043-03-15","earliest":"-0043-03-15","latest":"-0043-03-15","unread":[],"datetime":"-0043-03-15","calendar":null}
  {"input":"平成31年（2019年）4月30日","date":"2019-04-30","status":"ok","confidence":_,"alternatives":[],"flags":[],"expression":"2019-04-30","edtf":"2019-04-30","earliest":"2019-04-30","latest":"2019-04-30","unread":[{"begin":0,"end":6,"text":"平成"},{"begin":6,"end":8,"text":"31"}],"datetime":"2019-04-30","calendar":null}

A day that there is not:

  $ echo "30 February 2007" | kalends normalize --output-format jsonl | grep -o "\"status\":\"[a-z]*\""
  "status":"impossible"

A weekday that the date does not fall on:

  $ echo "Saturday 09 May 2018" | kalends normalize --output-format jsonl | grep -o "weekday-mismatch"
  weekday-mismatch

A word in place of a month that was not read as one leaves the date open:

  $ echo "9 Vexing 2018" | kalends normalize --output-format jsonl
  {"input":"9 Vexing 2018","date":null,"status":"unsure","confidence":_,"alternatives":[{"date":"2018-02-09","order":null,"confidence":_,"edtf":"2018-02-09","by":null,"datetime":"2018-02-09"}],"flags":[],"expression":"2018-02-09","edtf":null,"earliest":null,"latest":null,"unread":[{"begin":2,"end":8,"text":"Vexing"}],"datetime":null,"calendar":null}

Words are no dates, however they begin:

  $ kalends normalize <<'END'
  > hello
  > junction
  > marble
  > bread and butter
  > END
  
  
  
  
