;;; calendar_days.el --- other calendars  -*- lexical-binding: t -*-
;; Days as Emacs counts them by other calendars, for scripts/check calendars.
;; Reads "CALENDAR FIRST LAST", Rata Die, both included; writes an expression for each of these days.
(require 'cl-lib)
(require 'calendar)
(require 'cal-islam)
(require 'cal-hebrew)
(require 'cal-coptic)
(require 'cal-china)
(require 'cal-julian)
(require 'cal-french)

(defun of-months (from-day)
  "How a calendar of months whose FROM-DAY gives (month day year) writes a day."
  (lambda (day)
    (pcase-let ((`(,month ,in-month ,year) (funcall from-day day)))
      (format "%04d-%02d-%02d" year month in-month))))

(defun hebrew (day)
  "Tishri is month 1, Adar I 6, Adar 7, Nisan 8; Emacs counts from Nisan, Adar or Adar I being 12."
  (pcase-let ((`(,month ,in-month ,year) (calendar-hebrew-from-absolute day)))
    (format "%04d-%02d-%02d" year
            (cond ((<= month 6) (+ month 7))
                  ((= month 13) 7)
                  ((= month 12) (if (calendar-hebrew-leap-year-p year) 6 7))
                  (t (- month 6)))
            in-month)))

(defun chinese (day)
  "A leap month is one and a half; years by the common era."
  (pcase-let ((`(,cycle ,year ,month ,in-month) (calendar-chinese-from-absolute day)))
    (format "%04d-%02d-%02d%s" (+ (* 60 (1- cycle)) year -2637) (floor month) in-month
            (if (integerp month) "" " leap"))))

(defconst writers
  `(("islamic" . ,(of-months #'calendar-islamic-from-absolute))
    ("hebrew" . hebrew)
    ("ethiopic" . ,(of-months #'calendar-ethiopic-from-absolute))
    ("coptic" . ,(of-months #'calendar-coptic-from-absolute))
    ("julian" . ,(of-months #'calendar-julian-from-absolute))
    ("republican" . ,(of-months #'calendar-french-from-absolute))
    ("chinese" . chinese)))

(pcase-let* ((`(,name ,first ,last) (split-string (read-string "")))
             (write (cdr (assoc name writers))))
  (with-temp-buffer
    (cl-loop for day from (string-to-number first) to (string-to-number last)
             do (insert name " " (funcall write day) "\n"))
    (princ (buffer-string))))
