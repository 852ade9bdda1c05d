// The dates of the words on the command line, each read by a thread of its own: a Normalizer may be shared.
#include <iostream>
#include <kalends/normalizer/normalizer.hpp>
#include <string>
#include <thread>
#include <vector>

int main(int count, char** words) {
    const kalends::Normalizer normalizer(kalends::load_default_model());
    std::vector<kalends::Answer> answers(static_cast<std::size_t>(count));
    {
        std::vector<std::jthread> threads;
        for (int i = 1; i < count; ++i)
            threads.emplace_back([&, i] { answers[static_cast<std::size_t>(i)] = normalizer.normalize(words[i]); });
    }
    for (int i = 1; i < count; ++i) std::cout << answers[static_cast<std::size_t>(i)].date << '\n';
}
