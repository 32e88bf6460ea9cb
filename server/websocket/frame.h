// The frames of RFC 6455 as a server writes them: not masked, each message in one frame.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "server/websocket/close_reason.h"

namespace coverstory::server {

enum class Opcode : std::uint8_t {
  Continuation = 0,
  Text = 1,
  Binary = 2,
  Close = 8,
  Ping = 9,
  Pong = 10,
};

/// The bytes before a frame's content.
class FrameHead {
 public:
  FrameHead(Opcode opcode, std::size_t length) {
    put(0x80u | static_cast<unsigned>(opcode));
    if (length < 126) {
      put(length);
    } else if (length < 65'536) {
      put(126);
      put_big_endian(length, 2);
    } else {
      put(127);
      put_big_endian(length, 8);
    }
  }

  std::string_view text() const { return {bytes_.data(), size_}; }

 private:
  void put(std::size_t byte) { bytes_[size_++] = static_cast<char>(byte); }
  void put_big_endian(std::size_t value, int bytes) {
    for (int i = bytes - 1; i >= 0; --i) put((value >> (8 * i)) & 0xff);
  }

  std::array<char, 10> bytes_{};
  std::size_t size_ = 0;
};

/// A whole frame with little in it.
inline std::string small_frame(Opcode opcode, std::string_view content) {
  return std::string(FrameHead(opcode, content.size()).text()).append(content);
}

inline std::string close_frame(CloseCode code, std::string_view reason) {
  const auto number = static_cast<unsigned>(code);
  std::string content{static_cast<char>(number >> 8), static_cast<char>(number & 0xff)};
  return small_frame(Opcode::Close, content.append(reason.substr(0, 123)));
}

}  // namespace coverstory::server
