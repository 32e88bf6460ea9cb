// A client for tests: blocking, plain, and able to do everything wrong. It waits for what it
// expects, for half a minute at most, and then fails.
#pragma once

#include <boost/json.hpp>
#include <chrono>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "bots/exec/descriptor.h"
#include "server/websocket/frame.h"

namespace coverstory::server {

struct HttpAnswer {
  int status = 0;
  std::map<std::string, std::string> headers;  // names in lower case
  std::string body;
};

class TestClient {
 public:
  /// How much the system buffers for it; 0: as it likes.
  explicit TestClient(std::uint16_t port, int receive_bytes = 0);

  // HTTP
  HttpAnswer request(std::string_view head);
  HttpAnswer get(std::string_view target, std::string_view headers = "");
  /// Of the answer to a request to become a WebSocket: 101 where it was granted.
  int upgrade(std::string_view headers = "");

  // WebSocket
  struct Frame {
    Opcode opcode{};
    std::string content;
  };
  void say(std::string_view text);
  /// Nothing when the server has closed.
  std::optional<Frame> next_frame();
  /// The next line of a text message, over anything else but a close.
  std::optional<boost::json::object> next_line();
  /// The next line that has this key.
  boost::json::object next_with(std::string_view key);
  /// Says a command and waits for its answer. Without an id it gets the next one.
  boost::json::object ask(boost::json::object command);
  boost::json::object hello();
  /// That the server gave in answer to it.
  const std::string& hello_token() const { return token_; }
  /// Reads to the end; the code of the close frame, 0 without one.
  int close_code();

  void send_bytes(std::string_view bytes);
  /// Whether the bytes were taken; false once the server has closed.
  bool try_send(std::string_view bytes);
  /// The server reads an end; what it says can still be read.
  void say_no_more();
  /// Whether the server closes within this time; what it sends until then is kept.
  bool has_ended_after(std::chrono::milliseconds time);
  /// To the end of the connection.
  std::string read_to_end();

 private:
  bool fill();
  std::string take(std::size_t count);
  std::optional<std::string> take_head();

  bots::exec::Descriptor socket_;
  std::string received_;
  std::deque<std::string> lines_;
  std::optional<int> closed_;
  std::uint64_t last_id_ = 0;
  std::string token_;
};

}  // namespace coverstory::server
