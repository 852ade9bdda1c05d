#include "cli/rows.hpp"

#include "core/quoted.hpp"

namespace kalends {

void tell_absent_columns(const Rows& rows, std::ostream& err) {
    for (const std::string& name : rows.absent_columns())
        err << "kalends: no object has a member " << kalends::quoted(name)
            << "; members of what is in it do not count\n";
}

}  // namespace kalends
