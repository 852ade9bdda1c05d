# Shared by the scripts beside this folder and by the checks; sourced, never run. Needs bash.
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
    libhowardhinnant-date-dev
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
    tzdata
)

# As the script was called: "check package" for scripts/checks/package.
case "$0" in
    */checks/*) called="check ${0##*/}" ;;
    *) called="${0##*/}" ;;
esac

say() { printf '%s: %s\n' "$called" "$*" >&2; }
fail() {
    say "$*"
    exit 70
}
# The words it was given are wrong.
wrong() {
    say "$*; scripts/$called --help says more"
    exit 64
}

# header FILE: the comment that it begins with
header() { awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$1"; }

# show_help "$@": where one of the words asks for help, the script's header, and the end.
show_help() {
    local word
    for word in "$@"; do
        case "$word" in -h | --help) header "$0" && exit ;; esac
    done
}

# What the header offers: its lines "  scripts/NAME WORD ...", from the word on; and these words.
offered() { header "$0" | sed -nE "s|^  scripts/$called ([a-z][a-z-]*.*)|\1|p"; }
offered_words() { offered | cut -d ' ' -f 1; }
# choose KIND WORD COMMAND...: ends where the word is none of the lines that the command prints
choose() {
    local kind="$1" word="$2" known
    known="$("${@:3}")"
    grep -qxF -- "$word" <<<"$known" || wrong "unknown $kind '$word', there are: ${known//$'\n'/, }"
}
# no_more "$@": of a script that takes no (further) words
no_more() { [ $# -eq 0 ] || wrong "unknown word '$1'"; }

# npm, of Debian where there is none.
need_npm() {
    if ! command -v node >/dev/null; then packages+=(nodejs); fi
    if ! command -v npm >/dev/null; then packages+=(npm); fi
}

missing_packages() {
    local package
    for package in "${packages[@]}"; do
        dpkg -s "$package" 2>/dev/null | grep -q '^Status: install ok installed' || printf '%s ' "$package"
    done
}

# Runs a command with the rights of root, if need be by sudo.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        say "only root may do this, and there is no sudo: $*"
        return 1
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

# Those that one builds with.
presets() { sed -nE 's/.*"name": "(.+)", "configurePreset": "[^"]+" }.*/\1/p' "$root/CMakePresets.json"; }

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

# What CMake is told beside the preset; scripts add to it as they do to the packages.
options=()

# The package of Python as well, with what those who use it have.
use_python() {
    packages+=(pybind11-dev python3-dev python3-numpy python3-pandas)
    options+=(-DKALENDS_PYTHON=ON -DPython_EXECUTABLE=/usr/bin/python3)
}

# set_up PRESET [TARGET...]: from a bare machine to these targets, all where none is named
set_up() {
    install_packages
    configure "$1" "${options[@]}"
    build "$@"
}

# locked COMMAND...: runs it alone among all runs in this checkout, so that two first runs do not break each other.
locked() {
    mkdir -p "$root/build" || fail "cannot create the folder $root/build"
    (
        flock 9
        cd "$root" && "$@"
    ) 9>"$root/build/.lock" </dev/null >&2
}

# fresh FILE: it is built, and no source, table or folder has changed since that began
fresh() {
    [ -e "$1" ] && [ -e "$1.built" ] &&
        [ -z "$(find "$root"/{include,src,data,CMakeLists.txt,CMakePresets.json} -name __pycache__ -prune -o -newer "$1.built" -print -quit)" ]
}

# set_up_once FILE TARGET: makes FILE, what a target of the release build makes, unless it is fresh. Locks.
set_up_once() {
    if [ -n "${KALENDS_NO_BUILD:-}" ] || fresh "$1"; then return; fi
    locked set_up_alone "$@"
}
set_up_alone() {
    if fresh "$1"; then return; fi  # another run was faster
    say "building; this takes some minutes the first time"
    local began
    began="$(mktemp)"
    set_up release "$2"
    touch -r "$began" "$1.built"
    rm -f "$began"
}
