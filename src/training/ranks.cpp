#include "training/ranks.hpp"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "kalends/core/error.hpp"

#ifdef KALENDS_MPI
#include <boost/mpi/collectives.hpp>
#include <boost/mpi/communicator.hpp>
#include <exception>
#include <functional>
#include <limits>
#endif

namespace kalends {
namespace {

#ifdef KALENDS_MPI

/// MPI counts in int.
int count_of(std::size_t values) {
    if (values > static_cast<std::size_t>(std::numeric_limits<int>::max()))
        throw Error(ErrorKind::usage,
                    "MPI sends no more than 2,147,483,647 numbers at once: train a smaller model, or "
                    "with smaller batches or on more ranks");
    return static_cast<int>(values);
}

/// As boost::mpi::environment, but leaves MPI unfinished where an exception ends the work: mpirun then ends all ranks,
/// with the exit status of this one.
class Job {
public:
    Job() {
        int provided = 0;
        MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided);
    }
    ~Job() {
        if (std::uncaught_exceptions() == 0) MPI_Finalize();
    }
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;
};

std::size_t count_on_this_machine(const boost::mpi::communicator& world) {
    MPI_Comm here = MPI_COMM_NULL;
    MPI_Comm_split_type(world, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &here);
    return static_cast<std::size_t>(boost::mpi::communicator(here, boost::mpi::comm_take_ownership).size());
}

class MpiRanks final : public Ranks {
public:
    [[nodiscard]] std::size_t rank() const override { return static_cast<std::size_t>(world_.rank()); }
    [[nodiscard]] std::size_t size() const override { return static_cast<std::size_t>(world_.size()); }
    [[nodiscard]] std::size_t size_here() const override { return size_here_; }

    void all_to_all(std::span<const float> own, std::span<float> arrived) override {
        boost::mpi::all_to_all(world_, own.data(), count_of(own.size() / size()), arrived.data());
    }
    void all_gather(std::span<const float> own, std::span<float> all) override {
        boost::mpi::all_gather(world_, own.data(), count_of(own.size()), all.data());
    }
    void all_gather(std::span<const std::byte> own, std::span<std::byte> all) override {
        boost::mpi::all_gather(world_, reinterpret_cast<const char*>(own.data()), count_of(own.size()),
                               reinterpret_cast<char*>(all.data()));
    }
    double of_first(double number) override {
        boost::mpi::broadcast(world_, number, 0);
        return number;
    }
    std::vector<std::byte> of_first(std::vector<std::byte> bytes) override {
        std::size_t size = bytes.size();
        boost::mpi::broadcast(world_, size, 0);
        bytes.resize(size);
        if (size > 0) boost::mpi::broadcast(world_, reinterpret_cast<char*>(bytes.data()), count_of(size), 0);
        return bytes;
    }
    bool any(bool one) override { return boost::mpi::all_reduce(world_, one, std::logical_or<>()); }

private:
    Job job_;
    boost::mpi::communicator world_;
    std::size_t size_here_ = count_on_this_machine(world_);
};

std::unique_ptr<Ranks> join_job() {
    auto ranks = std::make_unique<MpiRanks>();
    if (ranks->size() > 1) return ranks;
    throw Error(ErrorKind::usage,
                "this is one process of several, but MPI finds it alone: start them with the mpirun of the MPI "
                "that kalends was built with, or with srun --mpi=pmix");
}

#else

std::unique_ptr<Ranks> join_job() {
    throw Error(ErrorKind::usage,
                "this is one process of several (mpirun, srun), but kalends was built without MPI: "
                "install libboost-mpi-dev and openmpi-bin, and build it with -DKALENDS_MPI=ON");
}

#endif

/// Launchers tell a process how many there are: Open MPI's, those that speak PMI (MPICH's), Slurm's srun.
bool is_one_of_several() {
    constexpr std::array sizes{"OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "SLURM_STEP_NUM_TASKS"};
    return std::ranges::any_of(sizes, [](const char* variable) {
        const char* const size = std::getenv(variable);  // NOLINT(concurrency-mt-unsafe): before any thread
        return size != nullptr && std::string_view(size) != "1";
    });
}

}  // namespace

std::vector<std::vector<std::byte>> Ranks::all_gather(std::span<const std::byte> own) {
    const std::array<std::uint64_t, 1> own_size{own.size()};
    std::vector<std::uint64_t> sizes(size());
    all_gather(std::as_bytes(std::span(own_size)), std::as_writable_bytes(std::span(sizes)));
    const std::size_t largest = *std::ranges::max_element(sizes);
    std::vector<std::byte> padded(own.begin(), own.end()), all(largest * size());
    padded.resize(largest);
    all_gather(padded, std::span(all));
    std::vector<std::vector<std::byte>> gathered;
    for (std::size_t rank = 0; rank < size(); ++rank) {
        const auto first = all.begin() + static_cast<std::ptrdiff_t>(rank * largest);
        gathered.emplace_back(first, first + static_cast<std::ptrdiff_t>(sizes[rank]));
    }
    return gathered;
}

std::unique_ptr<Ranks> join_ranks() {
    if (is_one_of_several()) return join_job();
    return std::make_unique<Alone>();
}

}  // namespace kalends
