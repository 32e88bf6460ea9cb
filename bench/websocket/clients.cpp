#include "bench/websocket/clients.h"

#include <fmt/format.h>
#include <sys/epoll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <stdexcept>

namespace coverstory::websocket_bench {
namespace {

using State = load::WebSocketClient::State;

/// A listener's queue of those who want to connect holds about a thousand.
constexpr std::size_t kConnectTogether = 200;

}  // namespace

Clients::Clients(std::uint16_t port) : port_(port), epoll_(epoll_create1(EPOLL_CLOEXEC)) {}

Clients::~Clients() {
  clients_.clear();
  close(epoll_);
}

void Clients::connect(std::size_t count) {
  const std::size_t all = clients_.size() + count;
  const auto is_open = [](const Client& client) { return client.socket.state() == State::Open; };
  while (clients_.size() < all) {
    const std::size_t from = clients_.size(), to = std::min(all, from + kConnectTogether);
    for (std::size_t i = from; i < to; ++i) {
      if (!clients_.emplace_back().socket.open(port_)) throw std::runtime_error("cannot connect");
      watch(i, true);
    }
    while (
        !std::all_of(clients_.begin() + static_cast<std::ptrdiff_t>(from), clients_.end(), is_open))
      turn();
  }
}

void Clients::say(std::size_t index) {
  Client& client = clients_[index];
  client.is_waiting = true;
  client.socket.send(fmt::format(
      R"({{"from":{},"id":{},"do":"choose","table":"K7MQ2X","choice":{{"play":"RSTM"}}}})", index,
      ++client.said));
  serve(index);
}

void Clients::say_one_thing_each() {
  goes_on_ = false;
  for (std::size_t i = 0; i < clients_.size(); ++i) say(i);
  while (std::ranges::any_of(clients_, &Client::is_waiting)) turn();
}

std::uint64_t Clients::talk_for(double seconds) {
  using Clock = std::chrono::steady_clock;
  const auto end = Clock::now() + std::chrono::duration<double>(seconds);
  const std::uint64_t before = messages_;
  goes_on_ = true;
  for (std::size_t i = 0; i < clients_.size(); ++i) say(i);
  while (Clock::now() < end) turn();
  const std::uint64_t came = messages_ - before;
  goes_on_ = false;
  while (std::ranges::any_of(clients_, &Client::is_waiting)) turn();
  return came;
}

void Clients::turn() {
  std::array<epoll_event, 256> events;
  const int count = epoll_wait(epoll_, events.data(), static_cast<int>(events.size()), 1000);
  for (int i = 0; i < count; ++i) {
    const epoll_event& event = events[static_cast<std::size_t>(i)];
    const auto index = static_cast<std::size_t>(event.data.u64);
    const auto take_one = [&](std::string_view message) { take(index, message); };
    if ((event.events & EPOLLIN) != 0 && !clients_[index].socket.read(take_one))
      throw std::runtime_error("a client was cut off");
    if (goes_on_ && !clients_[index].is_waiting) {
      say(index);
    } else {
      serve(index);
    }
  }
}

/// Writes what it can.
void Clients::serve(std::size_t index) {
  Client& client = clients_[index];
  if (!client.socket.write()) throw std::runtime_error("a client was cut off");
  if (client.socket.wants_to_write() != client.watches_writing) watch(index, false);
}

/// Several of the server's messages may come as one, a line each.
void Clients::take(std::size_t index, std::string_view message) {
  constexpr std::string_view kBegin = R"({"told":{"from":)";
  while (!message.empty()) {
    const std::size_t end = std::min(message.find('\n'), message.size());
    std::size_t from = 0;
    if (!message.starts_with(kBegin)) throw std::runtime_error("that is no message of ours");
    std::from_chars(message.data() + kBegin.size(), message.data() + end, from);
    if (from == index) clients_[index].is_waiting = false;
    ++messages_;
    message.remove_prefix(std::min(end + 1, message.size()));
  }
}

void Clients::watch(std::size_t index, bool is_new) {
  Client& client = clients_[index];
  client.watches_writing = client.socket.wants_to_write();
  epoll_event event{.events = EPOLLIN | (client.watches_writing ? EPOLLOUT : 0u),
                    .data = {.u64 = index}};
  epoll_ctl(epoll_, is_new ? EPOLL_CTL_ADD : EPOLL_CTL_MOD, client.socket.descriptor(), &event);
}

}  // namespace coverstory::websocket_bench
