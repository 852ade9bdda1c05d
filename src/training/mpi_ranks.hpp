#pragma once

#include <memory>

#include "training/ranks.hpp"

namespace kalends {

/// The ranks of the MPI job in which this process was started (`mpirun -n 4 kalends train ...`); a process by itself
/// where it was started without. The job ends with the returned object; where that goes away by an exception the job is
/// left unfinished, so that mpirun ends the other ranks with this one. To be called once, before there are threads.
/// @throws Error (usage) in a job of several processes where the program was built without MPI, or for another one
std::unique_ptr<Ranks> join_ranks();

}  // namespace kalends
