// Frames as a client writes them, for tests: masked.
#pragma once

#include <string>
#include <string_view>

#include "server/websocket/frame.h"

namespace coverstory::server {

enum class Final : bool { No, Yes };

inline std::string masked(Opcode opcode, std::string_view content, Final is_final = Final::Yes) {
  constexpr std::string_view kMask = "\x12\x34\x56\x78";
  std::string frame(FrameHead(opcode, content.size()).text());
  if (is_final == Final::No) frame[0] = static_cast<char>(frame[0] & 0x7f);
  frame[1] = static_cast<char>(frame[1] | 0x80);
  frame += kMask;
  for (std::size_t i = 0; i < content.size(); ++i)
    frame += static_cast<char>(content[i] ^ kMask[i % 4]);
  return frame;
}

}  // namespace coverstory::server
