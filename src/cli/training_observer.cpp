#include "kalends/cli/training_observer.hpp"

#include <cerrno>
#include <system_error>
#include <utility>

#include "kalends/checkpoint/checkpoint.hpp"
#include "kalends/cli/progress_bar.hpp"
#include "kalends/cli/stop_signals.hpp"
#include "kalends/core/atomic_file.hpp"
#include "kalends/core/error.hpp"
#include "kalends/training/log.hpp"

namespace kalends {
namespace {

constexpr std::uint64_t steps_a_log_line = 20;
constexpr std::chrono::milliseconds between_drawings{200};

/// Better now than after an hour.
void check_that_it_can_be_created(const std::filesystem::path& path) {
    const AtomicFile probe(path);
}

[[noreturn]] void fail(ErrorKind kind, const std::string& what, const std::filesystem::path& path) {
    throw Error(kind, what + path.string() + ": " + std::generic_category().message(errno));
}

/// A log that is a file; a pipe or a device has nothing to lose.
std::optional<FileLock> lock_of(const std::optional<std::filesystem::path>& log) {
    std::error_code unknown;
    if (!log || (exists(*log, unknown) && !is_regular_file(*log, unknown))) return std::nullopt;
    return FileLock(*log);
}

}  // namespace

TrainingObserver::TrainingObserver(Console& console, Files files)
    : console_(console), files_(std::move(files)), lock_(files_.model), log_lock_(lock_of(files_.log)) {
    check_that_it_can_be_created(files_.model);
    if (!files_.log) return;
    errno = 0;
    log_.open(*files_.log, std::ios::app);
    if (!log_) fail(ErrorKind::cannot_create, "cannot create ", *files_.log);
}

/// Only now: until its first step a training may still be refused, and what an earlier one wrote is there.
void TrainingObserver::begin_log() {
    log_begun_ = true;
    std::error_code not_a_file;  // a pipe has nothing to lose
    if (!files_.append_log) std::filesystem::resize_file(*files_.log, 0, not_a_file);
}

void TrainingObserver::on_step(const Progress& progress) {
    if (console_.err_is_terminal) draw(progress);
    if (files_.log && (progress.validation || progress.step % steps_a_log_line == 0)) log(progress);
}

void TrainingObserver::draw(const Progress& progress) {
    const auto now = std::chrono::steady_clock::now();
    if (line_open_ && now - drawn_ < between_drawings) return;
    drawn_ = now;
    line_open_ = true;
    constexpr const char* erase_rest = "\033[K";
    console_.err << '\r' << progress_bar(progress, console_.columns - 1) << erase_rest << std::flush;
}

void TrainingObserver::log(const Progress& progress) {
    if (!log_begun_) begin_log();
    errno = 0;
    log_ << to_json_line(progress) << std::endl;
    if (!log_) fail(ErrorKind::io, "cannot write to ", *files_.log);
}

void TrainingObserver::on_checkpoint(const Checkpoint& checkpoint) {
    save(checkpoint, files_.model);
}

bool TrainingObserver::stop_requested() {
    return StopSignals::stop_requested();
}

void TrainingObserver::finish() {
    if (line_open_) console_.err << '\n';
    line_open_ = false;
}

}  // namespace kalends
