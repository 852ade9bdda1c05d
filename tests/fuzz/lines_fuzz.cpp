#include <sstream>
#include <string>

#include "expect.hpp"
#include "records/line_reader.hpp"

// Lines of any bytes: as many as there are line ends, and one for what is left; none longer than the limit, each the
// beginning of what stands between the ends.
using namespace kalends;
using fuzz::expect;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t limit = 16;
    std::string bytes(fuzz::as_text(data, size));
    std::istringstream stream(bytes);
    LineReader reader(stream);
    if (bytes.starts_with("\xEF\xBB\xBF")) bytes.erase(0, 3);
    std::istringstream plain(bytes);
    std::string line, whole;
    bool any = false;
    while (std::getline(plain, whole)) {
        any = true;
        expect(reader.next(line, limit), "a line for each line");
        expect(line.size() <= limit && whole.starts_with(line), "the beginning of the line, up to the limit");
        const bool had_return = whole.ends_with('\r') && whole.size() == line.size() + 1;
        expect(line.size() == whole.size() || had_return || line.size() + 3 >= limit, "not less than needed is cut");
    }
    expect(any || size <= 3, "something was read");
    if (any || size == 0) expect(!reader.next(line, limit), "no more lines than there are");
    return 0;
}
