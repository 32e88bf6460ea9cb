#include "server/websocket/decoder.h"

#include <cstdint>
#include <utility>

#include "server/websocket/utf8.h"

namespace coverstory::server {
namespace {

constexpr std::size_t kLongestControl = 125;

unsigned byte_at(std::span<const char> bytes, std::size_t i) {
  return static_cast<unsigned char>(bytes[i]);
}

bool is_control(Opcode opcode) {
  return opcode >= Opcode::Close;
}

bool is_known(Opcode opcode) {
  return opcode <= Opcode::Binary || (is_control(opcode) && opcode <= Opcode::Pong);
}

void unmask(std::span<char> content, std::span<const char> mask) {
  for (std::size_t i = 0; i < content.size(); ++i)
    content[i] = static_cast<char>(content[i] ^ mask[i & 3]);
}

/// Codes that a client may send (RFC 6455, 7.4).
bool is_sendable(unsigned code) {
  return (code >= 1000 && code <= 1014 && code != 1004 && code != 1005 && code != 1006) ||
         (code >= 3000 && code <= 4999);
}

}  // namespace

void Decoder::feed(std::span<char> bytes, FrameHandler& handler) {
  if (ended_) return;
  if (rest_.empty()) {
    const std::size_t used = consume(bytes, handler);
    if (!ended_) rest_.assign(bytes.data() + used, bytes.size() - used);
    return;
  }
  rest_.append(bytes.data(), bytes.size());
  std::string all = std::exchange(rest_, {});
  const std::size_t used = consume(all, handler);
  if (ended_) return;
  all.erase(0, used);
  if (!all.empty()) rest_ = std::move(all);
}

/// All whole frames; answers with how many bytes they were.
std::size_t Decoder::consume(std::span<char> bytes, FrameHandler& handler) {
  std::size_t used = 0;
  while (!ended_) {
    const auto rest = bytes.subspan(used);
    const auto head = read_head(rest);
    if (!head) {
      violate(head.error(), handler);
      break;
    }
    if (!*head || rest.size() < (*head)->size + (*head)->length) break;
    const auto content = rest.subspan((*head)->size, (*head)->length);
    unmask(content, rest.subspan((*head)->size - 4, 4));
    used += (*head)->size + (*head)->length;
    if (!take_frame(**head, {content.data(), content.size()}, handler)) ended_ = true;
  }
  return used;
}

/// Nothing if more bytes are needed. What is wrong is said as soon as it is known: a frame that
/// announces a gigabyte is not waited for.
std::expected<std::optional<Decoder::Head>, CloseReason> Decoder::read_head(
    std::span<const char> bytes) const {
  if (bytes.size() < 2) return std::nullopt;
  if (byte_at(bytes, 0) & 0x70) return std::unexpected(CloseReason::ProtocolError);
  if (!(byte_at(bytes, 1) & 0x80)) return std::unexpected(CloseReason::ProtocolError);
  Head head{.opcode = static_cast<Opcode>(byte_at(bytes, 0) & 0x0f),
            .is_final = (byte_at(bytes, 0) & 0x80) != 0,
            .length = byte_at(bytes, 1) & 0x7f};
  const std::size_t extended = head.length == 126 ? 2 : head.length == 127 ? 8 : 0;
  if (bytes.size() < 2 + extended) return std::nullopt;
  if (extended) head.length = 0;
  for (std::size_t i = 0; i < extended; ++i) head.length = head.length << 8 | byte_at(bytes, 2 + i);
  head.size = 2 + extended + 4;
  if (const auto reason = objection(head)) return std::unexpected(*reason);
  if (bytes.size() < head.size) return std::nullopt;
  return head;
}

std::optional<CloseReason> Decoder::objection(const Head& head) const {
  if (!is_known(head.opcode)) return CloseReason::ProtocolError;
  if (is_control(head.opcode)) {
    if (!head.is_final || head.length > kLongestControl) return CloseReason::ProtocolError;
    return std::nullopt;
  }
  if (head.opcode == Opcode::Binary) return CloseReason::NotText;
  if ((head.opcode == Opcode::Continuation) != in_fragments_) return CloseReason::ProtocolError;
  if (head.length > most_ - fragments_.size()) return CloseReason::TooLarge;
  return std::nullopt;
}

bool Decoder::take_frame(const Head& head, std::string_view content, FrameHandler& handler) {
  switch (head.opcode) {
    case Opcode::Ping:
      return handler.on_ping(content);
    case Opcode::Pong:
      return true;
    case Opcode::Close:
      return take_close(content, handler);
    default:
      return take_data(head, content, handler);
  }
}

bool Decoder::take_data(const Head& head, std::string_view content, FrameHandler& handler) {
  if (head.is_final && !in_fragments_) return take_text(content, handler);
  fragments_.append(content);
  in_fragments_ = !head.is_final;
  if (in_fragments_) return true;
  return take_text(std::exchange(fragments_, {}), handler);
}

bool Decoder::take_text(std::string_view text, FrameHandler& handler) {
  if (!is_utf8(text)) return violate(CloseReason::NotUtf8, handler);
  return handler.on_text(text);
}

bool Decoder::take_close(std::string_view content, FrameHandler& handler) {
  if (content.empty()) return handler.on_close(std::nullopt);
  if (content.size() == 1) return violate(CloseReason::ProtocolError, handler);
  const std::span<const char> bytes(content);
  const unsigned code = byte_at(bytes, 0) << 8 | byte_at(bytes, 1);
  if (!is_sendable(code)) return violate(CloseReason::ProtocolError, handler);
  if (!is_utf8(content.substr(2))) return violate(CloseReason::NotUtf8, handler);
  return handler.on_close(static_cast<CloseCode>(code));
}

bool Decoder::violate(CloseReason reason, FrameHandler& handler) {
  ended_ = true;
  rest_ = {};
  fragments_ = {};
  handler.on_violation(reason);
  return false;
}

}  // namespace coverstory::server
