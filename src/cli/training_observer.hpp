#pragma once

#include <chrono>
#include <filesystem>
#include <optional>

#include "cli/console.hpp"
#include "core/file_lock.hpp"
#include "training/progress.hpp"

namespace kalends {

/// Ends a training at a signal, and sees nothing of it otherwise: what all ranks but the first have.
class SignalObserver : public Observer {
public:
    bool stop_requested() override;
};

/// What a person sees of a training and what stays of it: a bar on a terminal, a log, the model file; and signals.
class TrainingObserver final : public SignalObserver {
public:
    struct Files {
        std::filesystem::path model;
        std::optional<std::filesystem::path> log;
        bool append_log = false;  ///< a resumed training goes on with its log
    };

    /// @throws Error (cannot_create) where the log or the model could not be written, or another training writes it
    TrainingObserver(Console&, Files);
    ~TrainingObserver() override { finish(); }
    TrainingObserver(const TrainingObserver&) = delete;
    TrainingObserver& operator=(const TrainingObserver&) = delete;

    void on_step(const Progress&) override;
    void on_checkpoint(const Checkpoint&) override;

    /// Leaves the line of the bar.
    void finish();

private:
    void draw(const Progress&);
    void log(const Progress&);
    void begin_log();

    Console& console_;
    Files files_;
    FileLock lock_;  ///< two trainings into one file would each undo what the other saved
    std::optional<LogFile> log_;
    bool log_begun_ = false;
    std::chrono::steady_clock::time_point drawn_;
    bool line_open_ = false;
};

}  // namespace kalends
