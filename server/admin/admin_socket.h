// The door for the host of the server: a Unix socket that only the server's user can open. A line
// of JSON is asked, a line of JSON is answered, one after the other.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <expected>
#include <functional>
#include <memory>
#include <string>

namespace coverstory::server {

class AdminSocket {
 public:
  /// Answers each line once, now or later.
  using Answer = std::function<void(std::string line, std::function<void(std::string)> then)>;

  /// Takes the path, or says in a sentence why it cannot be had. What a server before left there is
  /// taken away.
  static std::expected<std::unique_ptr<AdminSocket>, std::string> listen(
      boost::asio::io_context& loop, const std::string& path, Answer answer);
  ~AdminSocket();
  AdminSocket(const AdminSocket&) = delete;
  AdminSocket& operator=(const AdminSocket&) = delete;

  void stop();

 private:
  using Socket = boost::asio::local::stream_protocol::socket;
  using Acceptor = boost::asio::local::stream_protocol::acceptor;

  AdminSocket(Acceptor acceptor, std::string path, Answer answer)
      : acceptor_(std::move(acceptor)), path_(std::move(path)), answer_(std::move(answer)) {}

  boost::asio::awaitable<void> accept_all();
  boost::asio::awaitable<void> serve(Socket socket);

  Acceptor acceptor_;
  std::string path_;
  Answer answer_;
};

/// The longest path that the system takes.
inline constexpr std::size_t kLongestSocketPath = 107;

}  // namespace coverstory::server
