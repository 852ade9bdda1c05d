// Text in, answer out: the front door.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kalends/calendar/resolution.hpp"
#include "kalends/checkpoint/checkpoint.hpp"
#include "kalends/language/symbols.hpp"
#include "kalends/language/written_date.hpp"
#include "kalends/tensor/precision.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {

/// `ok`: a complete date; `partial`: some fields; `approximate`: one date with a qualifier; `interval`: from one to
/// another, or a decade, a century, a season, a week; `several`: a list; `ambiguous`: several meanings fit; `relative`:
/// counted from a reference that is missing; `impossible`: not in the calendar; `unsure`: confidence below the minimum,
/// the month's name is not understood, or beyond what the program resolves; `none`: the text holds no date.
enum class Status { ok, partial, approximate, interval, several, ambiguous, relative, impossible, unsure, none };
constexpr std::array<Status, 10> all_statuses{
    Status::ok,        Status::partial,  Status::approximate, Status::interval, Status::several,
    Status::ambiguous, Status::relative, Status::impossible,  Status::unsure,   Status::none};
std::string_view name(Status);

/// One meaning of several that differ.
struct Alternative {
    std::string date;  ///< as ResolvedDate::iso
    Order order = Order::none;
    double confidence = 0;
    std::string edtf{};      ///< as ResolvedDate::edtf
    std::string by{};        ///< the option that decides for it, such as "--order dmy"; empty where none does
    std::string datetime{};  ///< as ResolvedDate::datetime
    friend bool operator==(const Alternative&, const Alternative&) = default;
};

struct Answer {
    Status status = Status::none;
    std::string date;  ///< ISO date; empty unless status is ok or partial
    double confidence = 0;
    std::vector<Alternative> alternatives;  ///< best first; all meanings where status is ambiguous
    Flags flags{};
    Expression expression{};  ///< what the text says; of EDTF that was read by rule, and of no date, nothing
    /// ISO 8601-2:2019 levels 0 to 2; empty where it cannot say it, and unless status is ok, partial, approximate,
    /// interval or several.
    std::string edtf{};
    Bounds bounds{};  ///< the first and the last day of it
    /// As ResolvedDate::datetime; empty as edtf is, and where the text has a time of the day that is not read.
    std::string datetime{};
    Calendar calendar = Calendar::unwritten;  ///< as ResolvedDate::calendar
    /// Words and numbers of the text that `expression` does not rest on, from left to right; none where the text holds
    /// no date. Nothing where it is not known what words say: of a model that was taught none, and of interpret().
    std::optional<std::vector<ByteSpan>> unread{};
    friend bool operator==(const Answer&, const Answer&) = default;
};

/// The words and numbers of its text that an answer leaves unread; none where they are not known.
std::vector<std::string_view> unread_words(std::string_view text, const Answer&);
/// With a space between them.
std::string unread_text(std::string_view text, const Answer&);

/// What is written of an answer where there is room for one text: its ISO date, all that EDTF can say, or the day and
/// the time of it.
enum class AnswerForm { day, edtf, datetime };
/// Of an Answer or an Alternative.
template <class Any>
const std::string& written(const Any& answer, AnswerForm form) {
    if (form == AnswerForm::datetime) return answer.datetime;
    return form == AnswerForm::edtf ? answer.edtf : answer.date;
}

struct NormalizerOptions {
    Order order = Order::none;  ///< the user's preference; none: take each row by itself
    ResolutionOptions resolution;
    std::optional<double> min_confidence;  ///< below it: unsure. Default: the model's own
    std::size_t n_best = 1;                ///< more than one: also the next best readings as alternatives
    bool tells_unread = true;              ///< look for Answer::unread, which takes a few percent of the time
};

/// Which character each output digit came from. What is not written (X) looks at nothing, and is no output.
struct AlignedAnswer {
    Answer answer;
    NormalizedText text;  ///< as it is read: of what says the same twice once, of a line of a log its stamp alone,
                          ///< without measures (4.8 kg) and extensions of files
    std::vector<std::string> outputs;           ///< what is written: "2", "0", ..., "wed"
    std::vector<Role> roles;                    ///< [outputs]
    std::vector<std::vector<float>> attention;  ///< [outputs][code points of text], rows sum to one
};

struct Transcript;    // normalizer/transcript.hpp
struct ResolvedText;  // normalizer/resolved_text.hpp

/// Text in, answer out: the library's front door. Immutable after construction, safe to share between threads.
class Normalizer {
public:
    /// @throws Error (data) where the weights do not fit the configuration
    explicit Normalizer(const Checkpoint&, Precision = Precision::bfloat16);
    ~Normalizer();
    Normalizer(Normalizer&&) noexcept;
    Normalizer& operator=(Normalizer&&) noexcept;

    [[nodiscard]] Answer normalize(std::string_view text, const NormalizerOptions& = {}) const;
    /// One answer a text, in order. Batches by length inside; a row's answer does not depend on its neighbours.
    [[nodiscard]] std::vector<Answer> normalize(std::span<const std::string> texts,
                                                const NormalizerOptions& = {}) const;

    /// The three steps of normalize(), for a caller that keeps what was read, or chooses the order of a column in
    /// between. What is read depends on the texts alone, but for how many guesses are wanted of each and whether to
    /// tell what is unread.
    [[nodiscard]] std::vector<Transcript> read(std::span<const std::string> texts, const NormalizerOptions& = {}) const;
    [[nodiscard]] ResolvedText resolve(const Transcript&, const NormalizerOptions& = {}) const;
    [[nodiscard]] Answer decide(const ResolvedText&, const NormalizerOptions& = {}) const;

    [[nodiscard]] AlignedAnswer align(std::string_view text, const NormalizerOptions& = {}) const;

private:
    struct Implementation;
    std::unique_ptr<const Implementation> implementation_;
};

/// What a text with this expression means, by rule, as normalize() answers where the model reads it so: for corpora and
/// for those who ask what an expression means.
Answer interpret(std::string_view text, const Expression&, const NormalizerOptions& = {});

/// The model compiled into this library (data/default.kal), as save() wrote it; empty where it was built without one.
std::span<const std::byte> default_model_bytes();

/// That model. @throws Error (no_input) where the library was built without one
Checkpoint load_default_model();

}  // namespace kalends
