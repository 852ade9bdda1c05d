#include <csv.h>

#include <algorithm>
#include <array>
#include <new>
#include <string>
#include <utility>

#include "records/input.hpp"
#include "records/record.hpp"

namespace kalends {
namespace {

constexpr char quotation_mark = '"';

/// Numbers of lines that end in LF, CR LF or CR.
class LineCount {
public:
    void count(std::string_view bytes) {
        for (const char c : bytes) {
            if (c == '\r' || (c == '\n' && last_ != '\r')) ++line_;
            last_ = c;
        }
    }
    /// Of the line that the next byte stands in, from 1.
    [[nodiscard]] std::uint64_t line() const { return line_; }

private:
    std::uint64_t line_ = 1;
    char last_ = '\0';
};

void append_quoted(std::string& out, std::string_view text) {
    const std::size_t begin = out.size();
    out.resize(begin + csv_write(nullptr, 0, text.data(), text.size()));
    csv_write(&out[begin], out.size() - begin, text.data(), text.size());
}

bool is_quoted(std::string_view cell) {
    return cell.starts_with(quotation_mark);
}

/// A cell ends, if at all, with a delimiter or a line end: the stream is taken in pieces of which such a byte is the
/// last. A cell that no quotation mark begins says what it says, and so does one with a mark at each end alone; of all
/// others libcsv tells where they end and what they say.
class Csv final : public RecordFormat {
public:
    Csv(std::istream& stream, char delimiter) : bytes_(stream), delimiter_(delimiter) {
        for (const char end : {delimiter, '\n', '\r'}) ends_piece_.at(static_cast<unsigned char>(end)) = true;
        constexpr std::size_t growth = std::size_t{1} << 16U;
        if (csv_init(&parser_, CSV_STRICT | CSV_STRICT_FINI) != 0) throw std::bad_alloc();
        csv_set_delim(&parser_, static_cast<unsigned char>(delimiter));
        csv_set_space_func(&parser_, [](unsigned char) { return 0; });
        csv_set_blk_size(&parser_, growth);
    }
    ~Csv() override { csv_free(&parser_); }

    bool next(Record& record) override {
        begin(record);
        while (!ended_) {
            const std::string_view here = bytes_.peek();
            if (here.empty()) break;
            const std::size_t quoted = size_of_quoted(here);
            if (quoted > 0)
                take_quoted(here.substr(0, quoted));
            else
                take_piece(here.substr(0, size_of_piece(here)));
        }
        if (!ended_) finish();
        take_line_feed();
        return !record.bytes.empty();
    }

    void append_cell(std::string& out, std::optional<std::string_view> text, const Record& record,
                     std::size_t cell) const override {
        const std::string_view content = text.value_or("");
        const bool would_be_no_row = content.empty() && record.cells.size() == 1;  // but an empty line
        write(out, content, would_be_no_row || is_quoted(record.raw(cell)));
    }

    void append_further(std::string& out, std::string_view, std::optional<std::string_view> text,
                        std::string_view like) const override {
        out += delimiter_;
        write(out, text.value_or(""), is_quoted(like));
    }

private:
    /// In quotation marks, too, where it needs them.
    void write(std::string& out, std::string_view text, bool in_quotation_marks) const {
        const std::string special{delimiter_, quotation_mark, '\r', '\n'};
        if (in_quotation_marks || text.find_first_of(special) != std::string_view::npos)
            append_quoted(out, text);
        else
            out += text;
    }

    void begin(Record& record) {
        record.clear();
        record_ = &record;
        ended_ = false;
        if (!std::exchange(started_, true) && bytes_.skip(byte_order_mark)) record.bytes = byte_order_mark;
        cell_begin_ = record.bytes.size();
    }

    /// A cell in quotation marks that holds none, with the byte that ends it, if all of that has arrived; else 0.
    [[nodiscard]] std::size_t size_of_quoted(std::string_view here) const {
        if (!here.starts_with(quotation_mark) || !at_begin()) return 0;
        const std::size_t end = here.find(quotation_mark, 1);
        return end < here.size() - 1 && ends_piece(here[end + 1]) ? end + 2 : 0;
    }

    /// Up to and with the next byte that may end a cell.
    [[nodiscard]] std::size_t size_of_piece(std::string_view here) const {
        const auto end = std::ranges::find_if(here, [&](char c) { return ends_piece(c); });
        return static_cast<std::size_t>(end - here.begin()) + (end == here.end() ? 0 : 1);
    }

    void take_quoted(std::string_view cell) {
        if (record_->line == 0) record_->line = lines_.line();
        lines_.count(cell);
        append(cell);
        add_cell(1);
        ended_ = is_line_end(cell.back());
    }

    void take_piece(std::string_view piece) {
        const bool is_empty_line = at_begin() && record_->cells.empty() && is_line_end(piece.front());
        if (at_begin()) is_quoted_ = piece.front() == quotation_mark;
        if (!is_empty_line && record_->line == 0) record_->line = lines_.line();
        constexpr std::size_t line_end = 2;  // only there, and with what is before it, does a line end stand in a piece
        lines_.count(piece.substr(piece.size() - std::min(piece.size(), line_end)));
        append(piece);
        if (is_empty_line)
            cell_begin_ = record_->bytes.size();
        else if (is_quoted_)
            parse(piece);
        else if (ends_piece(piece.back()))
            add_cell();
        ended_ = is_line_end(piece.back()) && !is_empty_line && at_begin();
    }

    void append(std::string_view piece) {
        record_->bytes += piece;
        bytes_.take(piece.size());  // which stays where it is until more is read
        record_->check_size();
        end_of_cell_ = record_->bytes.size() - 1;
    }

    void parse(std::string_view piece) {
        if (csv_parse(&parser_, piece.data(), piece.size(), on_cell, nullptr, this) != piece.size())
            refuse("a cell goes on behind the quotation mark that closes it; one inside a cell is written twice");
    }

    /// The stream may end without a line end, but not in an open quotation.
    void finish() {
        end_of_cell_ = record_->bytes.size();
        if (is_quoted_ && !at_begin()) {
            if (csv_fini(&parser_, on_cell, nullptr, this) != 0)
                refuse("a quotation mark opens a cell there that is never closed");
        } else if (!at_begin() || !record_->cells.empty()) {
            add_cell();  // without a line end, or empty behind the last delimiter
        }
    }

    /// The second half of a CR LF, where it has arrived; elsewhere it will be an empty line before the next record.
    void take_line_feed() {
        if (!record_->bytes.ends_with('\r') || !bytes_.arrived().starts_with('\n')) return;
        record_->bytes += '\n';
        lines_.count("\n");
        bytes_.take(1);
    }

    static void on_cell(void* text, std::size_t size, void* self) {
        auto& csv = *static_cast<Csv*>(self);
        csv.record_->add(csv.cell_begin_, csv.end_of_cell_, {static_cast<const char*>(text), size});
        csv.end_cell();
    }

    void add_cell(std::size_t marks = 0) {
        record_->add(cell_begin_, end_of_cell_, marks);
        end_cell();
    }
    void end_cell() { cell_begin_ = end_of_cell_ + 1; }

    [[noreturn]] void refuse(const char* what) {
        const int code = csv_error(&parser_);
        record_->refuse(code == CSV_EPARSE ? what : csv_strerror(code));
    }

    /// All cells before have ended.
    [[nodiscard]] bool at_begin() const { return cell_begin_ == record_->bytes.size(); }

    [[nodiscard]] bool ends_piece(char c) const { return ends_piece_[static_cast<unsigned char>(c)]; }
    static bool is_line_end(char c) { return c == '\n' || c == '\r'; }

    ByteStream bytes_;
    char delimiter_;
    std::array<bool, 256> ends_piece_{};
    csv_parser parser_{};
    LineCount lines_;
    Record* record_ = nullptr;  ///< at work
    std::size_t cell_begin_ = 0, end_of_cell_ = 0;
    bool started_ = false, ended_ = false;
    bool is_quoted_ = false;  ///< the cell at work begins with a quotation mark
};

}  // namespace

std::unique_ptr<RecordFormat> open_csv(std::istream& stream, char delimiter) {
    return std::make_unique<Csv>(stream, delimiter);
}

}  // namespace kalends
