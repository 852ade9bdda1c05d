#include "kalends/core/error.hpp"
#include "kalends/normalizer/normalizer.hpp"

#ifdef KALENDS_DEFAULT_MODEL
extern "C" const std::byte kalends_default_model_begin[];
extern "C" const std::byte kalends_default_model_end[];
#endif

namespace kalends {

std::span<const std::byte> default_model_bytes() {
#ifdef KALENDS_DEFAULT_MODEL
    return {kalends_default_model_begin, kalends_default_model_end};
#else
    return {};
#endif
}

Checkpoint load_default_model() {
    const std::span<const std::byte> bytes = default_model_bytes();
    if (bytes.empty())
        throw Error(ErrorKind::no_input,
                    "this kalends was built without a default model (data/default.kal): name one with --model");
    return load_embedded(bytes, "the default model");
}

}  // namespace kalends
