#include "server/test_client.h"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <stdexcept>
#include <utility>

#include "server/websocket/test_frames.h"

namespace coverstory::server {
namespace {

constexpr int kPatienceMs = 30'000;

std::string lower_case(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

HttpAnswer read_head(std::string_view head) {
  HttpAnswer answer{.status = std::stoi(std::string(head.substr(9, 3)))};
  while (!head.empty()) {
    const std::string_view line = head.substr(0, head.find("\r\n"));
    head.remove_prefix(std::min(head.size(), line.size() + 2));
    const std::size_t colon = line.find(": ");
    if (colon != std::string_view::npos)
      answer.headers[lower_case(std::string(line.substr(0, colon)))] = line.substr(colon + 2);
  }
  return answer;
}

}  // namespace

TestClient::TestClient(std::uint16_t port, int receive_bytes)
    : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  if (receive_bytes > 0)
    setsockopt(socket_.number(), SOL_SOCKET, SO_RCVBUF, &receive_bytes, sizeof receive_bytes);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(socket_.number(), reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
    throw std::runtime_error("nobody listens");
}

bool TestClient::try_send(std::string_view bytes) {
  while (!bytes.empty()) {
    const auto sent = ::send(socket_.number(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

void TestClient::send_bytes(std::string_view bytes) {
  if (!try_send(bytes)) throw std::runtime_error("the server has closed");
}

void TestClient::say_no_more() {
  ::shutdown(socket_.number(), SHUT_WR);
}

/// More bytes; false at the end.
bool TestClient::fill() {
  pollfd waiting{.fd = socket_.number(), .events = POLLIN, .revents = 0};
  if (poll(&waiting, 1, kPatienceMs) <= 0) throw std::runtime_error("nothing came in time");
  std::array<char, 16 * 1024> bytes;
  const auto got = ::recv(socket_.number(), bytes.data(), bytes.size(), 0);
  if (got <= 0) return false;
  received_.append(bytes.data(), static_cast<std::size_t>(got));
  return true;
}

bool TestClient::has_ended_after(std::chrono::milliseconds time) {
  pollfd waiting{.fd = socket_.number(), .events = POLLIN, .revents = 0};
  return poll(&waiting, 1, static_cast<int>(time.count())) > 0 && !fill();
}

std::string TestClient::take(std::size_t count) {
  while (received_.size() < count) {
    if (!fill()) throw std::runtime_error("the server closed in the middle");
  }
  std::string taken = received_.substr(0, count);
  received_.erase(0, count);
  return taken;
}

std::string TestClient::read_to_end() {
  while (fill()) continue;
  return std::exchange(received_, {});
}

std::optional<std::string> TestClient::take_head() {
  std::size_t end = 0;
  while ((end = received_.find("\r\n\r\n")) == std::string::npos) {
    if (!fill()) return std::nullopt;
  }
  return take(end + 4);
}

HttpAnswer TestClient::request(std::string_view head) {
  send_bytes(head);
  const auto text = take_head();
  if (!text) return {};
  HttpAnswer answer = read_head(*text);
  const auto length = answer.headers.find("content-length");
  if (length != answer.headers.end() && !head.starts_with("HEAD"))
    answer.body = take(std::stoul(length->second));
  return answer;
}

HttpAnswer TestClient::get(std::string_view target, std::string_view headers) {
  return request(fmt::format("GET {} HTTP/1.1\r\nHost: localhost\r\n{}\r\n", target, headers));
}

int TestClient::upgrade(std::string_view headers) {
  return get("/ws", fmt::format("Connection: keep-alive, Upgrade\r\nUpgrade: websocket\r\n"
                                "Sec-WebSocket-Version: 13\r\n"
                                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{}",
                                headers))
      .status;
}

void TestClient::say(std::string_view text) {
  send_bytes(masked(Opcode::Text, text));
}

std::optional<TestClient::Frame> TestClient::next_frame() {
  if (closed_ || (received_.empty() && !fill())) return std::nullopt;
  const std::string head = take(2);
  std::size_t length = static_cast<unsigned char>(head[1]);
  if (length >= 126) {
    const std::string extended = take(length == 126 ? 2 : 8);
    length = 0;
    for (const char c : extended) length = length << 8 | static_cast<unsigned char>(c);
  }
  Frame frame{static_cast<Opcode>(head[0] & 0x0f), take(length)};
  if (frame.opcode == Opcode::Close)
    closed_ = static_cast<unsigned char>(frame.content.at(0)) << 8 |
              static_cast<unsigned char>(frame.content.at(1));
  return frame;
}

std::optional<boost::json::object> TestClient::next_line() {
  while (lines_.empty()) {
    auto frame = next_frame();
    if (!frame || frame->opcode == Opcode::Close) return std::nullopt;
    if (frame->opcode != Opcode::Text) continue;
    for (std::string_view rest = frame->content; !rest.empty();) {
      const std::string_view line = rest.substr(0, rest.find('\n'));
      lines_.emplace_back(line);
      rest.remove_prefix(std::min(rest.size(), line.size() + 1));
    }
  }
  const std::string line = std::move(lines_.front());
  lines_.pop_front();
  return boost::json::parse(line).as_object();
}

boost::json::object TestClient::next_with(std::string_view key) {
  for (;;) {
    auto line = next_line();
    if (!line) throw std::runtime_error(fmt::format("the server closed before '{}'", key));
    if (line->contains(key)) return *line;
  }
}

boost::json::object TestClient::ask(boost::json::object command) {
  if (const auto* id = command.if_contains("id"))
    last_id_ = id->to_number<std::uint64_t>();
  else
    command["id"] = ++last_id_;
  say(boost::json::serialize(command));
  for (;;) {
    auto answer = next_with("re");
    if (answer["re"] == boost::json::value(last_id_)) return answer;
  }
}

boost::json::object TestClient::hello() {
  if (upgrade() != 101) throw std::runtime_error("no WebSocket");
  boost::json::object answer = ask({{"do", "hello"}, {"version", 1}});
  if (const auto* token = answer.if_contains("token")) token_ = token->as_string();
  return answer;
}

int TestClient::close_code() {
  while (next_frame()) continue;
  return closed_.value_or(0);
}

}  // namespace coverstory::server
