# What every target of the project shares: language, warnings, sanitizers, and the two verbs
# `coverstory_library` and `coverstory_tests`.
set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

option(COVERSTORY_TESTS "Tests and benchmarks too, with the libraries they need" OFF)
option(COVERSTORY_WERROR "Treat warnings as errors" OFF)
set(COVERSTORY_SANITIZE "" CACHE STRING "Sanitizers for all code, for example address,undefined")

# A compiler cache where there is one. Where there is none, as on the machine of someone who only plays, the
# headers that cost most are compiled once; a cache would not know them.
find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()

find_package(Threads REQUIRED)
find_package(fmt REQUIRED)
find_package(SQLite3 REQUIRED)
find_package(PostgreSQL REQUIRED)
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
else()
  # As there: signed characters, and sums that are rounded after each step, so that a bot chooses the same.
  target_compile_options(coverstory_flags INTERFACE -fsigned-char -ffp-contract=off)
endif()
if(COVERSTORY_SANITIZE)
  target_compile_options(coverstory_flags INTERFACE
    -fsanitize=${COVERSTORY_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(coverstory_flags INTERFACE -fsanitize=${COVERSTORY_SANITIZE})
endif()

# coverstory_headers(name HEADERS… LINKS…): headers that are compiled once, for all targets that take them.
function(coverstory_headers name)
  cmake_parse_arguments(ARG "" "" "HEADERS;LINKS" ${ARGN})
  add_library(${name} OBJECT ${CMAKE_SOURCE_DIR}/cmake/headers.cpp)
  target_link_libraries(${name} PRIVATE coverstory_flags ${ARG_LINKS})
  target_precompile_headers(${name} PRIVATE ${ARG_HEADERS})
endfunction()

if(NOT CCACHE)
  # All targets must agree on what these headers were told.
  foreach(library fmt::fmt Boost::json)
    target_compile_definitions(coverstory_flags INTERFACE
      $<TARGET_PROPERTY:${library},INTERFACE_COMPILE_DEFINITIONS>)
  endforeach()
  set(headers
    <boost/json.hpp> <boost/asio/awaitable.hpp> <boost/asio/co_spawn.hpp> <boost/asio/io_context.hpp>
    <boost/asio/ip/tcp.hpp> <boost/asio/steady_timer.hpp> <boost/asio/use_awaitable.hpp> <fmt/format.h>
    <algorithm> <array> <chrono> <expected> <functional> <map> <memory> <optional> <set> <span>
    <string> <string_view> <variant> <vector>)
  coverstory_headers(common_headers HEADERS ${headers} LINKS fmt::fmt Boost::json Boost::headers)
  if(COVERSTORY_TESTS)
    coverstory_headers(test_headers
      HEADERS ${headers} <gtest/gtest.h> <gmock/gmock.h>
      LINKS fmt::fmt Boost::json Boost::headers GTest::gmock)
  endif()
endif()

# coverstory_library(name SOURCES … LINKS …): a folder of the architecture.
function(coverstory_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINKS" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_link_libraries(${name} PUBLIC coverstory_flags ${ARG_LINKS})
  if(NOT CCACHE)
    target_precompile_headers(${name} REUSE_FROM common_headers)
  endif()
endfunction()

# coverstory_tests(name SOURCES … LINKS …): a GoogleTest program, each test known to CTest. Without
# COVERSTORY_TESTS it is nothing; what a folder has for its tests beyond that stands in an `if` of the same.
# TOGETHER WORD: those with this word in their names share something that is costly to make, and are one to CTest.
function(coverstory_tests name)
  if(NOT COVERSTORY_TESTS)
    return()
  endif()
  cmake_parse_arguments(ARG "" "TOGETHER" "SOURCES;LINKS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE ${ARG_LINKS} GTest::gtest_main)
  if(NOT CCACHE)
    target_precompile_headers(${name} REUSE_FROM test_headers)
  endif()
  # Only where it is named: a compiler cache then serves every checkout.
  foreach(source ${ARG_SOURCES})
    file(STRINGS ${source} uses REGEX COVERSTORY_SOURCE_DIR)
    if(uses)
      set_property(SOURCE ${source} APPEND PROPERTY
        COMPILE_DEFINITIONS COVERSTORY_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
    endif()
  endforeach()
  # The terminal speaks the language of the locale.
  set(in_english ENVIRONMENT LC_ALL=C.UTF-8)
  if(ARG_TOGETHER)
    gtest_discover_tests(${name} DISCOVERY_TIMEOUT 60 TEST_FILTER "-*${ARG_TOGETHER}*" PROPERTIES ${in_english})
    add_test(NAME ${name}_${ARG_TOGETHER} COMMAND ${name} --gtest_brief=1 "--gtest_filter=*${ARG_TOGETHER}*")
  else()
    gtest_discover_tests(${name} DISCOVERY_TIMEOUT 60 PROPERTIES ${in_english})
  endif()
endfunction()
