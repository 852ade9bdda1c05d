#include "records/record.hpp"

#include "kalends/core/error.hpp"

namespace kalends {

void Record::add(std::size_t begin, std::size_t end_of_cell, std::size_t marks) {
    cells.push_back({.begin = begin,
                     .end = end_of_cell,
                     .text_begin = begin + marks,
                     .text_end = end_of_cell - marks,
                     .is_in_bytes = true,
                     .is_there = true,
                     .has_text = true});
    end = end_of_cell;
}

void Record::add(std::size_t begin, std::size_t end_of_cell, std::string_view text) {
    add(begin, end_of_cell);
    set_text(cells.back(), text);
}

void Record::set_text(Cell& cell, std::string_view text) {
    cell.text_begin = texts.size();
    texts += text;
    cell.text_end = texts.size();
    cell.has_text = true;
    cell.is_in_bytes = false;
}

void Record::clear() {
    constexpr std::size_t usual_size = 1024;
    for (std::string* part : {&bytes, &texts}) {
        if (part->capacity() > usual_size) *part = {};
        part->clear();
    }
    if (cells.capacity() * sizeof(Cell) > usual_size) cells = {};
    cells.clear();
    end = 0;
    line = 0;
}

void Record::refuse(const std::string& why) const {
    throw Error(ErrorKind::data, "line " + std::to_string(line) + ": " + why);
}

void Record::check_size() const {
    if (bytes.size() > longest_record)
        refuse("a record of more than " + std::to_string(longest_record >> 20U) +
               " MB; is a quotation mark or a line end missing?");
    if (cells.size() > most_cells) refuse("more than " + std::to_string(most_cells) + " cells; is a line end missing?");
}

}  // namespace kalends
