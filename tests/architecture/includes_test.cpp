#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <string>
#include <vector>

namespace kalends::includes_test {

// Who may include whom. A file may include its own floor and those with a lower number; floors of the same number do
// not see each other. CMakeLists.txt links them in the same order.
namespace {

namespace fs = std::filesystem;

const std::map<std::string, int> floor_numbers{
    {"core", 0},       {"text", 1},       {"language", 1}, {"records", 1},    {"tensor", 1},
    {"calendar", 2},   {"nn", 2},         {"data", 3},     {"model", 4},      {"generator", 4},
    {"decoding", 5},   {"checkpoint", 5}, {"training", 6}, {"normalizer", 6}, {"columns", 7},
    {"evaluation", 7}, {"fitting", 8},    {"report", 8},   {"cli", 9},        {"python", 10},
};

using Breaches = std::vector<std::string>;

bool may_include(const std::string& from, const std::string& to) {
    return from == to || floor_numbers.at(to) < floor_numbers.at(from);
}

struct Include {
    std::string floor;
    bool is_public;  ///< as "kalends/<floor>/x.hpp", which lies in include/
};

/// What of this project a file includes; "<floor>/x.hpp" lies in src/.
std::vector<Include> includes_of(const std::string& content) {
    static const std::regex include(R"(#\s*include\s*[<"](kalends/)?([a-z_]+)/[^">]*[">])");
    std::vector<Include> found;
    for (std::sregex_iterator match(content.begin(), content.end(), include), end; match != end; ++match) {
        const bool is_public = (*match)[1].matched;
        if (is_public || floor_numbers.count((*match)[2]) == 1) found.push_back({(*match)[2], is_public});
    }
    return found;
}

/// What a file of `floor` includes and should not.
Breaches breaches_in(const std::string& floor, const std::string& content) {
    Breaches breaches;
    for (const Include& include : includes_of(content)) {
        if (floor_numbers.count(include.floor) == 0) {
            breaches.push_back(include.floor + " is no floor");
        } else if (!may_include(floor, include.floor)) {
            breaches.push_back(floor + " includes " + include.floor);
        }
    }
    return breaches;
}

/// xtensor and BLAS have one door each, so that the slow idioms of the one have a place to be kept out of, and all
/// products go through the other.
bool includes_xtensor(const std::string& content) {
    static const std::regex include(R"(#\s*include\s*[<"]xtensor/)");
    return std::regex_search(content, include);
}
bool includes_blas(const std::string& content) {
    static const std::regex include(R"(#\s*include\s*[<"](xtensor-blas|xflens)/)");
    return std::regex_search(content, include);
}

std::string read(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

struct Source {
    fs::path path;
    std::string floor;
};

/// All files of the floors; the tests run in the folder tests/.
std::vector<Source> all_sources() {
    std::vector<Source> sources;
    for (const auto& [floor, number] : floor_numbers) {
        for (const fs::path root : {"../include/kalends", "../src", "."}) {
            if (!fs::exists(root / floor)) continue;
            for (const auto& entry : fs::recursive_directory_iterator(root / floor)) {
                if (entry.is_regular_file()) sources.push_back({entry.path(), floor});
            }
        }
    }
    return sources;
}

}  // namespace

TEST_CASE("no file includes a floor above its own or beside it") {
    const std::vector<Source> sources = all_sources();
    CHECK(sources.size() > 50);
    for (const Source& source : sources) {
        for (const std::string& breach : breaches_in(source.floor, read(source.path))) {
            FAIL_CHECK(source.path.string(), ": ", breach);
        }
    }
}

TEST_CASE("only tensor/tensor.hpp includes xtensor, only tensor/gemm.cpp what multiplies by BLAS") {
    for (const Source& source : all_sources()) {
        INFO(source.path.string());
        CHECK(includes_xtensor(read(source.path)) == (source.path == "../src/tensor/tensor.hpp"));
        CHECK(includes_blas(read(source.path)) == (source.path == "../src/tensor/gemm.cpp"));
    }
}

TEST_CASE("all folders are floors") {
    for (const fs::path root : {"../include/kalends", "../src"}) {
        for (const auto& entry : fs::directory_iterator(root)) {
            if (entry.is_directory()) CHECK(floor_numbers.count(entry.path().filename()) == 1);
        }
    }
}

TEST_CASE("a planted breach is found") {
    CHECK(breaches_in("text", "#include \"core/random.hpp\"\n#include <sys/file.h>\n#include <vector>\n").empty());
    CHECK(breaches_in("nn", "#include \"nn/linear.hpp\"\n").empty());
    CHECK(breaches_in("text", "int i;\n#include \"kalends/data/example.hpp\"\n").size() == 1);
    CHECK(breaches_in("text", "int i;\n#include \"data/batch.hpp\"\n").size() == 1);
    CHECK(breaches_in("text", "#  include <kalends/calendar/resolution.hpp>\n").size() == 1);
    CHECK(breaches_in("core", "#include \"kalends/atlantis/x.hpp\"\n").size() == 1);
    CHECK(includes_xtensor("#include <xtensor/xview.hpp>\n"));
    CHECK(includes_blas("#include <xtensor-blas/xlinalg.hpp>\n"));
    CHECK_FALSE(includes_xtensor("#include \"tensor/tensor.hpp\"\n"));
}

}  // namespace kalends::includes_test
