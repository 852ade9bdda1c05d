#include <string>

#include "expect.hpp"
#include "generator/locale_names.hpp"
#include "generator/pattern_tables.hpp"
#include "generator/table.hpp"

// Tables of the generator: a row is refused with its place, or read; a pattern is refused, or compiled.
using namespace kalends;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::as_text(data, size);
    fuzz::done_or_refused(ErrorKind::data, [&] { (void)field_set(compile_pattern(text, {})); });
    fuzz::done_or_refused(ErrorKind::data, [&] { (void)field_set(compile_cldr(text)); });
    fuzz::done_or_refused(ErrorKind::data, [&] {
        for_each_row({"table", text}, 3, [](const TableRow& row) { (void)number_at(row.place, row.fields[1]); });
    });
    fuzz::done_or_refused(ErrorKind::data, [&] { (void)read_spellings({"table", text}); });
    fuzz::done_or_refused(ErrorKind::data, [&] { (void)read_patterns({{"table", text}}); });
    return 0;
}
