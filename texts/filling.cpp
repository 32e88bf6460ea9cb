#include "texts/filling.h"

#include <algorithm>
#include <cstddef>

#include "engine/core/ensure.h"

namespace coverstory::texts {
namespace {

const Parameter* named(std::span<const Parameter> parameters, std::string_view name) {
  const auto found = std::ranges::find(parameters, name, &Parameter::name);
  return found == parameters.end() ? nullptr : &*found;
}

std::string filled(std::string_view text, std::span<const Parameter> parameters) {
  std::string result;
  while (true) {
    const std::size_t open = text.find('{');
    result += text.substr(0, open);
    if (open == std::string_view::npos) return result;
    const std::size_t close = text.find('}', open);
    ENSURE(close != std::string_view::npos);
    const Parameter* parameter = named(parameters, text.substr(open + 1, close - open - 1));
    ENSURE(parameter);
    result += parameter->text;
    text.remove_prefix(close + 1);
  }
}

}  // namespace

std::string filled(const Message& message, std::span<const Parameter> parameters) {
  if (!message.one) return filled(message.text, parameters);
  const Parameter* count = named(parameters, "count");
  ENSURE(count);
  return filled(count->is_one ? *message.one : message.text, parameters);
}

}  // namespace coverstory::texts
