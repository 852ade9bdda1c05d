#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <utility>

namespace kalends {

/// What is made when it is first used, by whichever thread; copies share it.
template <class Value>
class Lazy {
public:
    explicit Lazy(std::function<Value()> make) : state_(std::make_shared<State>(std::move(make))) {}

    /// @throws what making it throws, each time anew
    [[nodiscard]] const std::shared_ptr<const Value>& shared() const {
        std::call_once(state_->once, [&] { state_->value = std::make_shared<const Value>(state_->make()); });
        return state_->value;
    }
    const Value& operator*() const { return *shared(); }
    const Value* operator->() const { return shared().get(); }

private:
    struct State {
        explicit State(std::function<Value()> how) : make(std::move(how)) {}
        std::function<Value()> make;
        std::once_flag once;
        std::shared_ptr<const Value> value;
    };
    std::shared_ptr<State> state_;
};

}  // namespace kalends
