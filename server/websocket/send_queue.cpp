#include "server/websocket/send_queue.h"

#include <sys/socket.h>
#include <sys/uio.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

namespace coverstory::server {
namespace {

/// In one frame: with their line ends they stay within what one call takes (IOV_MAX is 1024).
constexpr std::size_t kMostMessages = 256;
/// What a client that talks now and then keeps for the next time.
constexpr std::size_t kKeptCapacity = 8;

iovec piece(std::string_view text) {
  return {.iov_base = const_cast<char*>(text.data()), .iov_len = text.size()};
}

SendQueue::Outcome outcome_of_failure() {
  const bool later = errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR || errno == ENOBUFS;
  return later ? SendQueue::Outcome::Blocked : SendQueue::Outcome::Failed;
}

}  // namespace

void SendQueue::add(tables::Message message) {
  bytes_ += message->text.size() + 1;
  messages_.push_back(std::move(message));
}

void SendQueue::add_control(Opcode opcode, std::string_view content) {
  rest_ += small_frame(opcode, content);
}

void SendQueue::drop_messages() {
  messages_ = {};
  bytes_ = 0;
}

void SendQueue::add_last(std::string_view line, std::string_view close_frame) {
  if (!line.empty())
    add(std::make_shared<const protocol::Message>(protocol::Message{.text = std::string(line)}));
  while (!messages_.empty()) {
    const std::size_t count = std::min(messages_.size(), kMostMessages);
    std::size_t length = count - 1;
    for (std::size_t i = 0; i < count; ++i) length += messages_[i]->text.size();
    keep_rest(FrameHead(Opcode::Text, length).text(), count, 0);
    forget(count);
  }
  rest_ += close_frame;
}

SendQueue::Written SendQueue::write_to(int socket) {
  Written all;
  while (!empty()) {
    const Written now = rest_.empty() ? write_messages(socket) : write_rest(socket);
    all.bytes += now.bytes;
    all.frames += now.frames;
    all.outcome = now.outcome;
    if (now.outcome != Outcome::Empty) break;
  }
  return all;
}

SendQueue::Written SendQueue::write_rest(int socket) {
  const auto sent = ::send(socket, rest_.data(), rest_.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
  if (sent < 0) return {.outcome = outcome_of_failure()};
  const auto count = static_cast<std::size_t>(sent);
  if (count == rest_.size()) {
    rest_ = {};
    return {.outcome = Outcome::Empty, .bytes = count};
  }
  rest_.erase(0, count);
  return {.outcome = Outcome::Blocked, .bytes = count};
}

SendQueue::Written SendQueue::write_messages(int socket) {
  static constexpr std::string_view kLineEnd = "\n";
  std::array<iovec, 2 * kMostMessages> pieces;
  const std::size_t count = std::min(messages_.size(), kMostMessages);
  std::size_t used = 1, length = count - 1;
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) pieces[used++] = piece(kLineEnd);
    pieces[used++] = piece(messages_[i]->text);
    length += messages_[i]->text.size();
  }
  const FrameHead head(Opcode::Text, length);
  pieces[0] = piece(head.text());
  msghdr message{};
  message.msg_iov = pieces.data();
  message.msg_iovlen = used;
  const auto sent = ::sendmsg(socket, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
  if (sent < 0) return {.outcome = outcome_of_failure()};
  const auto bytes = static_cast<std::size_t>(sent);
  const bool whole = bytes == head.text().size() + length;
  if (!whole) keep_rest(head.text(), count, bytes);
  forget(count);
  return {.outcome = whole ? Outcome::Empty : Outcome::Blocked, .bytes = bytes, .frames = 1};
}

/// The frame of the first messages, without the bytes that are already on their way.
void SendQueue::keep_rest(std::string_view head, std::size_t count, std::size_t already) {
  const auto keep = [&](std::string_view text) {
    const std::size_t skipped = std::min(already, text.size());
    already -= skipped;
    rest_ += text.substr(skipped);
  };
  keep(head);
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) keep("\n");
    keep(messages_[i]->text);
  }
}

void SendQueue::forget(std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) bytes_ -= messages_[i]->text.size() + 1;
  messages_.erase(messages_.begin(), messages_.begin() + static_cast<std::ptrdiff_t>(count));
  if (messages_.empty() && messages_.capacity() > kKeptCapacity) messages_ = {};
}

}  // namespace coverstory::server
