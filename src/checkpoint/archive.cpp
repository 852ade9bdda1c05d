#include "checkpoint/archive.hpp"

#include <algorithm>
#include <boost/archive/binary_iarchive.hpp>
#include <boost/archive/binary_oarchive.hpp>
#include <limits>
#include <optional>
#include <sstream>
#include <streambuf>
#include <type_traits>

#include "checkpoint/calibrations.hpp"
#include "checkpoint/checks.hpp"
#include "checkpoint/tensors.hpp"
#include "kalends/core/error.hpp"
#include "kalends/text/normalized_text.hpp"

// The library serialises containers itself, but believes their sizes: a damaged one may ask for all memory there is.
// So Writer and Reader hand it numbers and blocks only, and one list of fields a type serves both directions.
namespace kalends {
namespace {

constexpr unsigned archive_flags = boost::archive::no_header | boost::archive::no_codecvt;

/// Tensors, facts or settings: no model has as many.
constexpr std::size_t most_parts = 10'000;

template <class T>
concept Number = std::is_arithmetic_v<T> && !std::is_same_v<T, bool>;

/// Collects what is put into it.
class Sink : public std::streambuf {
public:
    std::vector<std::byte> bytes;

protected:
    std::streamsize xsputn(const char* from, std::streamsize count) override {
        const auto block = std::as_bytes(std::span(from, static_cast<std::size_t>(count)));
        bytes.insert(bytes.end(), block.begin(), block.end());
        return count;
    }
    int_type overflow(int_type c) override {
        bytes.push_back(static_cast<std::byte>(c));
        return c;
    }
};

/// Reads from memory in place.
class Source : public std::streambuf {
public:
    explicit Source(std::span<const std::byte> bytes) {
        char* begin = const_cast<char*>(reinterpret_cast<const char*>(bytes.data()));  // never written through
        setg(begin, begin, begin + bytes.size());
    }
    [[nodiscard]] std::size_t remaining() const { return static_cast<std::size_t>(egptr() - gptr()); }
};

class Writer {
public:
    explicit Writer(Sink& sink) : archive_(sink, archive_flags) {}
    static constexpr std::uint32_t version = container_version;

    template <class... Parts>
    void operator()(const Parts&... parts) {
        (put(parts), ...);
    }

private:
    template <Number T>
    void put(T number) {
        archive_ << number;
    }
    template <class Kind>
    requires std::is_enum_v<Kind>
    void put(Kind kind) { put(name(kind)); }
    void put(const Vocabulary& vocabulary) { put(vocabulary.code_points()); }
    void put(const TargetVocabulary& symbols) { put(symbols.names()); }
    void put(const MonthNames& names) {
        put_names(names);
        const std::vector<Calendar> others = names.other_calendars();
        put(std::uint64_t{others.size()});
        for (const Calendar calendar : others) {
            put(std::string(name(calendar)));
            put_names(names.of(calendar));
        }
    }
    void put_names(const MonthNames& names) {
        std::string text;  // one name a line
        std::vector<std::uint16_t> months;
        for (const auto& [phrase, set] : names.all()) {
            text += to_utf8(phrase) + '\n';
            months.push_back(static_cast<std::uint16_t>(set.to_ulong()));
        }
        (*this)(text, months);
    }
    void put(const WordSayings& words) {
        std::map<std::string, std::string> by_sayings;  // one word a line
        for (const WordSayings::Word& word : words.all())
            by_sayings[sayings_text(word)] += to_utf8(word.letters) + '\n';
        put(by_sayings);
    }
    template <Number T>
    void put(const std::vector<T>& numbers) {
        put_block(numbers.data(), numbers.size());
    }
    template <class Char>
    void put(const std::basic_string<Char>& text) {
        put_block(text.data(), text.size());
    }
    void put(const std::map<std::string, std::string>& words) {
        put(std::uint64_t{words.size()});
        for (const auto& [key, value] : words) (*this)(key, value);
    }
    template <class T>
    void put(const std::vector<T>& parts) {
        put(std::uint64_t{parts.size()});
        for (const T& part : parts) put(part);
    }
    template <class T>
    void put(const std::optional<T>& part) {
        put(static_cast<std::uint8_t>(part.has_value()));
        if (part) put(*part);
    }
    template <class T>
    requires std::is_class_v<T>
    void put(const T& part) {
        fields(*this, const_cast<T&>(part));  // a Writer only reads them
    }
    template <class T>
    void put_block(const T* numbers, std::size_t count) {
        put(std::uint64_t{count});
        archive_.save_binary(numbers, count * sizeof(T));
    }

    boost::archive::binary_oarchive archive_;
};

class Reader {
public:
    Reader(Source& source, std::uint32_t format) : version(format), source_(source), archive_(source, archive_flags) {}
    const std::uint32_t version;

    template <class... Parts>
    void operator()(Parts&... parts) {
        (get(parts), ...);
    }

private:
    template <Number T>
    void get(T& number) {
        archive_ >> number;
    }
    template <class Kind>
    requires std::is_enum_v<Kind>
    void get(Kind& kind) {
        std::string word;
        get(word);
        parse(word, kind);
    }
    void get(Vocabulary& vocabulary) {
        std::u32string code_points;
        get(code_points);
        vocabulary = Vocabulary(std::move(code_points));
    }
    void get(TargetVocabulary& symbols) {
        std::vector<std::string> names;
        get(names);
        symbols = TargetVocabulary(names);
    }
    void get(MonthNames& names) {
        get_names(names);
        if (version < 10) return;
        for (std::size_t left = get_count(1, calendar_count); left > 0; --left) {
            std::string calendar;
            MonthNames others;
            get(calendar);
            get_names(others);
            names.add_all(calendar_of(calendar), std::move(others));
        }
    }
    void get_names(MonthNames& names) {
        std::string text;
        std::vector<std::uint16_t> months;
        (*this)(text, months);
        std::istringstream lines(text);
        std::string line, last;
        for (const std::uint16_t set : months) {
            // Written in order of UTF-8, which is that of the code points: so each is added at the end.
            if (!std::getline(lines, line) || line <= last || set == 0 || set >= 1U << MonthSet().size()) break;
            const std::u32string phrase = to_code_points(line);
            if (to_utf8(phrase) != line) break;
            names.add_phrase(phrase, MonthSet(set));
            last = line;
        }
        const bool is_whole = lines.peek() == std::istringstream::traits_type::eof();
        if (!is_whole || names.all().size() != months.size())
            throw Error(ErrorKind::data, "its names of months do not hold together");
    }
    void get(WordSayings& words) {
        std::map<std::string, std::string> by_sayings;
        get(by_sayings);
        std::vector<WordSayings::Word> all;
        for (const auto& [sayings, lines] : by_sayings) {
            std::istringstream text(lines);
            for (std::string line; std::getline(text, line);) all.push_back(word_saying(to_code_points(line), sayings));
        }
        words.add(std::move(all));
    }
    template <Number T>
    void get(std::vector<T>& numbers) {
        get_block(numbers);
    }
    template <class Char>
    void get(std::basic_string<Char>& text) {
        get_block(text);
    }
    void get(std::map<std::string, std::string>& words) {
        for (std::size_t left = get_count(1, most_parts); left > 0; --left) {
            std::string key, value;
            (*this)(key, value);
            words.emplace(std::move(key), std::move(value));
        }
    }
    template <class T>
    void get(std::vector<T>& parts) {
        for (std::size_t left = get_count(1, most_parts); left > 0; --left) get(parts.emplace_back());
    }
    template <class T>
    void get(std::optional<T>& part) {
        std::uint8_t present = 0;
        get(present);
        if (present != 0) get(part.emplace());
    }
    template <class T>
    requires std::is_class_v<T>
    void get(T& part) { fields(*this, part); }
    template <class Block>
    void get_block(Block& block) {
        block.resize(get_count(sizeof(block[0])));
        archive_.load_binary(block.data(), block.size() * sizeof(block[0]));
    }
    /// Number of elements of at least `size` bytes each, which must all be there.
    std::size_t get_count(std::size_t size, std::size_t most = std::numeric_limits<std::size_t>::max()) {
        std::uint64_t count = 0;
        get(count);
        if (count > source_.remaining() / size) throw Error(ErrorKind::data, "a list is longer than the file");
        if (count > most)
            throw Error(ErrorKind::data, "a list of " + std::to_string(count) + " is longer than any model's");
        return count;
    }

    Source& source_;
    boost::archive::binary_iarchive archive_;
};

// What stands in the archive, in this order.

template <class Archive>
void fields(Archive& archive, NamedTensor& tensor) {
    archive(tensor.name, tensor.shape, tensor.values);
}

/// Of the first members of a ModelConfig, in the order of visit(); a new one needs a new version.
std::size_t members_of_configuration(std::uint32_t version) {
    return version < 2 ? 7 : version < 3 ? 8 : version < 4 ? 9 : 12;
}

template <class Archive>
void fields(Archive& archive, ModelConfig& config) {
    std::size_t left = members_of_configuration(archive.version);
    visit(config, [&](const char*, auto& member) {
        if (left == 0) return;
        archive(member);
        --left;
    });
}

template <class Archive>
void fields(Archive& archive, NamedLogistic& one) {
    archive(one.name, one.fit.slope, one.fit.offset);
}

/// Of the formats that named none.
void read_unnamed(Reader& archive, Calibration& calibration) {
    constexpr std::size_t kinds_of_those_formats = 7;
    std::vector<NamedLogistic> all(kinds_of_those_formats);
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (i == 0 || archive.version >= 5) archive(all[i].fit.slope, all[i].fit.offset);
        if (archive.version < 5) all[i].fit = all.front().fit;  // one for all
        all[i].name = name(static_cast<Evidence>(i));
    }
    take(calibration, all);
    calibration.by_kind.fill(calibration.by_evidence[static_cast<std::size_t>(Evidence::unchecked)]);
}

void fields(Writer& archive, const Calibration& calibration) {
    archive(named(calibration), calibration.default_min_confidence);
}

void fields(Reader& archive, Calibration& calibration) {
    if (archive.version < 8) {
        read_unnamed(archive, calibration);
    } else {
        std::vector<NamedLogistic> all;
        archive(all);
        take(calibration, all);
    }
    archive(calibration.default_min_confidence);
}

template <class Archive>
void fields(Archive& archive, TrainingState& state) {
    archive(state.step, state.examples, state.seconds, state.best_score, state.settings);
    archive(state.weights, state.average, state.first_moments, state.second_moments);
}

template <class Archive>
void fields(Archive& archive, Checkpoint& checkpoint) {
    archive(checkpoint.config, checkpoint.vocabulary);
    if (archive.version >= 7) archive(checkpoint.symbols);
    if (archive.version >= 5) archive(checkpoint.month_names);
    if (archive.version >= 9) archive(checkpoint.words);
    archive(checkpoint.weights);
    archive(checkpoint.calibration, checkpoint.facts, checkpoint.training);
}

/// What a model writes whose file has no names of symbols.
TargetVocabulary symbols_of_format(std::uint32_t version) {
    constexpr std::size_t without_eras = 25, with_eras = 34;
    return TargetVocabulary::first(version < 6 ? without_eras : with_eras);
}

Checkpoint read(const Payload& payload) {
    Source source(payload.bytes);
    Checkpoint checkpoint;
    Reader(source, payload.version)(checkpoint);
    if (payload.version < 7) checkpoint.symbols = symbols_of_format(payload.version);
    checkpoint.config.symbols = checkpoint.symbols.size();
    if (payload.version < 2 && checkpoint.config.attention == AttentionKind::dot)
        throw Error(ErrorKind::data, "its dot attention, of format 1, is another one than today's; train it again");
    if (source.remaining() != 0) throw Error(ErrorKind::data, "bytes are left over");
    check(checkpoint);
    return checkpoint;
}

}  // namespace

std::vector<std::byte> archive(const Checkpoint& checkpoint) {
    try {
        check(checkpoint);
    } catch (const Error& error) {
        throw Error(ErrorKind::internal, std::string("cannot save a model: ") + error.what());
    }
    Sink sink;
    Writer{sink}(checkpoint);
    return std::move(sink.bytes);
}

Checkpoint unarchive(const Payload& payload, const std::string& origin) {
    try {
        return read(payload);
    } catch (const std::exception& error) {
        throw Error(ErrorKind::data, origin + ": the model does not hold together: " + error.what());
    }
}

}  // namespace kalends
