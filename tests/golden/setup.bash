# What each page of golden runs begins with. KALENDS is the program.
unset BASH_ENV
PATH="$(dirname "$KALENDS"):$PATH"
# mpirun starts ranks as whoever runs it, root too, and as many as are asked for, each with threads of its own.
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_rmaps_base_oversubscribe=1 \
    OMPI_MCA_hwloc_base_binding_policy=none

# The program; what it tells on standard error comes behind what it prints, and shows by "! ". A page that sends it signals, or
# leaves it running beside others, calls `command kalends`.
kalends() {
    local messages status
    messages="$(mktemp)"
    command kalends "$@" 2>"$messages"
    status=$?
    sed 's/^/! /' "$messages" >&2
    rm "$messages"
    return $status
}

# Waits until a command succeeds; fails where the job that was begun last has ended before.
await() {
    until "$@"; do
        kill -0 $! 2>/dev/null || return 1
        sleep 0.01
    done
}
