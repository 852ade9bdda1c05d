#include <doctest/doctest.h>

#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <utility>

#include "core/crc64.hpp"
#include "tensor/blas.hpp"
#include "training/sample.hpp"
#include "training/trainer.hpp"

namespace kalends::reproduction_test {

// One seed, one result. Within one program and machine trainer_test.cpp shows it for threads and interruptions; here a
// result is the one of years ago, on every class of machine that reproduction.tsv knows.
//
// Between the classes sums differ in their last digits, because a float sum depends on its order and on what is fused:
// on the compiler and the processor that it builds for, on the kernels that OpenBLAS chose, and for bfloat16 on the
// instruction that multiplies. All else is one sequence of IEEE operations. The symbols are those that there were when
// the results were taken, for first weights are drawn for each.
namespace {

/// What a compiler may use in place of what was written, which its -mtune does not tell.
constexpr const char* vectors =
#if defined(__AVX512F__)
    "AVX-512";
#elif defined(__FMA__)
    "AVX2";
#else
    "no FMA";
#endif

std::string machine_class(Precision precision) {
    const std::string factors = precision == Precision::bfloat16 && has_bfloat16()
                                    ? "bfloat16 " + std::string(bfloat16_instructions())
                                    : "full precision";
    return std::string(KALENDS_BUILD) + " " + vectors + ", " + blas_core_name() + ", " + factors;
}

std::string checksum(const std::vector<NamedTensor>& weights) {
    Crc64 crc;
    for (const NamedTensor& tensor : weights)
        crc.process_bytes(tensor.values.data(), tensor.values.size() * sizeof(float));
    std::ostringstream text;
    text << std::hex << crc.checksum();
    return text.str();
}

std::string result_of(const ModelConfig& config, Precision precision) {
    class Silence final : public Observer {
        void on_step(const Progress&) override {}
        void on_checkpoint(const Checkpoint&) override {}
        bool stop_requested() override { return false; }
    } silence;
    TrainingTask task = test::small_task();
    task.options.precision = precision;
    const Checkpoint begin = test::model_of_days(config, task.options.seed);
    Trainer trainer = Trainer::fine_tune(task, begin, RunOptions{.threads = 2});
    trainer.run(silence);
    return checksum(trainer.result().weights);
}

/// Checksum by model and class of machine.
std::map<std::pair<std::string, std::string>, std::string> known_results() {
    std::ifstream file("training/reproduction.tsv");
    REQUIRE(file);
    std::map<std::pair<std::string, std::string>, std::string> known;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#')) continue;
        std::istringstream fields(line);
        std::string model, machine, sum;
        std::getline(std::getline(std::getline(fields, model, '\t'), machine, '\t'), sum);
        known[{model, machine}] = sum;
    }
    return known;
}

TEST_CASE("a seed has the result that it has always had on machines of this class") {
    ModelConfig lstm = test::small_model(), transformer = test::small_model();
    lstm.cell = CellKind::lstm;
    lstm.attention = AttentionKind::multi_head;
    lstm.heads = 2;
    transformer.architecture = Architecture::transformer;
    transformer.heads = 2;
    const auto known = known_results();
    const std::pair<std::string, ModelConfig> models[]{
        {"gru", test::small_model()}, {"lstm", lstm}, {"transformer", transformer}};
    for (const auto& [model, config] : models) {
        for (const Precision precision : {Precision::full, Precision::bfloat16}) {
            const std::string machine = machine_class(precision), sum = result_of(config, precision);
            const auto found = known.find({model, machine});
            if (found == known.end())
                MESSAGE("not known yet, for training/reproduction.tsv: ", model, "\t", machine, "\t", sum);
            else
                CHECK_MESSAGE(sum == found->second, model, " on ", machine);
        }
    }
}

}  // namespace

}  // namespace kalends::reproduction_test
