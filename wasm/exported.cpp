#include "wasm/exported.h"

#include <cstddef>
#include <utility>

namespace coverstory::wasm {
namespace {

std::string& last_answer() {
  static std::string text;
  return text;
}

boost::json::value value_in(Text text) {
  boost::system::error_code error;
  boost::json::value value = boost::json::parse(text, error);
  if (error) refuse("This is not JSON.");
  return value;
}

}  // namespace

boost::json::object object_in(Text text) {
  boost::json::value value = value_in(text);
  if (!value.is_object()) refuse("An object was expected.");
  return std::move(value.get_object());
}

boost::json::array array_in(Text text) {
  boost::json::value value = value_in(text);
  if (!value.is_array()) refuse("A list was expected.");
  return std::move(value.get_array());
}

void answer(std::string text) {
  last_answer() = std::move(text);
}

void answer(const boost::json::value& value) {
  answer(boost::json::serialize(value));
}

EXPORTED(new_text) std::string* new_text(std::size_t size) {
  return new std::string(size, '\0');
}
EXPORTED(text_data) char* text_data(std::string* text) {
  return text->data();
}
EXPORTED(free_text) void free_text(std::string* text) {
  delete text;
}
EXPORTED(answer_data) const char* answer_data() {
  return last_answer().data();
}
EXPORTED(answer_size) std::size_t answer_size() {
  return last_answer().size();
}

}  // namespace coverstory::wasm
