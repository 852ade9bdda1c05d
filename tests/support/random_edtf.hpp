#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "core/random.hpp"

namespace kalends::made {

/// EDTF as its productions have it, levels 0 to 2. Days need not exist, nor intervals ascend.
class RandomEdtf {
public:
    explicit RandomEdtf(std::uint64_t seed) : random_(seed) {}

    std::string operator()() {
        switch (random_.below(8)) {
            case 0:
                return date_time();
            case 1:
            case 2:
                return interval();
            case 3:
                return set('[', ']');
            case 4:
                return set('{', '}');
            default:
                return date();
        }
    }

    /// A text with one character replaced, taken out, put in or swapped with the next one.
    std::string mutated(std::string text) {
        constexpr std::string_view characters = "0123456789X-~?%/.,[]{}YESTZ+: x";
        const std::size_t at = random_.below(text.size());
        const char other = random_.pick(characters);
        switch (random_.below(4)) {
            case 0:
                text.erase(at, 1);
                break;
            case 1:
                text.insert(at, 1, other);
                break;
            case 2:
                std::swap(text[at], text[(at + 1) % text.size()]);
                break;
            default:
                text[at] = other;
        }
        return text;
    }

    std::string date() {
        if (random_.chance(0.1)) return mark() + long_year() + mark();
        const std::string year = mark() + (random_.chance(0.05) ? "-" : "") + masked(number(1, 9999, 4));
        if (random_.chance(0.05)) return year + significant() + mark();
        std::string text = year + mark();
        if (random_.chance(0.3)) return text;
        if (random_.chance(0.2)) return text + '-' + mark() + number(20, 42, 2) + mark();
        text += '-' + mark() + masked(number(1, 12, 2)) + mark();
        if (random_.chance(0.4)) return text;
        return text + '-' + mark() + masked(number(1, 31, 2)) + mark();
    }

private:
    std::string number(int low, int high, std::size_t width) {
        const std::string digits = std::to_string(random_.between(low, high));
        return std::string(width > digits.size() ? width - digits.size() : 0, '0') + digits;
    }

    std::string masked(std::string digits) {
        if (random_.chance(0.7)) return digits;
        if (random_.chance(0.3)) return std::string(digits.size(), 'X');
        for (char& digit : digits)
            if (random_.chance(0.4)) digit = 'X';
        return digits;
    }

    std::string mark() {
        constexpr std::string_view marks = "~?%";
        return random_.chance(0.1) ? std::string(1, random_.pick(marks)) : "";
    }

    std::string significant() { return "S" + std::to_string(random_.between(1, 6)); }

    std::string long_year() {
        std::string text = random_.chance(0.3) ? "Y-" : "Y";
        text += std::to_string(random_.between(1, random_.chance(0.5) ? 200'000 : 40'000));
        if (random_.chance(0.3)) text += "E" + std::to_string(random_.between(1, 16));
        return random_.chance(0.3) ? text + significant() : text;
    }

    std::string date_time() {
        std::string text = number(0, 9999, 4) + '-' + number(1, 12, 2) + '-' + number(1, 31, 2) + 'T';
        text += number(0, 24, 2) + ':' + number(0, 59, 2) + ':' + number(0, 60, 2);
        if (random_.chance(0.3)) return text + 'Z';
        if (random_.chance(0.3)) return text;
        text += (random_.chance(0.5) ? '+' : '-') + number(0, 14, 2);
        return random_.chance(0.5) ? text : text + ':' + number(0, 59, 2);
    }

    std::string interval() {
        if (random_.chance(0.15)) return date() + (random_.chance(0.5) ? "/" : "/..");
        if (random_.chance(0.15)) return (random_.chance(0.5) ? "/" : "../") + date();
        return date() + '/' + date();
    }

    std::string set(char open, char close) {
        std::string text(1, open);
        const int members = random_.between(1, 4);
        for (int i = 0; i < members; ++i) text += (i == 0 ? "" : ",") + member(i == 0, i + 1 == members);
        return text + close;
    }

    std::string member(bool is_first, bool is_last) {
        if (random_.chance(is_first ? 0.15 : 0.02)) return ".." + date();
        if (random_.chance(is_last ? 0.15 : 0.02)) return date() + "..";
        if (random_.chance(0.7)) return date();
        const std::string year = number(1, 9999, 4);
        if (random_.chance(0.5)) return year + ".." + number(1, 9999, 4);
        return random_.chance(0.5) ? year + "-02.." + date() : date() + ".." + date();
    }

    Random random_;
};

}  // namespace kalends::made
