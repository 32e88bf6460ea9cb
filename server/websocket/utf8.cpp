#include "server/websocket/utf8.h"

#include <cstdint>
#include <cstring>

namespace coverstory::server {
namespace {

/// Where the ASCII at the beginning ends, eight bytes at a time: nearly all of a game's text.
std::size_t ascii_prefix(std::string_view text) {
  std::size_t i = 0;
  for (; i + 8 <= text.size(); i += 8) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, text.data() + i, 8);
    if (eight & 0x8080'8080'8080'8080) break;
  }
  while (i < text.size() && static_cast<unsigned char>(text[i]) < 0x80) ++i;
  return i;
}

struct Lead {
  std::size_t length = 0;                 // 0: no character begins with this byte
  unsigned char low = 0x80, high = 0xbf;  // of the second byte
};

Lead lead_of(unsigned char byte) {
  if (byte >= 0xc2 && byte <= 0xdf) return {.length = 2};
  if (byte == 0xe0) return {.length = 3, .low = 0xa0};
  if (byte == 0xed) return {.length = 3, .high = 0x9f};
  if (byte >= 0xe1 && byte <= 0xef) return {.length = 3};
  if (byte == 0xf0) return {.length = 4, .low = 0x90};
  if (byte >= 0xf1 && byte <= 0xf3) return {.length = 4};
  if (byte == 0xf4) return {.length = 4, .high = 0x8f};
  return {};
}

bool begins_with_character(std::string_view text, const Lead& lead) {
  if (lead.length == 0 || text.size() < lead.length) return false;
  const auto second = static_cast<unsigned char>(text[1]);
  if (second < lead.low || second > lead.high) return false;
  for (std::size_t i = 2; i < lead.length; ++i)
    if ((static_cast<unsigned char>(text[i]) & 0xc0) != 0x80) return false;
  return true;
}

}  // namespace

bool is_utf8(std::string_view text) {
  for (;;) {
    text.remove_prefix(ascii_prefix(text));
    if (text.empty()) return true;
    const Lead lead = lead_of(static_cast<unsigned char>(text[0]));
    if (!begins_with_character(text, lead)) return false;
    text.remove_prefix(lead.length);
  }
}

}  // namespace coverstory::server
