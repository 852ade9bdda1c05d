# Shared by the scripts beside this folder; sourced, never run. Needs bash.
#
# Everything here writes to standard error only and reads nothing from standard input: both belong to the program.

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)"

# The one list of what Debian 12 has to provide, for the program and for its tests.
packages=(
    ca-certificates
    cmake
    doctest-dev
    g++
    libboost-program-options-dev
    libboost-serialization-dev
    libcsv-dev
    libicu-dev
    libopenblas-dev
    libpugixml-dev
    libsimdjson-dev
    libxsimd-dev
    libxtensor-blas-dev
    libxtensor-dev
    ninja-build
    nlohmann-json3-dev
    pkg-config
    python3-cram
)

say() { printf '%s: %s\n' "$(basename "$0")" "$*" >&2; }
fail() {
    say "$*"
    exit 70
}

missing_packages() {
    local package
    for package in "${packages[@]}"; do
        dpkg -s "$package" 2>/dev/null | grep -q '^Status: install ok installed' || printf '%s ' "$package"
    done
}

# Prefix of a command that needs the rights of root: empty, sudo, or a message and the end.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        fail "these Debian packages are missing and only root may install them: $(missing_packages)"
    fi
}

install_packages() {
    if ! command -v dpkg >/dev/null; then
        say "not a Debian system: going on in the hope that these are there: ${packages[*]}"
        return
    fi
    local missing
    missing="$(missing_packages)"
    if [ -z "$missing" ]; then return; fi
    say "installing Debian packages: $missing"
    as_root apt-get -q -o Acquire::Retries=3 -o DPkg::Lock::Timeout=300 update ||
        say "apt-get update failed; trying with the lists that are there"
    # shellcheck disable=SC2086  # one word a package
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o Acquire::Retries=3 -o DPkg::Lock::Timeout=300 \
        install --no-install-recommends $missing || fail "could not install: $missing"
}

# A compiler for arm64 and, below build/arm64/root, the libraries that it builds against.
unpack_arm64() {
    local folder="$root/build/arm64/root" needed
    needed="$(printf '%s\n' "${packages[@]}" | grep -e -dev | paste -sd ,)"
    packages=(g++-aarch64-linux-gnu mmdebstrap qemu-user-static)
    install_packages
    if [ -e "$folder.complete" ]; then return; fi
    say "unpacking Debian's packages for arm64"
    rm -rf "$folder"
    mkdir -p "${folder%/*}"
    mmdebstrap --quiet --variant=extract --architectures=arm64 --include="libstdc++-12-dev,$needed" bookworm "$folder" ||
        fail "could not unpack packages for arm64"
    touch "$folder.complete"
}

# configure PRESET [CMAKE OPTION...]
configure() {
    if [ "$1" = arm64 ]; then unpack_arm64; fi
    cmake -S "$root" --preset "$@" || fail "configuring failed; delete build/$1 and try again"
}

# build PRESET [TARGET...]: all targets where none is named
build() {
    local preset="$1" targets=()
    shift
    if [ $# -gt 0 ]; then targets=(--target "$@"); fi
    cmake --build "$root/build/$preset" --parallel "$(nproc)" "${targets[@]}" || fail "the build failed"
}

# locked COMMAND...: runs it alone among all runs in this checkout, so that two first runs do not break each other.
locked() {
    mkdir -p "$root/build" || fail "cannot create the folder $root/build"
    (
        flock 9
        cd "$root" && "$@"
    ) 9>"$root/build/.lock" </dev/null >&2
}
