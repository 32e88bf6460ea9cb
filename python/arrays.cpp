#include "python/arrays.h"

#include <fmt/format.h>

#include <algorithm>
#include <random>

namespace coverstory::python {

void check_array(const py::array& array, const py::dtype& type, std::span<const py::ssize_t> shape,
                 const std::string& name) {
  if (!array.dtype().is(type)) {
    throw py::type_error(fmt::format("'{}' is of the type {}, expected {}.", name,
                                     std::string(py::str(array.dtype())),
                                     std::string(py::str(type))));
  }
  if (!std::equal(shape.begin(), shape.end(), array.shape(), array.shape() + array.ndim())) {
    const py::tuple expected(shape.size());
    for (std::size_t i = 0; i < shape.size(); ++i) expected[i] = shape[i];
    throw py::value_error(fmt::format("'{}' has the shape {}, expected {}.", name,
                                      std::string(py::str(array.attr("shape"))),
                                      std::string(py::str(expected))));
  }
  if ((array.flags() & py::array::c_style) == 0) {
    throw py::value_error(fmt::format("'{}' does not lie in C order, without gaps.", name));
  }
  if (!array.writeable()) throw py::value_error(fmt::format("'{}' cannot be written to.", name));
}

Bytes array_of(std::span<const std::uint8_t> bytes) {
  return Bytes(static_cast<py::ssize_t>(bytes.size()), bytes.data());
}

Seed read_seed(const py::object& from) {
  if (from.is_none()) {
    std::random_device device;
    Seed seed;
    for (auto& word : seed.words) word = device();
    return seed;
  }
  if (py::isinstance<py::str>(from)) {
    if (const auto seed = Seed::from_hex(from.cast<std::string>())) return *seed;
    throw py::value_error("A seed in letters is 32 to 64 hex digits.");
  }
  constexpr const char* kSeeds = "A seed is a number from 0 to 2**64 - 1, or 32 to 64 hex digits.";
  if (PyIndex_Check(from.ptr()) == 0) throw py::type_error(kSeeds);
  try {
    return Seed::from_number(py::int_(from).cast<std::uint64_t>());
  } catch (const py::cast_error&) {
    throw py::value_error(kSeeds);
  }
}

void refuse(const Refusal& refusal) {
  throw py::value_error(fmt::format("{} ({})", refusal.sentence, refusal.clause));
}

Seat read_seat(int seat, int players) {
  if (seat < 0 || seat >= players) {
    throw py::value_error(
        fmt::format("There is no seat {}: the seats are 0 to {}.", seat, players - 1));
  }
  return Seat(seat);
}

boost::json::object object_of(const py::dict& from) {
  const auto text = py::module_::import("json").attr("dumps")(from).cast<std::string>();
  boost::json::value value = boost::json::parse(text);
  return std::move(value.get_object());
}

py::list list_of(SeatSet seats) {
  py::list result;
  for (; !seats.empty(); seats.erase(seats.first())) result.append(int{seats.first().index});
  return result;
}

}  // namespace coverstory::python
