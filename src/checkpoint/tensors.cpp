#include "checkpoint/tensors.hpp"

#include <algorithm>
#include <map>
#include <string_view>

#include "kalends/core/error.hpp"

namespace kalends {
namespace {

void restore(const NamedTensor& from, const NamedValues<float>& to) {
    if (from.shape != to.shape || from.values.size() != to.values.size()) {
        throw Error(ErrorKind::data,
                    "tensor " + from.name + " of the model has another shape than its configuration says");
    }
    std::ranges::copy(from.values, to.values.begin());
}

}  // namespace

std::size_t value_count(const std::vector<NamedTensor>& tensors) {
    std::size_t count = 0;
    for (const NamedTensor& tensor : tensors) count += tensor.values.size();
    return count;
}

std::vector<NamedTensor> copy_tensors(const std::vector<NamedValues<const float>>& tensors) {
    std::vector<NamedTensor> copies;
    copies.reserve(tensors.size());
    for (const auto& tensor : tensors) {
        copies.push_back({tensor.name, tensor.shape, {tensor.values.begin(), tensor.values.end()}});
    }
    return copies;
}

void restore_tensors(const std::vector<NamedTensor>& from, const std::vector<NamedValues<float>>& to) {
    std::map<std::string_view, const NamedTensor*> unused;
    for (const NamedTensor& tensor : from) unused.emplace(tensor.name, &tensor);
    for (const NamedValues<float>& tensor : to) {
        const auto found = unused.find(tensor.name);
        if (found == unused.end()) throw Error(ErrorKind::data, "the model has no tensor " + tensor.name);
        restore(*found->second, tensor);
        unused.erase(found);
    }
    if (!unused.empty()) throw Error(ErrorKind::data, "the model has a foreign tensor " + unused.begin()->second->name);
}

}  // namespace kalends
