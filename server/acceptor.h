// Accepts connections, as many as there is room for, and lets each be served. All that wait are
// accepted together, so that nobody's turn comes later because there is much else to do. Where the
// system has no more descriptors to give, it waits a little and tries again.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <expected>
#include <memory>
#include <string>

#include "server/configuration.h"
#include "server/http/session.h"
#include "server/log.h"
#include "server/places.h"

namespace coverstory::server {

class Acceptor {
 public:
  /// Takes the port; nobody is accepted yet. Answers with a sentence where it cannot be had.
  static std::expected<std::unique_ptr<Acceptor>, std::string> bind(boost::asio::io_context& loop,
                                                                    const std::string& host,
                                                                    std::uint16_t port);

  explicit Acceptor(boost::asio::ip::tcp::acceptor acceptor) : acceptor_(std::move(acceptor)) {}

  /// From now on, until `stop`. What it is given outlives it.
  std::expected<void, std::string> listen(HttpContext& context, Places& places, const Log& log);
  void stop();

  std::uint16_t port() const;
  boost::asio::ip::address address() const;

 private:
  boost::asio::awaitable<void> accept_all();
  void admit_waiting();
  void admit(boost::asio::ip::tcp::socket socket);
  void turn_away(boost::asio::ip::tcp::socket socket, const Response& response);

  boost::asio::ip::tcp::acceptor acceptor_;
  HttpContext* context_ = nullptr;
  Places* places_ = nullptr;
  const Log* log_ = nullptr;
  OnceASecond complaint_;
};

}  // namespace coverstory::server
