// The sockets of all clients in one epoll of their own, which hangs in the event loop as one
// descriptor: hundreds that are ready cost the loop one turn. It names them by number and does not
// read or write.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <cstdint>
#include <functional>
#include <span>

namespace coverstory::server {

class Poller {
 public:
  enum class Wants : std::uint8_t { Reading, ReadingAndWriting };
  struct Ready {
    std::uint64_t number;
    bool to_read;  // or it is broken, which reading finds out
    bool to_write;
  };

  /// `on_turn` is given all that are ready, each time that some are.
  Poller(boost::asio::io_context& loop, std::function<void(std::span<const Ready>)> on_turn);

  /// A socket stays until it is closed. False where the system has no room for it.
  bool add(int socket, std::uint64_t number);
  void watch(int socket, std::uint64_t number, Wants wants);

 private:
  void wait();
  void poll();

  boost::asio::posix::stream_descriptor epoll_;
  std::function<void(std::span<const Ready>)> on_turn_;
};

}  // namespace coverstory::server
