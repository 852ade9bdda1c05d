#include "cli/training_observer.hpp"

#include <utility>

#include "cli/terminal/process.hpp"
#include "cli/terminal/progress_bar.hpp"
#include "core/atomic_file.hpp"
#include "kalends/checkpoint/checkpoint.hpp"
#include "training/log.hpp"

namespace kalends {
namespace {

constexpr std::uint64_t steps_a_log_line = 20;
constexpr std::chrono::milliseconds between_drawings{200};

/// Better now than after an hour.
void check_that_it_can_be_created(const std::filesystem::path& path) {
    const AtomicFile probe(path);
}

}  // namespace

TrainingObserver::TrainingObserver(Console& console, Files files)
    : console_(console), files_(std::move(files)), lock_(files_.model) {
    check_that_it_can_be_created(files_.model);
    if (files_.log) log_.emplace(*files_.log);
}

/// Only now: until its first step a training may still be refused, and what an earlier one wrote is there.
void TrainingObserver::begin_log() {
    log_begun_ = true;
    if (!files_.append_log) log_->clear();
}

void TrainingObserver::on_step(const Progress& progress) {
    if (console_.err_is_terminal) draw(progress);
    if (log_ && (progress.validation || progress.step % steps_a_log_line == 0)) log(progress);
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
    log_->append(to_json_line(progress));
}

void TrainingObserver::on_checkpoint(const Checkpoint& checkpoint) {
    save(checkpoint, files_.model);
}

bool SignalObserver::stop_requested() {
    return StopSignals::stop_requested();
}

void TrainingObserver::finish() {
    if (line_open_) console_.err << '\n';
    line_open_ = false;
}

}  // namespace kalends
