#include "kalends/training/log.hpp"

#include <nlohmann/json.hpp>

namespace kalends {
namespace {

double focus_loss(const LossSums& losses) {
    return losses.focused == 0 ? 0 : losses.focus / static_cast<double>(losses.focused);
}

}  // namespace

std::string to_json_line(const Progress& progress) {
    nlohmann::ordered_json line{{"step", progress.step},
                                {"examples", progress.examples},
                                {"loss", progress.loss()},
                                {"rows_right", progress.rows_right()},
                                {"focus_loss", focus_loss(progress.losses)},
                                {"learning_rate", progress.learning_rate},
                                {"gradient_norm", progress.gradient_norm},
                                {"seconds", progress.seconds},
                                {"examples_per_second", progress.examples_per_second}};
    if (progress.validation) {
        line["validation"] = {{"exact_match", progress.validation->exact_match},
                              {"aligned", progress.validation->aligned}};
    }
    return line.dump();
}

}  // namespace kalends
