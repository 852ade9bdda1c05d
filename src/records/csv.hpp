#pragma once

#include <istream>
#include <memory>

#include "records/record_format.hpp"

namespace kalends {

/// Comma-separated values (RFC 4180, by libcsv) in any encoding in which the delimiter, quotation marks and line ends
/// are those of ASCII: a cell in quotation marks may hold delimiters and line ends, and a quotation mark doubled. Lines
/// end in LF, CR LF or CR. A quotation mark that does not begin a cell stands for itself; spaces belong to cells; a
/// byte order mark belongs to none.
class Csv final : public RecordFormat {
public:
    explicit Csv(std::istream&, char delimiter = ',');
    ~Csv() override;

    bool next(Record&) override;
    void append_cell(std::string& out, std::optional<std::string_view> text, std::string_view old) const override;
    void append_further(std::string& out, std::string_view column, std::optional<std::string_view> text,
                        std::string_view like) const override;

private:
    class Parser;
    std::unique_ptr<Parser> parser_;
    char delimiter_;
};

}  // namespace kalends
