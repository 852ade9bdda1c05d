#pragma once

namespace kalends {

/// Sets up allocator, linear algebra and signals of the process; once, at the start of main().
void prepare_process();

}  // namespace kalends
