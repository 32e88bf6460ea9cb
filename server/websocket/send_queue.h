// What waits to be sent to one client. All messages that are there go out as one text message, a
// line each, straight from the texts that many clients share: nothing is copied unless the system
// takes only a part.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "server/websocket/frame.h"
#include "tables/outside.h"

namespace coverstory::server {

class SendQueue {
 public:
  enum class Outcome : std::uint8_t { Empty, Blocked, Failed };

  struct Written {
    Outcome outcome = Outcome::Empty;
    std::size_t bytes = 0;
    std::size_t frames = 0;
  };

  void add(tables::Message message);
  /// A ping or a pong; it overtakes messages, but not a frame that has begun.
  void add_control(Opcode opcode, std::string_view content);
  /// Nothing may be added after it.
  void add_last(std::string_view line, std::string_view close_frame);
  /// Forgets what has not begun.
  void drop_messages();

  /// As much as the socket takes without waiting.
  Written write_to(int socket);

  std::size_t bytes() const { return bytes_ + rest_.size(); }
  bool empty() const { return messages_.empty() && rest_.empty(); }

 private:
  Written write_rest(int socket);
  Written write_messages(int socket);
  void keep_rest(std::string_view head, std::size_t count, std::size_t already);
  void forget(std::size_t count);

  std::vector<tables::Message> messages_;
  std::size_t bytes_ = 0;  // of the messages
  std::string rest_;       // frames that have begun, and control frames
};

}  // namespace coverstory::server
