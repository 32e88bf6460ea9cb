// Reading the fields of a record's object: each answers with the value, or throws a WrongField that
// says what was expected. The readers of whole lines catch it and add the line's number.
#pragma once

#include <fmt/format.h>

#include <boost/json.hpp>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

namespace coverstory::records {

class WrongField : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

inline const boost::json::value& field(const boost::json::object& object, std::string_view key) {
  const auto* value = object.if_contains(key);
  if (!value) throw WrongField(fmt::format("'{}' is missing", key));
  return *value;
}

inline std::string_view text_field(const boost::json::object& object, std::string_view key) {
  const auto& value = field(object, key);
  if (!value.is_string()) throw WrongField(fmt::format("'{}' is not a text", key));
  return {value.get_string().data(), value.get_string().size()};
}

inline int number_field(const boost::json::object& object, std::string_view key, int low,
                        int high) {
  const auto& value = field(object, key);
  if (!value.is_int64() || value.get_int64() < low || value.get_int64() > high) {
    throw WrongField(fmt::format("'{}' is not a number from {} to {}", key, low, high));
  }
  return static_cast<int>(value.get_int64());
}

inline bool bool_field(const boost::json::object& object, std::string_view key) {
  const auto& value = field(object, key);
  if (!value.is_bool()) throw WrongField(fmt::format("'{}' is neither true nor false", key));
  return value.get_bool();
}

inline const boost::json::array& list_field(const boost::json::object& object,
                                            std::string_view key) {
  const auto& value = field(object, key);
  if (!value.is_array()) throw WrongField(fmt::format("'{}' is not a list", key));
  return value.get_array();
}

inline const boost::json::object& object_field(const boost::json::object& object,
                                               std::string_view key) {
  const auto& value = field(object, key);
  if (!value.is_object()) throw WrongField(fmt::format("'{}' is not an object", key));
  return value.get_object();
}

}  // namespace coverstory::records
