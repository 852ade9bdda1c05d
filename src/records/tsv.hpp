#pragma once

#include <istream>
#include <memory>

#include "records/record_format.hpp"

namespace kalends {

/// Tab-separated values (IANA text/tab-separated-values): cells hold neither tabs nor line ends, and a quotation mark
/// or a backslash stands for itself. Lines end in LF or CR LF.
class Tsv final : public RecordFormat {
public:
    explicit Tsv(std::istream&);
    ~Tsv() override;

    bool next(Record&) override;
    void append_cell(std::string& out, std::optional<std::string_view> text, std::string_view old) const override;
    void append_further(std::string& out, std::string_view column, std::optional<std::string_view> text,
                        std::string_view like) const override;

private:
    std::unique_ptr<class WholeLines> lines_;
};

}  // namespace kalends
