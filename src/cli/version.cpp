#include "cli/version.hpp"

#include <sstream>
#include <string>

#include "kalends/normalizer/default_model.hpp"
#include "kalends/tensor/precision.hpp"
#include "tensor/blas.hpp"

namespace kalends {
namespace {

#if defined(__clang__)
constexpr std::string_view compiler = "clang " __clang_version__;
#else
constexpr std::string_view compiler = "g++ " __VERSION__;
#endif

/// Sizes of the model inside and what is known about it, or that there is none.
std::string model_facts() {
    if (default_model_bytes().empty()) return "none (built without data/default.kal)";
    const Checkpoint model = load_default_model();
    std::ostringstream text;
    text << "embedding " << model.config.embedding << ", hidden " << model.config.hidden << " and "
         << model.config.decoder_hidden << ", " << name(model.config.attention) << " attention "
         << model.config.attention_size << ", vocabulary " << model.vocabulary.size();
    for (const auto& [fact, value] : model.facts) text << "\n  " << fact << ": " << value;
    return text.str();
}

}  // namespace

std::string_view version() {
    return KALENDS_VERSION;
}

void print_version(std::ostream& out) {
    out << "kalends " << version() << "\ncompiler: " << compiler << "\nlinear algebra: OpenBLAS, kernels "
        << blas_core_name() << "; bfloat16 products " << bfloat16_instructions() << "\ndefault model: " << model_facts()
        << '\n';
}

}  // namespace kalends
