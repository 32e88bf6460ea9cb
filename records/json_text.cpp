#include "records/json_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>

namespace coverstory::records {

/// Behind a value, which ends with none of these.
bool JsonText::needs_comma() const {
  if (to_.empty()) return false;
  const char last = to_.back();
  return last != '{' && last != '[' && last != ':';
}

void JsonText::bare(std::string_view json) {
  if (needs_comma()) to_ += ',';
  to_ += json;
}

/// The text grows once for all of it: this is most of what is written.
void JsonText::quote(std::string_view word, std::string_view after) {
  const bool comma = needs_comma();
  const std::size_t old = to_.size();
  const std::size_t now = old + (comma ? 1 : 0) + word.size() + 2 + after.size();
  to_.resize_and_overwrite(now, [&](char* text, std::size_t) {
    char* at = text + old;
    if (comma) *at++ = ',';
    *at++ = '"';
    if (!word.empty()) std::memcpy(at, word.data(), word.size());
    at += word.size();
    *at++ = '"';
    if (!after.empty()) std::memcpy(at, after.data(), after.size());
    return now;
  });
}

void JsonText::whole_number(std::int64_t value) {
  std::array<char, 24> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
  bare({digits.data(), end});
}

void JsonText::natural_number(std::uint64_t value) {
  std::array<char, 24> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
  bare({digits.data(), end});
}

void JsonText::text(std::string_view text) {
  const auto is_plain = [](char c) {
    return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\';
  };
  if (std::ranges::all_of(text, is_plain)) return word(text);
  bare(boost::json::serialize(boost::json::string_view(text)));
}

boost::json::value parsed(std::string_view text) {
  return boost::json::parse(text);
}

}  // namespace coverstory::records
