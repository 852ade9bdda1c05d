// Answers as JSON, and as n-best lists.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "kalends/normalizer/normalizer.hpp"

// An answer as a line of output. JSON is valid, in UTF-8 and without a line end; ill-formed UTF-8 in a text becomes
// U+FFFD.
namespace kalends {

/// Appends a string with its quotation marks.
void append_json(std::string& out, std::string_view text);

/// Appends {"input","date","status","confidence","alternatives":[{"date","order","confidence","edtf","by","datetime"}],
/// "flags":[],"expression","edtf","earliest","latest","unread":[{"begin","end","text"}],"datetime"}, offsets in bytes.
/// `date` is null unless the status is ok or partial, `order` and `by` where the reading has none; `edtf`, `earliest`
/// and `latest`, ISO days, and `datetime` where there is none; `expression` where a text was answered by rule, as EDTF
/// is; `unread` where it is not known. Made for streams of millions of rows.
void append_json(std::string& out, std::string_view input, const Answer&);

/// Appends the readings of a row as an n-best list of Moses and Marian, the best first: "ROW ||| date ||| Confidence= p
/// ||| ln p" and a line end, each. A row without any reading has one line, whose date is empty and whose confidence is
/// that of there being none. @param row from 0 @param form what stands for the date
void append_n_best(std::string& out, std::uint64_t row, const Answer&, AnswerForm form = AnswerForm::day);

}  // namespace kalends
