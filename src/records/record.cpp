#include "kalends/records/record.hpp"

namespace kalends {

void Record::add(std::size_t begin, std::size_t end_of_cell, std::string_view text) {
    cells.push_back({.begin = begin, .end = end_of_cell, .is_there = true});
    set_text(cells.back(), text);
    end = end_of_cell;
}

void Record::set_text(Cell& cell, std::string_view text) {
    cell.text_begin = texts.size();
    texts += text;
    cell.text_end = texts.size();
    cell.has_text = true;
}

void Record::clear() {
    bytes.clear();
    cells.clear();
    texts.clear();
    end = 0;
    line = 0;
}

}  // namespace kalends
