#include "server/admin/admin_socket.h"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <filesystem>
#include <utility>

namespace coverstory::server {
namespace {

namespace asio = boost::asio;
using asio::local::stream_protocol;
constexpr auto kAwaited = asio::as_tuple(asio::use_awaitable);

constexpr std::size_t kLongestLine = 64 * 1024;

/// Files made meanwhile are the owner's alone. A mode that is set afterwards would come too late
/// for who connects at once.
class OwnersOnly {
 public:
  OwnersOnly() : before_(umask(0177)) {}
  OwnersOnly(const OwnersOnly&) = delete;
  OwnersOnly& operator=(const OwnersOnly&) = delete;
  ~OwnersOnly() { umask(before_); }

 private:
  mode_t before_;
};

/// What a server left that was killed is nobody's; one that answers is another server's.
std::expected<void, std::string> make_way(asio::io_context& loop, const std::string& path) {
  std::error_code error;
  const auto status = std::filesystem::symlink_status(path, error);
  if (!std::filesystem::exists(status)) return {};
  if (!std::filesystem::is_socket(status)) {
    return std::unexpected(fmt::format("{} is there already, and is no socket.", path));
  }
  stream_protocol::socket probe(loop);
  boost::system::error_code refused;
  probe.connect(stream_protocol::endpoint(path), refused);
  if (!refused) {
    return std::unexpected(fmt::format("Another server listens at {}.", path));
  }
  std::filesystem::remove(path, error);
  return {};
}

}  // namespace

std::expected<std::unique_ptr<AdminSocket>, std::string> AdminSocket::listen(
    asio::io_context& loop, const std::string& path, Answer answer) {
  if (path.size() > kLongestSocketPath) {
    return std::unexpected(fmt::format("{} is too long for a socket: {} bytes are the most.", path,
                                       kLongestSocketPath));
  }
  if (const auto way = make_way(loop, path); !way) return std::unexpected(way.error());
  try {
    const OwnersOnly owners_only;
    Acceptor acceptor(loop, stream_protocol::endpoint(path));
    std::unique_ptr<AdminSocket> made(
        new AdminSocket(std::move(acceptor), path, std::move(answer)));
    asio::co_spawn(loop, made->accept_all(), asio::detached);
    return made;
  } catch (const boost::system::system_error& error) {
    return std::unexpected(
        fmt::format("The admin socket {} cannot be made: {}.", path, error.code().message()));
  }
}

AdminSocket::~AdminSocket() {
  std::error_code error;
  std::filesystem::remove(path_, error);
}

void AdminSocket::stop() {
  boost::system::error_code error;
  acceptor_.close(error);
}

asio::awaitable<void> AdminSocket::accept_all() {
  while (acceptor_.is_open()) {
    auto [error, socket] = co_await acceptor_.async_accept(kAwaited);
    if (error == asio::error::operation_aborted) co_return;
    if (!error) {
      asio::co_spawn(acceptor_.get_executor(), serve(std::move(socket)), asio::detached);
      continue;
    }
    // No descriptors, most likely.
    asio::steady_timer pause(acceptor_.get_executor(), std::chrono::milliseconds(100));
    co_await pause.async_wait(kAwaited);
  }
}

asio::awaitable<void> AdminSocket::serve(Socket socket) {
  std::string received;
  while (true) {
    auto [error, length] = co_await asio::async_read_until(
        socket, asio::dynamic_buffer(received, kLongestLine), '\n', kAwaited);
    if (error) co_return;
    std::string line = received.substr(0, length - 1);
    received.erase(0, length);
    // The answer may come long after, from elsewhere: a timer that never ends is woken by it.
    asio::steady_timer answered(socket.get_executor(), asio::steady_timer::time_point::max());
    auto said = std::make_shared<std::string>();
    answer_(std::move(line), [said, &answered](std::string text) {
      *said = std::move(text) + '\n';
      answered.cancel();
    });
    if (said->empty()) co_await answered.async_wait(kAwaited);
    auto [failed, written] = co_await asio::async_write(socket, asio::buffer(*said), kAwaited);
    if (failed) co_return;
  }
}

}  // namespace coverstory::server
