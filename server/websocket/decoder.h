// Takes the bytes that a client sends and finds the messages in them (RFC 6455, section 5). Nothing
// is kept but what is not yet complete, and that is bounded by the largest message. The first thing
// that is wrong ends it, as the rest cannot be understood.
#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "server/websocket/close_reason.h"
#include "server/websocket/frame.h"

namespace coverstory::server {

/// Who listens to a decoder. After an answer of false nothing more is told.
class FrameHandler {
 public:
  FrameHandler() = default;
  FrameHandler(const FrameHandler&) = delete;
  FrameHandler& operator=(const FrameHandler&) = delete;

  /// A whole message, valid UTF-8.
  virtual bool on_text(std::string_view text) = 0;
  virtual bool on_ping(std::string_view content) = 0;
  virtual bool on_close(std::optional<CloseCode> code) = 0;
  /// What the client did wrong.
  virtual void on_violation(CloseReason reason) = 0;

 protected:
  ~FrameHandler() = default;
};

class Decoder {
 public:
  explicit Decoder(std::size_t most_bytes) : most_(most_bytes) {}

  /// The bytes are unmasked where they lie.
  void feed(std::span<char> bytes, FrameHandler& handler);

  /// Whether a message or a frame has begun and not ended.
  bool is_amid_message() const { return !rest_.empty() || in_fragments_; }
  std::size_t kept_bytes() const { return rest_.size() + fragments_.size(); }

 private:
  struct Head {
    Opcode opcode{};
    bool is_final = false;
    std::size_t size = 0;  // of the head itself, the mask included
    std::size_t length = 0;
  };

  std::size_t consume(std::span<char> bytes, FrameHandler& handler);
  std::expected<std::optional<Head>, CloseReason> read_head(std::span<const char> bytes) const;
  std::optional<CloseReason> objection(const Head& head) const;
  bool take_frame(const Head& head, std::string_view content, FrameHandler& handler);
  bool take_data(const Head& head, std::string_view content, FrameHandler& handler);
  bool take_text(std::string_view text, FrameHandler& handler);
  bool take_close(std::string_view content, FrameHandler& handler);
  bool violate(CloseReason reason, FrameHandler& handler);

  std::size_t most_;
  std::string rest_;       // the beginning of a frame
  std::string fragments_;  // the beginning of a message, in frames of its own
  bool in_fragments_ = false;
  bool ended_ = false;
};

}  // namespace coverstory::server
