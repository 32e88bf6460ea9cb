#include "server/websocket/send_queue.h"

#include <sys/socket.h>
#include <sys/uio.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <span>
#include <utility>

#include "engine/core/ensure.h"

namespace coverstory::server {
namespace {

/// In one frame, or pieces of frames in one call: two parts each stay within what a call takes
/// (IOV_MAX is 1024).
constexpr std::size_t kMostMessages = 256;
/// What a client that talks now and then keeps for the next time.
constexpr std::size_t kKeptCapacity = 8;
/// Control frames are gathered in texts of about this size.
constexpr std::size_t kOwnBytes = 4096;

iovec part(std::string_view text) {
  return {.iov_base = const_cast<char*>(text.data()), .iov_len = text.size()};
}

ssize_t send_parts(int socket, std::span<iovec> parts) {
  msghdr message{};
  message.msg_iov = parts.data();
  message.msg_iovlen = parts.size();
  return ::sendmsg(socket, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
}

SendQueue::Outcome outcome_of_failure() {
  const bool later = errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR || errno == ENOBUFS;
  return later ? SendQueue::Outcome::Blocked : SendQueue::Outcome::Failed;
}

}  // namespace

void SendQueue::count(std::size_t waiting, std::size_t begun) {
  ENSURE(all_ >= bytes());
  all_ -= bytes();
  waiting_bytes_ = waiting;
  begun_bytes_ = begun;
  all_ += bytes();
}

void SendQueue::add(tables::Message message) {
  count(waiting_bytes_ + message->text.size() + 1, begun_bytes_);
  messages_.push_back(std::move(message));
}

void SendQueue::add_control(Opcode opcode, std::string_view content) {
  begin_own(small_frame(opcode, content));
}

void SendQueue::drop_messages() {
  messages_ = {};
  count(0, begun_bytes_);
}

void SendQueue::drop_all() {
  messages_ = {};
  begun_ = {};
  first_ = taken_ = 0;
  count(0, 0);
}

void SendQueue::add_last(std::string_view line, std::string_view close_frame) {
  if (!line.empty())
    add(std::make_shared<const protocol::Message>(protocol::Message{.text = std::string(line)}));
  while (!messages_.empty()) {
    const std::size_t messages = std::min(messages_.size(), kMostMessages);
    std::size_t length = messages - 1;
    for (std::size_t i = 0; i < messages; ++i) length += messages_[i]->text.size();
    begin_frame(FrameHead(Opcode::Text, length).text(), messages, 0);
  }
  begin_own(close_frame);
}

SendQueue::Written SendQueue::write_to(int socket) {
  Written all;
  while (!empty()) {
    const Written now = begun_bytes_ > 0 ? write_begun(socket) : write_messages(socket);
    all.bytes += now.bytes;
    all.frames += now.frames;
    all.outcome = now.outcome;
    if (now.outcome != Outcome::Empty) break;
  }
  return all;
}

SendQueue::Written SendQueue::write_begun(int socket) {
  std::array<iovec, 2 * kMostMessages> parts;
  std::size_t used = 0, length = 0;
  const std::size_t end = std::min(begun_.size(), first_ + kMostMessages);
  for (std::size_t i = first_; i < end; ++i) {
    std::size_t skip = i == first_ ? taken_ : 0;
    for (std::string_view text : {std::string_view(begun_[i].own), begun_[i].shared_text()}) {
      const std::size_t skipped = std::min(skip, text.size());
      skip -= skipped;
      text.remove_prefix(skipped);
      if (text.empty()) continue;
      parts[used++] = part(text);
      length += text.size();
    }
  }
  const auto sent = send_parts(socket, std::span(parts).first(used));
  if (sent < 0) return {.outcome = outcome_of_failure()};
  const auto bytes = static_cast<std::size_t>(sent);
  take_from_begun(bytes);
  return {.outcome = bytes == length ? Outcome::Empty : Outcome::Blocked, .bytes = bytes};
}

SendQueue::Written SendQueue::write_messages(int socket) {
  static constexpr std::string_view kLineEnd = "\n";
  std::array<iovec, 2 * kMostMessages> parts;
  const std::size_t messages = std::min(messages_.size(), kMostMessages);
  std::size_t used = 1, length = messages - 1;
  for (std::size_t i = 0; i < messages; ++i) {
    if (i > 0) parts[used++] = part(kLineEnd);
    parts[used++] = part(messages_[i]->text);
    length += messages_[i]->text.size();
  }
  const FrameHead head(Opcode::Text, length);
  parts[0] = part(head.text());
  const auto sent = send_parts(socket, std::span(parts).first(used));
  if (sent < 0) return {.outcome = outcome_of_failure()};
  const auto bytes = static_cast<std::size_t>(sent);
  const bool whole = bytes == head.text().size() + length;
  whole ? forget(messages) : begin_frame(head.text(), messages, bytes);
  return {.outcome = whole ? Outcome::Empty : Outcome::Blocked, .bytes = bytes, .frames = 1};
}

void SendQueue::begin_frame(std::string_view head, std::size_t messages, std::size_t already) {
  std::size_t length = 0;
  for (std::size_t i = 0; i < messages; ++i) {
    begun_.push_back({std::string(i == 0 ? head : "\n"), messages_[i]});
    length += begun_.back().size();
  }
  count(waiting_bytes_, begun_bytes_ + length);
  forget(messages);
  take_from_begun(already);
}

/// Behind other bytes of our own, if those are last and few: who sends pings and reads nothing
/// fills texts, and does not make a long list.
void SendQueue::begin_own(std::string_view bytes) {
  if (begun_.empty() || begun_.back().shared || begun_.back().own.size() > kOwnBytes)
    begun_.push_back({});
  begun_.back().own += bytes;
  count(waiting_bytes_, begun_bytes_ + bytes.size());
}

void SendQueue::take_from_begun(std::size_t bytes) {
  count(waiting_bytes_, begun_bytes_ - bytes);
  taken_ += bytes;
  while (first_ < begun_.size() && taken_ >= begun_[first_].size()) {
    taken_ -= begun_[first_].size();
    begun_[first_++] = {};
  }
  if (first_ == begun_.size()) {
    ENSURE(taken_ == 0 && begun_bytes_ == 0);
    begun_ = {};
    first_ = 0;
  } else if (first_ > begun_.size() / 2) {
    // Seldom enough that each piece is moved once at most.
    begun_.erase(begun_.begin(), begun_.begin() + static_cast<std::ptrdiff_t>(first_));
    first_ = 0;
  }
}

void SendQueue::forget(std::size_t messages) {
  std::size_t bytes = 0;
  for (std::size_t i = 0; i < messages; ++i) bytes += messages_[i]->text.size() + 1;
  count(waiting_bytes_ - bytes, begun_bytes_);
  messages_.erase(messages_.begin(), messages_.begin() + static_cast<std::ptrdiff_t>(messages));
  if (messages_.empty() && messages_.capacity() > kKeptCapacity) messages_ = {};
}

}  // namespace coverstory::server
