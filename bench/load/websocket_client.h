// The client's side of a WebSocket over a non-blocking socket of this machine: as little as a load
// needs, so that the load's own cost stays small. Text messages only.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace coverstory::load {

class WebSocketClient {
 public:
  enum class State : std::uint8_t { Closed, Opening, Open };

  WebSocketClient() = default;
  WebSocketClient(const WebSocketClient&) = delete;
  WebSocketClient& operator=(const WebSocketClient&) = delete;
  ~WebSocketClient() { close(); }

  /// Begins to connect to 127.0.0.1, from an address of this machine; false where that is refused
  /// at once.
  bool open(std::uint16_t port, const char* from = "127.0.0.1");
  void close();

  State state() const { return state_; }
  int descriptor() const { return descriptor_; }
  bool wants_to_write() const { return !outgoing_.empty(); }

  void send(std::string_view text);

  /// Reads what is there and calls back for each message; false when the connection is gone.
  bool read(const std::function<void(std::string_view)>& message);
  /// Writes what it can; false when the connection is gone.
  bool write();

 private:
  bool take_handshake();
  bool take_frames(const std::function<void(std::string_view)>& message);
  void send_frame(std::uint8_t opcode, std::string_view payload);

  State state_ = State::Closed;
  int descriptor_ = -1;
  std::string incoming_;
  std::string outgoing_;
};

}  // namespace coverstory::load
