#pragma once

#include <istream>
#include <memory>
#include <string>
#include <vector>

#include "records/record_format.hpp"

namespace kalends {

/// JSON Lines: an object a line (RFC 8259, by simdjson), of which some members of the object itself, not of what is in
/// it, are the cells, in the order in which they are named here. A string or a number is a cell; other values are not
/// there. Of members with the same name the last counts.
class JsonLines final : public RecordFormat {
public:
    JsonLines(std::istream&, std::vector<std::string> members);
    ~JsonLines() override;

    bool next(Record&) override;
    /// As a string; null where there is no text.
    void append_cell(std::string& out, std::optional<std::string_view> text, std::string_view old) const override;
    void append_further(std::string& out, std::string_view column, std::optional<std::string_view> text,
                        std::string_view like) const override;

private:
    class Parser;
    std::unique_ptr<class WholeLines> lines_;
    std::unique_ptr<Parser> parser_;
};

}  // namespace kalends
