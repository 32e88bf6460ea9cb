// What waits to be sent to one client. All messages that are there go out as one text message, a
// line each, straight from the texts that many clients share: nothing is copied, also when the
// system takes only a part and the rest has to wait.
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

  /// `all` is the sum of what waits in all queues; it outlives them.
  explicit SendQueue(std::size_t& all) : all_(all) {}
  SendQueue(const SendQueue&) = delete;
  SendQueue& operator=(const SendQueue&) = delete;
  ~SendQueue() { count(0, 0); }

  void add(tables::Message message);
  /// A ping or a pong; it overtakes messages, but not a frame that has begun.
  void add_control(Opcode opcode, std::string_view content);
  /// Nothing may be added after it.
  void add_last(std::string_view line, std::string_view close_frame);
  /// Forgets what has not begun.
  void drop_messages();
  /// Forgets all, also a frame that has begun: nothing can be sent after that.
  void drop_all();

  /// As much as the socket takes without waiting.
  Written write_to(int socket);

  std::size_t bytes() const { return waiting_bytes_ + begun_bytes_; }
  bool empty() const { return messages_.empty() && begun_bytes_ == 0; }

 private:
  /// A part of a frame: bytes of our own, and after them a message's, either of which may be none.
  struct Piece {
    std::string own;
    tables::Message shared;

    std::string_view shared_text() const {
      return shared ? std::string_view(shared->text) : std::string_view();
    }
    std::size_t size() const { return own.size() + shared_text().size(); }
  };

  Written write_begun(int socket);
  Written write_messages(int socket);
  /// The frame of the first messages begins; so many bytes of it are on their way.
  void begin_frame(std::string_view head, std::size_t messages, std::size_t already);
  void begin_own(std::string_view bytes);
  void take_from_begun(std::size_t bytes);
  void forget(std::size_t messages);
  void count(std::size_t waiting, std::size_t begun);

  std::size_t& all_;
  std::vector<tables::Message> messages_;  // that have not begun
  std::size_t waiting_bytes_ = 0;          // of the messages, a line end for each
  /// Frames that have begun and control frames, in order. Those before `first_` are sent and empty,
  /// and `taken_` bytes of that one are sent, not all of them. Nothing is kept once all are.
  std::vector<Piece> begun_;
  std::size_t first_ = 0;
  std::size_t taken_ = 0;
  std::size_t begun_bytes_ = 0;  // of them, not sent yet
};

}  // namespace coverstory::server
