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
#include "kalends/language/written_date.hpp"
#include "kalends/tensor/precision.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {

/// `ok`: a complete date; `partial`: some fields; `ambiguous`: several orders fit; `impossible`: not in the calendar;
/// `unsure`: confidence below the minimum, or the month's name is not understood; `none`: the text holds no date.
enum class Status { ok, partial, ambiguous, impossible, unsure, none };
constexpr std::array<Status, 6> all_statuses{Status::ok,         Status::partial, Status::ambiguous,
                                             Status::impossible, Status::unsure,  Status::none};
std::string_view name(Status);

/// One reading of a text.
struct Reading {
    WrittenDate written;
    ResolvedDate resolved;
    double confidence = 0;                    ///< calibrated probability that the date is right, no order told
    std::array<double, 3> confidence_told{};  ///< the same under dmy, mdy and ymd: with an order told less is open
    Evidence evidence = Evidence::unchecked;  ///< what bears out its month
    bool is_ruled_out = false;                ///< its numbers do not stand in the text, or nothing bears out its month
    bool weekday_in_doubt = false;            ///< more likely another weekday is written, or none
    bool order_in_doubt = false;              ///< more likely the row is not all-numeric, or in another order
};

/// One reading in one order, of several that differ.
struct Alternative {
    std::string date;  ///< as ResolvedDate::iso
    Order order = Order::none;
    double confidence = 0;
};

struct Answer {
    Status status = Status::none;
    std::string date;  ///< ISO date; empty unless status is ok or partial
    double confidence = 0;
    std::vector<Alternative> alternatives;  ///< best first; all readings where status is ambiguous
    bool weekday_mismatch = false, century_assumed = false, era_converted = false, input_repaired = false,
         truncated = false;
};

struct NormalizerOptions {
    Order order = Order::none;  ///< the user's preference; none: take each row by itself
    ResolutionOptions resolution;
    std::optional<double> min_confidence;  ///< below it: unsure. Default: the model's own
    std::size_t n_best = 1;                ///< more than one: also the next best readings as alternatives
};

/// A reading before an order is chosen.
struct OpenReading {
    Reading best;                   ///< as the model reads it
    std::vector<Reading> by_order;  ///< all-numeric rows: under dmy, mdy and ymd, in this order; else empty
};

/// Everything that is known about a row before an order is chosen.
struct Readings : OpenReading {
    std::vector<OpenReading> next_best;  ///< with n_best > 1
    bool input_repaired = false, truncated = false;
};

/// Which character each output digit came from.
struct AlignedAnswer {
    Answer answer;
    NormalizedText text;
    std::vector<std::string> outputs;           ///< what is written: "2", "0", ..., "wed"
    std::vector<std::vector<float>> attention;  ///< [outputs][code points of text], rows sum to one
};

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

    /// The two halves of normalize(), for a caller that chooses the order of a column in between.
    [[nodiscard]] std::vector<Readings> read(std::span<const std::string> texts, const NormalizerOptions& = {}) const;
    [[nodiscard]] Answer decide(const Readings&, const NormalizerOptions& = {}) const;

    [[nodiscard]] AlignedAnswer align(std::string_view text, const NormalizerOptions& = {}) const;

private:
    struct Implementation;
    std::unique_ptr<const Implementation> implementation_;
};

}  // namespace kalends
