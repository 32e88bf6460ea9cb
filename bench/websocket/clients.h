// Clients that say something, wait until they are told it themselves, and say the next thing.
#pragma once

#include <cstdint>
#include <deque>
#include <string_view>

#include "bench/load/websocket_client.h"

namespace coverstory::websocket_bench {

class Clients {
 public:
  explicit Clients(std::uint16_t port);
  Clients(const Clients&) = delete;
  Clients& operator=(const Clients&) = delete;
  ~Clients();

  /// So many more, all of them connected. Throws std::runtime_error where one is turned away.
  void connect(std::size_t count);
  /// Everybody says one thing and has heard it.
  void say_one_thing_each();
  /// Everybody goes on for so long. Answers with how many messages came.
  std::uint64_t talk_for(double seconds);

 private:
  struct Client {
    load::WebSocketClient socket;
    std::uint64_t said = 0;
    bool is_waiting = false;  // for what it said
    bool watches_writing = false;
  };

  void say(std::size_t index);
  void turn();
  void serve(std::size_t index);
  void take(std::size_t index, std::string_view message);
  void watch(std::size_t index, bool is_new);

  std::uint16_t port_;
  int epoll_;
  std::deque<Client> clients_;
  std::uint64_t messages_ = 0;
  bool goes_on_ = false;
};

}  // namespace coverstory::websocket_bench
