# What every target of the project shares: language, warnings, sanitizers, and the two verbs
# `coverstory_library` and `coverstory_tests`.
set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

option(COVERSTORY_TESTS "Tests and benchmarks too, with the libraries they need" OFF)
option(COVERSTORY_WERROR "Treat warnings as errors" OFF)
set(COVERSTORY_SANITIZE "" CACHE STRING "Sanitizers for all code, for example address,undefined")

find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()

find_package(Threads REQUIRED)
find_package(fmt REQUIRED)
find_package(SQLite3 REQUIRED)
find_package(OpenSSL REQUIRED COMPONENTS Crypto)
find_package(Boost 1.81 REQUIRED CONFIG COMPONENTS json)
if(COVERSTORY_TESTS)
  find_package(GTest REQUIRED)
  enable_testing()
  include(GoogleTest)
endif()

add_library(coverstory_flags INTERFACE)
target_include_directories(coverstory_flags INTERFACE ${CMAKE_SOURCE_DIR})
target_compile_options(coverstory_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor
  -Wno-missing-designated-field-initializers
  $<$<BOOL:${COVERSTORY_WERROR}>:-Werror>)
target_link_options(coverstory_flags INTERFACE -fuse-ld=lld)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  # What every such processor has had since 2009, a population count among it.
  target_compile_options(coverstory_flags INTERFACE -march=x86-64-v2)
endif()
if(COVERSTORY_SANITIZE)
  target_compile_options(coverstory_flags INTERFACE
    -fsanitize=${COVERSTORY_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(coverstory_flags INTERFACE -fsanitize=${COVERSTORY_SANITIZE})
endif()

# coverstory_library(name SOURCES … LINKS …): a folder of the architecture.
function(coverstory_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINKS" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_link_libraries(${name} PUBLIC coverstory_flags ${ARG_LINKS})
endfunction()

# coverstory_tests(name SOURCES … LINKS …): a GoogleTest program, each test known to CTest. Without
# COVERSTORY_TESTS it is nothing; what a folder has for its tests beyond that stands in an `if` of the same.
function(coverstory_tests name)
  if(NOT COVERSTORY_TESTS)
    return()
  endif()
  cmake_parse_arguments(ARG "" "" "SOURCES;LINKS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE ${ARG_LINKS} GTest::gtest_main)
  # Only where it is named: a compiler cache then serves every checkout.
  foreach(source ${ARG_SOURCES})
    file(STRINGS ${source} uses REGEX COVERSTORY_SOURCE_DIR)
    if(uses)
      set_property(SOURCE ${source} APPEND PROPERTY
        COMPILE_DEFINITIONS COVERSTORY_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
    endif()
  endforeach()
  gtest_discover_tests(${name} DISCOVERY_TIMEOUT 60)
endfunction()
