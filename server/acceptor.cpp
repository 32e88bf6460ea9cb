#include "server/acceptor.h"

#include <fmt/format.h>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <utility>

#include "server/http/refusal_page.h"
#include "server/http/response_head.h"

namespace coverstory::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

constexpr int kBacklog = 1024;
constexpr int kTogether = 256;
/// What the system keeps for one who does not read; it takes about twice as much for itself. Enough
/// for a megabyte a second over a long line.
constexpr int kSendBuffer = 64 * 1024;
/// After an accept that failed.
constexpr std::chrono::milliseconds kRecovery{100};

std::expected<tcp::acceptor, error_code> opened(asio::io_context& loop,
                                                const tcp::endpoint& endpoint) {
  tcp::acceptor acceptor(loop);
  error_code error;
  acceptor.open(endpoint.protocol(), error);
  if (!error) acceptor.set_option(tcp::acceptor::reuse_address(true), error);
  if (!error && endpoint.address().is_v6() && endpoint.address().is_unspecified())
    acceptor.set_option(asio::ip::v6_only(false), error);
  if (!error) acceptor.bind(endpoint, error);
  if (error) return std::unexpected(error);
  return acceptor;
}

/// All interfaces in both families; where there is no IPv6, those of IPv4.
std::expected<tcp::acceptor, error_code> opened_everywhere(asio::io_context& loop,
                                                           std::uint16_t port) {
  auto both = opened(loop, {tcp::v6(), port});
  if (both || both.error() == asio::error::address_in_use) return both;
  return opened(loop, {tcp::v4(), port});
}

std::expected<tcp::acceptor, error_code> opened_at(asio::io_context& loop, const std::string& host,
                                                   std::uint16_t port) {
  if (host.empty()) return opened_everywhere(loop, port);
  tcp::resolver resolver(loop);
  error_code error;
  const auto found = resolver.resolve(host, std::to_string(port), tcp::resolver::passive, error);
  if (error) return std::unexpected(error);
  return opened(loop, found.begin()->endpoint());
}

}  // namespace

std::expected<std::unique_ptr<Acceptor>, std::string> Acceptor::bind(asio::io_context& loop,
                                                                     const std::string& host,
                                                                     std::uint16_t port) {
  auto acceptor = opened_at(loop, host, port);
  if (acceptor) return std::make_unique<Acceptor>(std::move(*acceptor));
  if (acceptor.error() == asio::error::address_in_use)
    return std::unexpected(
        fmt::format("Port {} is in use by another program; choose another one with --port.", port));
  return std::unexpected(fmt::format("Cannot listen on {} port {}: {}.",
                                     host.empty() ? "any address" : host, port,
                                     acceptor.error().message()));
}

std::expected<void, std::string> Acceptor::listen(HttpContext& context, Places& places,
                                                  const Log& log) {
  context_ = &context;
  places_ = &places;
  log_ = &log;
  error_code error;
  acceptor_.listen(kBacklog, error);
  if (!error) acceptor_.non_blocking(true, error);
  if (error)
    return std::unexpected(fmt::format("Cannot listen on port {}: {}.", port(), error.message()));
  asio::co_spawn(acceptor_.get_executor(), accept_all(), asio::detached);
  return {};
}

void Acceptor::stop() {
  error_code ignored;
  acceptor_.close(ignored);
}

std::uint16_t Acceptor::port() const {
  error_code ignored;
  return acceptor_.local_endpoint(ignored).port();
}

asio::ip::address Acceptor::address() const {
  error_code ignored;
  return acceptor_.local_endpoint(ignored).address();
}

asio::awaitable<void> Acceptor::accept_all() {
  asio::steady_timer pause(acceptor_.get_executor());
  while (acceptor_.is_open()) {
    auto [error, socket] = co_await acceptor_.async_accept(asio::as_tuple(asio::use_awaitable));
    if (!error) {
      // Whoever could not be let in is gone; the next one is.
      try {
        admit(std::move(socket));
        admit_waiting();
        continue;
      } catch (const std::exception& fault) {
        error = asio::error::no_memory;
        if (complaint_.due(Steady::now())) log_->error("fault", {{"why", fault.what()}});
      }
    }
    if (error == asio::error::operation_aborted) co_return;
    ++context_->metrics.accept_failures;
    if (complaint_.due(Steady::now())) log_->warning("accept_failed", {{"why", error.message()}});
    pause.expires_after(kRecovery);
    co_await pause.async_wait(asio::as_tuple(asio::use_awaitable));
  }
}

/// One at a time would be one in each turn of the loop, of which a busy server has few.
void Acceptor::admit_waiting() {
  error_code error;
  for (int i = 0; i < kTogether; ++i) {
    tcp::socket socket = acceptor_.accept(error);
    if (error) return;
    admit(std::move(socket));
  }
}

void Acceptor::admit(tcp::socket socket) {
  ++context_->metrics.connections_accepted;
  error_code error;
  const auto endpoint = socket.remote_endpoint(error);
  if (error) return;
  socket.set_option(tcp::no_delay(true), error);
  socket.set_option(tcp::socket::send_buffer_size(kSendBuffer), error);
  const AddressKey address = key_of(endpoint.address());
  std::optional<ConnectionLimit::Slot> slot;
  if (!context_->configuration.behind_proxy) {
    if (const auto until = context_->banned_until(address))
      return turn_away(std::move(socket), ban_page(*until));
    slot = context_->by_address.take(address);
    if (!slot) return turn_away(std::move(socket), refusal_page(Refused::TooManyConnections));
  }
  // Last: somebody may have gone for it.
  auto place = places_->take();
  if (!place) return turn_away(std::move(socket), refusal_page(Refused::Full));
  AcceptedSocket accepted{std::move(socket), address, std::move(place), std::move(slot)};
  asio::co_spawn(acceptor_.get_executor(), serve_http(std::move(accepted), *context_),
                 asio::detached);
}

/// As much as the socket takes at once, and nothing is read: nobody waits for who cannot come in.
void Acceptor::turn_away(tcp::socket socket, const Response& response) {
  ++context_->metrics.connections_turned_away;
  const std::string text =
      head_of(response, After::Close, std::chrono::system_clock::now()) + *response.body;
  error_code ignored;
  socket.non_blocking(true, ignored);
  socket.write_some(asio::buffer(text), ignored);
  socket.shutdown(tcp::socket::shutdown_send, ignored);
}

}  // namespace coverstory::server
