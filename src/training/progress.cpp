#include "training/progress.hpp"

#include <nlohmann/json.hpp>

namespace kalends {
namespace {

double mean(double sum, std::size_t count) {
    return count == 0 ? 0 : sum / static_cast<double>(count);
}

}  // namespace

double Progress::loss() const {
    return mean(losses.cross_entropy, losses.symbols);
}
double Progress::rows_right() const {
    return mean(static_cast<double>(losses.rows_correct), losses.rows);
}

std::string to_json_line(const Progress& progress) {
    nlohmann::ordered_json line{
        {"step", progress.step},
        {"examples", progress.examples},
        {"loss", progress.loss()},
        {"rows_right", progress.rows_right()},
        {"focus_loss", mean(progress.losses.focus, progress.losses.focused)},
        {"learning_rate", progress.learning_rate},
        {"gradient_norm", progress.gradient_norm},
        {"first_state_gradient", mean(progress.losses.first_state_gradient, progress.losses.rows)},
        {"last_state_gradient", mean(progress.losses.last_state_gradient, progress.losses.rows)},
        {"seconds", progress.seconds},
        {"examples_per_second", progress.examples_per_second}};
    if (progress.seconds_of_exchange > 0) line["seconds_of_exchange"] = progress.seconds_of_exchange;
    if (progress.validation) {
        line["validation"] = {{"exact_match", progress.validation->exact_match},
                              {"aligned", progress.validation->aligned},
                              {"loss", progress.validation->loss},
                              {"rows_right", progress.validation->rows_right}};
    }
    return line.dump();
}

}  // namespace kalends
