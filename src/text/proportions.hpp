#pragma once

#include <cstddef>
#include <string_view>

namespace kalends {

/// Where two numbers with a slash that begin here end, if the words beside them say that they are no day and month: a
/// fraction of what is measured (3/4 inch), a mark (rated 4/5), one of so many (step 2/5). Their begin, if not.
std::size_t end_of_proportion(std::u32string_view text, std::size_t begin);

}  // namespace kalends
