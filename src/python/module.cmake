#The package kalends of Python : its extension, where pybind11 and Python's headers are found, and beside it, below
#python / of the build's folder, the files of src/python/kalends, so that PYTHONPATH=build/release/python imports it.
set(Python_FIND_VIRTUALENV FIRST)
if(NOT DEFINED Python_EXECUTABLE AND NOT DEFINED ENV{VIRTUAL_ENV} AND EXISTS /usr/bin/python3)
    set(Python_EXECUTABLE /usr/bin/python3)  # the one that Debian's numpy and pandas are for
endif()
set(python_found OFF)
if((NOT DEFINED KALENDS_PYTHON OR KALENDS_PYTHON) AND NOT CMAKE_CROSSCOMPILING AND NOT KALENDS_FUZZ)
    find_package(Python 3.9 QUIET COMPONENTS Interpreter Development.Module)
    if(Python_FOUND)
        find_package(pybind11 2.9 QUIET)
    endif()
    if(pybind11_FOUND)
        set(python_found ON)
    endif()
endif()
option(KALENDS_PYTHON "Build the package of Python; ON where pybind11 and Python's headers are found" ${python_found})
if(NOT KALENDS_PYTHON)
    return()
elseif(NOT python_found)
    message(FATAL_ERROR "KALENDS_PYTHON is ON, but there is no pybind11 or no Python: install pybind11-dev and python3-dev")
endif()

file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/src/python/*.cpp")
pybind11_add_module(kalends_python MODULE NO_EXTRAS ${sources})
target_link_libraries(kalends_python PRIVATE kalends)
target_compile_definitions(kalends_python PRIVATE KALENDS_VERSION="${PROJECT_VERSION}")
#What it is made of is nobody else 's business: another module may hold another version.
target_link_options(kalends_python PRIVATE -Wl,--exclude-libs,ALL)
set(python_package "${CMAKE_CURRENT_BINARY_DIR}/python/kalends")
set_target_properties(kalends_python PROPERTIES OUTPUT_NAME _core LIBRARY_OUTPUT_DIRECTORY "${python_package}")
file(GLOB modules CONFIGURE_DEPENDS RELATIVE "${CMAKE_CURRENT_SOURCE_DIR}/src/python/kalends"
     "${CMAKE_CURRENT_SOURCE_DIR}/src/python/kalends/*.py*" "${CMAKE_CURRENT_SOURCE_DIR}/src/python/kalends/py.typed")
list(FILTER modules EXCLUDE REGEX "__pycache__")
file(MAKE_DIRECTORY "${python_package}")
foreach(module IN LISTS modules)
    file(CREATE_LINK "${CMAKE_CURRENT_SOURCE_DIR}/src/python/kalends/${module}" "${python_package}/${module}" SYMBOLIC)
endforeach()

#Where Python looks for it depends on the prefix, which is known when it is installed : Debian's folder below /usr, the
#administrator 's below /usr/local, a virtual environment' s elsewhere.
list(TRANSFORM modules PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/src/python/kalends/" OUTPUT_VARIABLE module_files)
install(CODE "
    set(folder lib/python${Python_VERSION_MAJOR}.${Python_VERSION_MINOR}/site-packages)
    if(CMAKE_INSTALL_PREFIX STREQUAL \"/usr\")
        set(folder lib/python3/dist-packages)
    elseif(CMAKE_INSTALL_PREFIX STREQUAL \"/usr/local\")
        set(folder lib/python${Python_VERSION_MAJOR}.${Python_VERSION_MINOR}/dist-packages)
    endif()
    file(INSTALL \"$<TARGET_FILE:kalends_python>\" ${module_files} DESTINATION \"\${CMAKE_INSTALL_PREFIX}/\${folder}/kalends\")
" COMPONENT python)
