// What the module takes from Python and gives to it, the same for all games: arrays, seeds,
// options, JSON. Whatever is wrong is said with a Python exception.
#pragma once

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <boost/json.hpp>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/core/option.h"
#include "engine/core/seat.h"
#include "engine/core/seed.h"
#include "python/settings.h"

namespace coverstory::python {

namespace py = pybind11;

using Bytes = py::array_t<std::uint8_t>;

/// Checks that an array is what a step writes into: of this type, in this shape, in C order, and
/// writable. A wrong type is a TypeError, all else a ValueError.
void check_array(const py::array& array, const py::dtype& type, std::span<const py::ssize_t> shape,
                 const std::string& name);

Bytes array_of(std::span<const std::uint8_t> bytes);

/// A number, 32 to 64 hex digits, or None for one that nobody knows.
Seed read_seed(const py::object& from);

/// What is refused, with its clause.
[[noreturn]] void refuse(const Refusal& refusal);

/// `seats` are those of a game for so many; anything else is a ValueError.
Seat read_seat(int seat, int players);

/// A dict as JSON.
boost::json::object object_of(const py::dict& from);

py::list list_of(SeatSet seats);

/// Options by their keys; a word or a number each.
template <class Options, std::size_t N>
Options read_options(const std::array<Option<Options>, N>& table, const py::dict& from) {
  Options options;
  const auto read_one = [&](const Option<Options>& option, const py::handle& value) {
    if (value.is_none()) return;
    if (option.is_number()) return option.set(options, value.cast<int>());
    const OptionValue found = option.from_word(value.cast<std::string>());
    if (!found) {
      std::string words;
      for (const auto word : option.words) words += (words.empty() ? "" : ", ") + std::string(word);
      throw py::value_error("'" + std::string(option.key) + "' is none of: " + words + ".");
    }
    option.set(options, *found);
  };
  std::size_t known = 0;
  for (const Option<Options>& each : table) {
    const py::str key(std::string(each.key));
    if (!from.contains(key)) continue;
    ++known;
    try {
      read_one(each, from[key]);
    } catch (const py::cast_error&) {
      throw py::type_error("'" + std::string(each.key) + "' is " +
                           (each.is_number() ? "a number." : "a word."));
    }
  }
  if (known != from.size()) {
    std::string keys;
    for (const auto& each : table) keys += (keys.empty() ? "" : ", ") + std::string(each.key);
    throw py::type_error("The options are: " + keys + ".");
  }
  if (const auto wrong = what_is_wrong(table, options)) throw py::value_error(std::string(*wrong));
  return options;
}

template <class Options, std::size_t N>
py::dict options_of(const std::array<Option<Options>, N>& table, const Options& options) {
  py::dict result;
  for (const Option<Options>& each : table) {
    const OptionValue value = each.value(options);
    if (!value || !each.applies(options)) continue;
    const py::str key(std::string(each.key));
    if (each.is_number()) {
      result[key] = *value;
    } else {
      result[key] = std::string(each.word_in(options));
    }
  }
  return result;
}

}  // namespace coverstory::python
