// A message with values in the places in braces.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "texts/message_file.h"

namespace coverstory::texts {

/// A value for a place in braces: a text, or a number, which also decides between plural forms
/// where it is called `count`.
struct Parameter {
  Parameter(std::string_view name, std::string text) : name(name), text(std::move(text)) {}
  Parameter(std::string_view name, std::string_view text) : name(name), text(text) {}
  Parameter(std::string_view name, const char* text) : name(name), text(text) {}
  Parameter(std::string_view name, int number)
      : name(name), text(std::to_string(number)), is_one(number == 1) {}

  std::string_view name;
  std::string text;
  bool is_one = false;
};

/// All places are filled.
std::string filled(const Message& message, std::span<const Parameter> parameters);

}  // namespace coverstory::texts
