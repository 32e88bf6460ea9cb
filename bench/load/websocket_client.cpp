#include "bench/load/websocket_client.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>

namespace coverstory::load {
namespace {

constexpr std::uint8_t kText = 1, kClose = 8, kPing = 9, kPong = 10;
constexpr std::uint8_t kFinal = 0x80, kMasked = 0x80;

}  // namespace

bool WebSocketClient::open(std::uint16_t port, const char* from) {
  close();
  descriptor_ = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (descriptor_ < 0) return false;
  const int on = 1;
  setsockopt(descriptor_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  // The port is chosen when it connects, so that more than 28,000 can.
  setsockopt(descriptor_, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &on, sizeof on);
  sockaddr_in own{};
  own.sin_family = AF_INET;
  inet_pton(AF_INET, from, &own.sin_addr);
  if (bind(descriptor_, reinterpret_cast<sockaddr*>(&own), sizeof own) != 0) {
    close();
    return false;
  }
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const int answer = connect(descriptor_, reinterpret_cast<sockaddr*>(&address), sizeof address);
  if (answer < 0 && errno != EINPROGRESS) {
    close();
    return false;
  }
  state_ = State::Opening;
  outgoing_ = fmt::format(
      "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
      port);
  return true;
}

void WebSocketClient::close() {
  if (descriptor_ >= 0) ::close(descriptor_);
  descriptor_ = -1;
  state_ = State::Closed;
  incoming_.clear();
  outgoing_.clear();
}

/// The mask is zero, which is allowed and costs nothing.
void WebSocketClient::send_frame(std::uint8_t opcode, std::string_view payload) {
  outgoing_ += static_cast<char>(kFinal | opcode);
  if (payload.size() < 126) {
    outgoing_ += static_cast<char>(kMasked | payload.size());
  } else {
    outgoing_ += static_cast<char>(kMasked | 126u);
    outgoing_ += static_cast<char>(payload.size() >> 8);
    outgoing_ += static_cast<char>(payload.size() & 0xff);
  }
  outgoing_.append(4, '\0');
  outgoing_ += payload;
}

void WebSocketClient::send(std::string_view text) {
  send_frame(kText, text);
}

bool WebSocketClient::write() {
  while (!outgoing_.empty()) {
    const ssize_t written = ::send(descriptor_, outgoing_.data(), outgoing_.size(), MSG_NOSIGNAL);
    if (written < 0) return errno == EAGAIN || errno == EWOULDBLOCK || errno == ENOTCONN;
    outgoing_.erase(0, static_cast<std::size_t>(written));
  }
  return true;
}

bool WebSocketClient::read(const std::function<void(std::string_view)>& message) {
  std::array<char, 65536> buffer;
  const ssize_t got = recv(descriptor_, buffer.data(), buffer.size(), 0);
  if (got == 0) return false;
  if (got < 0) return errno == EAGAIN || errno == EWOULDBLOCK;
  incoming_.append(buffer.data(), static_cast<std::size_t>(got));
  if (state_ == State::Opening && !take_handshake()) return false;
  return state_ != State::Open || take_frames(message);
}

bool WebSocketClient::take_handshake() {
  const auto end = incoming_.find("\r\n\r\n");
  if (end == std::string::npos) return true;
  if (!incoming_.starts_with("HTTP/1.1 101")) return false;
  incoming_.erase(0, end + 4);
  state_ = State::Open;
  return true;
}

bool WebSocketClient::take_frames(const std::function<void(std::string_view)>& message) {
  std::size_t at = 0;
  const auto byte = [&](std::size_t index) { return static_cast<unsigned char>(incoming_[index]); };
  while (incoming_.size() >= at + 2) {
    std::size_t length = byte(at + 1) & 0x7fu, header = 2;
    if (length >= 126) {
      header = length == 126 ? 4 : 10;
      if (incoming_.size() < at + header) break;
      length = 0;
      for (std::size_t i = 2; i < header; ++i) length = length << 8 | byte(at + i);
    }
    if (incoming_.size() < at + header + length) break;
    const std::string_view payload(incoming_.data() + at + header, length);
    const unsigned opcode = byte(at) & 0x0fu;
    if (opcode == kText) message(payload);
    if (opcode == kPing) send_frame(kPong, payload);
    if (opcode == kClose) return false;
    at += header + length;
  }
  incoming_.erase(0, at);
  return true;
}

}  // namespace coverstory::load
