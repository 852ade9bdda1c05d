#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string_view>
#include <system_error>
#include <type_traits>
#include <utility>

#include "checkpoint/calibrations.hpp"
#include "checkpoint/checks.hpp"
#include "kalends/checkpoint/checkpoint.hpp"
#include "kalends/core/error.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {
namespace {

using Json = nlohmann::ordered_json;

static_assert(std::endian::native == std::endian::little, "values are copied as they lie in memory");
constexpr std::size_t size_bytes = sizeof(std::uint64_t);
constexpr const char* metadata_key = "__metadata__";
constexpr const char* format_name = "kalends";

// --- what a header says

/// Kinds in the order of the alphabet, then sizes.
Json to_json(const ModelConfig& config) {
    std::map<std::string, std::string> kinds;
    Json sizes;
    visit(config, [&](const char* key, const auto& member) {
        if constexpr (std::is_enum_v<std::remove_cvref_t<decltype(member)>>) {
            kinds[key] = name(member);
        } else {
            sizes[key] = member;
        }
    });
    Json json(kinds);
    json.update(sizes);
    return json;
}

ModelConfig config_of(const Json& json) {
    ModelConfig config;
    visit(config, [&](const char* key, auto& member) {
        if constexpr (std::is_enum_v<std::remove_cvref_t<decltype(member)>>) {
            parse(json.at(key), member);
        } else {
            member = json.at(key);
        }
    });
    return config;
}

/// @throws Error (data)
void check_sizes(const ModelConfig& config) {
    try {
        check(config);
    } catch (const Error& error) {  // which speaks of options
        throw Error(ErrorKind::data, std::string("train would refuse its configuration: ") + error.what());
    }
}

Json to_json(const MonthNames& names) {
    Json list = Json::array();
    for (const auto& [phrase, months] : names.all()) list.push_back({to_utf8(phrase), months.to_ulong()});
    return list;
}

/// In the order of their code points, as they were written.
MonthNames month_names_of(const Json& json) {
    MonthNames names;
    std::u32string last;
    for (const Json& name : json) {
        const std::u32string phrase = to_code_points(name.at(0).get<std::string>());
        const std::int64_t bits = name.at(1);
        const MonthSet months(static_cast<unsigned long long>(bits));
        if (phrase <= last || bits <= 0 || bits >= std::int64_t{1} << months.size())
            throw Error(ErrorKind::data, "its names of months do not hold together");
        names.add_phrase(phrase, months);
        last = phrase;
    }
    return names;
}

constexpr const char* other_names_key = "month_names_of_calendars";

/// By their calendar.
Json other_names_to_json(const MonthNames& names) {
    Json by_calendar = Json::object();
    for (const Calendar calendar : names.other_calendars())
        by_calendar[std::string(name(calendar))] = to_json(names.of(calendar));
    return by_calendar;
}

/// By what they say, with spaces between them.
Json to_json(const WordSayings& words) {
    std::map<std::string, std::string> by_sayings;
    for (const WordSayings::Word& word : words.all()) {
        std::string& list = by_sayings[sayings_text(word)];
        list += (list.empty() ? "" : " ") + to_utf8(word.letters);
    }
    return by_sayings;
}

WordSayings words_of(const Json& json) {
    std::vector<WordSayings::Word> all;
    for (const auto& [sayings, list] : json.items()) {
        std::istringstream text(list.get<std::string>());
        for (std::string word; text >> word;) all.push_back(word_saying(to_code_points(word), sayings));
    }
    WordSayings words;
    words.add(std::move(all));
    return words;
}

constexpr const char* minimum_key = "default_min_confidence";

/// Slope and offset of each, by its name.
Json to_json(const Calibration& calibration) {
    Json json{{minimum_key, calibration.default_min_confidence}};
    for (const auto& [name, fit] : named(calibration)) json[name] = {fit.slope, fit.offset};
    return json;
}

Calibration calibration_of(const Json& json) {
    Calibration calibration;
    calibration.default_min_confidence = json.at(minimum_key);
    std::vector<NamedLogistic> all;
    for (const auto& [name, fit] : json.items())
        if (name != minimum_key) all.push_back({name, {fit.at(0), fit.at(1)}});
    take(calibration, all);
    return calibration;
}

Json metadata(const Checkpoint& model) {
    const auto text = [](const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); };
    return {{"format", format_name},
            {"configuration", text(to_json(model.config))},
            {"vocabulary", to_utf8(model.vocabulary.code_points())},
            {"symbols", text(Json(model.symbols.names()))},
            {"month_names", text(to_json(model.month_names))},
            {other_names_key, text(other_names_to_json(model.month_names))},
            {"words", text(to_json(model.words))},
            {"calibration", text(to_json(model.calibration))},
            {"facts", text(Json(model.facts))}};
}

Checkpoint model_of(const Json& metadata) {
    const auto json = [&](const char* key) { return Json::parse(metadata.at(key).get<std::string>()); };
    if (metadata.at("format") != format_name)
        throw Error(ErrorKind::data, "its metadata are of another program's model");
    Checkpoint model;
    model.config = config_of(json("configuration"));
    check_sizes(model.config);
    model.vocabulary = Vocabulary(to_code_points(metadata.at("vocabulary").get<std::string>()));
    model.symbols = TargetVocabulary(json("symbols").get<std::vector<std::string>>());
    model.config.symbols = model.symbols.size();
    model.month_names = month_names_of(json("month_names"));
    const Json others = metadata.contains(other_names_key) ? json(other_names_key) : Json::object();
    for (const auto& [calendar, names] : others.items())
        model.month_names.add_all(calendar_of(calendar), month_names_of(names));
    if (metadata.contains("words")) model.words = words_of(json("words"));
    model.calibration = calibration_of(json("calibration"));
    model.facts = json("facts").get<std::map<std::string, std::string>>();
    return model;
}

NamedTensor tensor_of(const std::string& name, const Json& entry, std::span<const std::byte> values) {
    const std::size_t begin = entry.at("data_offsets").at(0), end = entry.at("data_offsets").at(1);
    if (entry.at("dtype") != "F32")
        throw Error(ErrorKind::data, "tensor " + name + " is of type " + entry.at("dtype").dump() + "; F32 is read");
    if (begin > end || end > values.size() || (end - begin) % sizeof(float) != 0)
        throw Error(ErrorKind::data, "tensor " + name + " does not lie in the file");
    NamedTensor tensor{name, entry.at("shape"), std::vector<float>((end - begin) / sizeof(float))};
    if (end > begin) std::memcpy(tensor.values.data(), &values[begin], end - begin);
    return tensor;
}

Checkpoint read(std::span<const std::byte> bytes) {
    std::uint64_t size = 0;
    if (bytes.size() >= size_bytes) std::memcpy(&size, bytes.data(), size_bytes);
    if (size == 0 || size > bytes.size() - size_bytes)
        throw Error(ErrorKind::data, "its header is longer than the file");
    const auto* const text = reinterpret_cast<const char*>(bytes.data() + size_bytes);
    const Json header = Json::parse(std::string_view(text, size));
    Checkpoint model = model_of(header.at(metadata_key));
    const std::span<const std::byte> values = bytes.subspan(size_bytes + size);
    std::size_t read = 0;
    for (const auto& [name, entry] : header.items()) {
        if (name == metadata_key) continue;
        model.weights.push_back(tensor_of(name, entry, values));
        read += model.weights.back().values.size() * sizeof(float);
    }
    if (read != values.size()) throw Error(ErrorKind::data, "there are bytes that belong to no tensor");
    return model;
}

}  // namespace

Checkpoint load_safetensors(const std::filesystem::path& path) {
    std::error_code no_regular_file;
    const std::uintmax_t size = std::filesystem::file_size(path, no_regular_file);
    std::ifstream file(path, std::ios::binary);
    if (no_regular_file || !file) throw Error(ErrorKind::no_input, path.string() + ": cannot read it; is it a file?");
    std::vector<std::byte> bytes(size);
    file.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(size));
    if (static_cast<std::uintmax_t>(file.gcount()) != size)
        throw Error(ErrorKind::io, path.string() + ": cannot read it to its end");
    return from_safetensors(bytes, path.string());
}

std::vector<std::byte> to_safetensors(const Checkpoint& model) {
    Json header{{metadata_key, metadata(model)}};
    std::size_t offset = 0;
    for (const NamedTensor& tensor : model.weights) {
        const std::size_t end = offset + tensor.values.size() * sizeof(float);
        header[tensor.name] = {{"dtype", "F32"}, {"shape", tensor.shape}, {"data_offsets", {offset, end}}};
        offset = end;
    }
    std::string text = header.dump(-1, ' ', false, Json::error_handler_t::replace);
    text.append((size_bytes - text.size() % size_bytes) % size_bytes, ' ');  // so that values are aligned
    const std::uint64_t size = text.size();
    std::vector<std::byte> bytes(size_bytes + text.size() + offset);
    std::size_t done = 0;
    const auto append = [&](std::span<const std::byte> part) {
        if (!part.empty()) std::memcpy(&bytes[done], part.data(), part.size());
        done += part.size();
    };
    append(std::as_bytes(std::span(&size, 1)));
    append(std::as_bytes(std::span(text)));
    for (const NamedTensor& tensor : model.weights) append(std::as_bytes(std::span(tensor.values)));
    return bytes;
}

Checkpoint from_safetensors(std::span<const std::byte> bytes, const std::string& origin) {
    try {
        const Checkpoint model = read(bytes);
        check(model);
        return load(to_bytes(model), origin);  // and nothing that a model file could not hold
    } catch (const nlohmann::json::exception& error) {
        throw Error(ErrorKind::data, origin + ": is no model in safetensors that kalends exported: " + error.what());
    } catch (const Error& error) {
        throw Error(ErrorKind::data, origin + ": is no model in safetensors that kalends exported: " + error.what());
    }
}

}  // namespace kalends
