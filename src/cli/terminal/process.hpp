#pragma once

// What belongs to the whole process.
namespace kalends {

/// Sets up allocator, linear algebra and signals of the process; once, at the start of main(). Where OpenBLAS chose
/// kernels too old for the processor the program is started again with the same words, told better ones.
void prepare_process(char** words);

/// While it lives, SIGINT and SIGTERM ask for an orderly end instead of killing; the same signal again kills after all.
/// One at a time: signals belong to the process.
class StopSignals {
public:
    StopSignals();
    ~StopSignals();
    StopSignals(const StopSignals&) = delete;
    StopSignals& operator=(const StopSignals&) = delete;

    /// True once a signal has come.
    [[nodiscard]] static bool stop_requested();

    /// What a shell tells of a process that the signal ended, 128 and its number: a script must not go on as if all had
    /// been done (POSIX.1-2017, Shell and Utilities, 2.8.2). Of SIGTERM where another process of a job got the signal.
    [[nodiscard]] static int exit_status();

private:
    using Handler = void (*)(int);
    Handler interrupt_before_, terminate_before_;
};

}  // namespace kalends
