#pragma once

namespace kalends {

/// Keeps memory that is given back for the next who needs some: large temporaries otherwise go back to the kernel, and
/// each costs page faults (a factor of four). Those of models that are wider than usual do: kept, holes between them
/// would grow to many times what is in use. Of the whole process; nothing where its environment says what malloc shall
/// do (MALLOC_TRIM_THRESHOLD_, MALLOC_MMAP_THRESHOLD_ of malloc(3)).
void keep_freed_memory();

}  // namespace kalends
