# What `cmake --install` puts where, and what `cpack` makes of it: the packages kalends (the program, its manual pages and
# completions), libkalends-dev (the library, its headers and what find_package(kalends) reads) and python3-kalends (the package of
# Python, see src/python/module.cmake).
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# --- the program, with what it says of itself

set(told "${CMAKE_CURRENT_BINARY_DIR}/told")
set(pages "${told}/man1")  # a page for each command that there is
set(completions "${told}/kalends.bash" "${told}/_kalends" "${told}/kalends.fish")
file(MAKE_DIRECTORY "${told}")
add_custom_command(OUTPUT "${pages}/kalends.1.gz" ${completions}
    COMMAND "${CMAKE_COMMAND}" -E rm -rf "${pages}"
    COMMAND "${CMAKE_COMMAND}" -E make_directory "${pages}"
    COMMAND kalends_program man --all "${pages}"
    COMMAND gzip -9nr "${pages}"
    COMMAND kalends_program completion bash > kalends.bash
    COMMAND kalends_program completion zsh > _kalends
    COMMAND kalends_program completion fish > kalends.fish
    WORKING_DIRECTORY "${told}" DEPENDS kalends_program COMMENT "Manual pages and completions" VERBATIM)
add_custom_target(kalends_told ALL DEPENDS "${pages}/kalends.1.gz" ${completions})

install(TARGETS kalends_program RUNTIME COMPONENT program)
install(DIRECTORY "${pages}" DESTINATION "${CMAKE_INSTALL_MANDIR}" COMPONENT program)
set(share "${CMAKE_INSTALL_DATADIR}")
install(FILES "${told}/kalends.bash" DESTINATION "${share}/bash-completion/completions" RENAME kalends COMPONENT program)
install(FILES "${told}/_kalends" DESTINATION "${share}/zsh/vendor-completions" COMPONENT program)
install(FILES "${told}/kalends.fish" DESTINATION "${share}/fish/vendor_completions.d" COMPONENT program)
install(FILES LICENSE DESTINATION "${share}/doc/kalends" RENAME copyright COMPONENT program)

# --- the library

set(package_folder "${CMAKE_INSTALL_LIBDIR}/cmake/kalends")
set(floors ${KALENDS_FLOORS})
list(TRANSFORM floors PREPEND kalends_)
install(TARGETS kalends kalends_interface ${floors} EXPORT kalends_targets ARCHIVE COMPONENT library)
install(DIRECTORY include/kalends DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}" COMPONENT library)
install(EXPORT kalends_targets NAMESPACE kalends:: DESTINATION "${package_folder}" COMPONENT library)
configure_package_config_file(src/kalendsConfig.cmake.in "${CMAKE_CURRENT_BINARY_DIR}/kalendsConfig.cmake"
    INSTALL_DESTINATION "${package_folder}")
write_basic_package_version_file("${CMAKE_CURRENT_BINARY_DIR}/kalendsConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${CMAKE_CURRENT_BINARY_DIR}/kalendsConfig.cmake" "${CMAKE_CURRENT_BINARY_DIR}/kalendsConfigVersion.cmake"
    DESTINATION "${package_folder}" COMPONENT library)
install(FILES LICENSE DESTINATION "${share}/doc/libkalends-dev" RENAME copyright COMPONENT library)

# --- Debian packages

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_CONTACT "kalends maintainers <kalends@localhost>")
set(CPACK_COMPONENTS_ALL program library)
if(KALENDS_PYTHON)
    install(FILES LICENSE DESTINATION "${share}/doc/python3-kalends" RENAME copyright COMPONENT python)
    list(APPEND CPACK_COMPONENTS_ALL python)
    set(CPACK_DEBIAN_PYTHON_PACKAGE_NAME python3-kalends)
    set(CPACK_DEBIAN_PYTHON_PACKAGE_SECTION python)
    set(CPACK_DEBIAN_PYTHON_PACKAGE_SHLIBDEPS ON)
    math(EXPR next_python "${Python_VERSION_MINOR} + 1")
    set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS "python3 (>= 3.${Python_VERSION_MINOR}), python3 (<< 3.${next_python}), tzdata")
    set(CPACK_DEBIAN_PYTHON_PACKAGE_RECOMMENDS "python3-numpy, python3-pandas")
    set(CPACK_DEBIAN_PYTHON_PACKAGE_CONTROL_EXTRA "${CMAKE_CURRENT_SOURCE_DIR}/src/python/prerm")
    set(CPACK_COMPONENT_PYTHON_DESCRIPTION "Normalises free-form dates in Python
 The package kalends: columns of texts, such as a pandas Series, to ISO dates and EDTF.")
endif()
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME kalends)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_DEPENDS tzdata)  # what zones are
set(CPACK_COMPONENT_PROGRAM_DESCRIPTION "${PROJECT_DESCRIPTION}
 Reads dates as people write them, in all languages that CLDR knows, and writes ISO dates; what is ambiguous or impossible
 it refuses. Also trains such models and shows what they look at.")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libkalends-dev)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_DEPENDS "libboost-program-options-dev, libboost-serialization-dev, libcsv-dev, \
libhowardhinnant-date-dev, libicu-dev, libopenblas-dev, libpugixml-dev, libsimdjson-dev, libxsimd-dev, libxtensor-blas-dev, libxtensor-dev, nlohmann-json3-dev")
set(CPACK_COMPONENT_LIBRARY_DESCRIPTION "Library to normalise free-form dates
 The static library of kalends, its headers and its CMake package.")
include(CPack)
