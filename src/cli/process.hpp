#pragma once

namespace kalends {

/// Sets up allocator, linear algebra and signals of the process; once, at the start of main(). Where OpenBLAS chose
/// kernels too old for the processor the program is started again with the same words, told better ones.
void prepare_process(char** words);

}  // namespace kalends
