#include "server/http/session.h"

#include <algorithm>
#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <expected>
#include <optional>
#include <string_view>
#include <utility>

#include "server/http/refusal_page.h"
#include "server/http/request_head.h"
#include "server/http/request_path.h"
#include "server/http/response_head.h"
#include "server/websocket/handshake.h"

namespace coverstory::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::awaitable;
using boost::system::error_code;

constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);
/// Of a response, at least, in bytes a second: a large file on a slow line takes its time, and no
/// more.
constexpr std::size_t kLeastRate = 16 * 1024;
constexpr std::size_t kReadBytes = 4 * 1024;

using Buffers = std::array<asio::const_buffer, 2>;

void skip(Buffers& buffers, std::size_t bytes) {
  for (asio::const_buffer& buffer : buffers) {
    const std::size_t skipped = std::min(bytes, buffer.size());
    buffer += skipped;
    bytes -= skipped;
  }
}

/// What a request that cannot be read is answered with.
Response complaint(HeadFault fault) {
  switch (fault) {
    case HeadFault::TooLarge:
      return text_response(431, "The head of the request is too large.\n");
    case HeadFault::HasBody:
      return text_response(413, "Nothing is taken here.\n");
    case HeadFault::NoHttp:
      break;
  }
  return text_response(400, "That is no HTTP request.\n");
}

bool is_for_websockets(const RequestHead& head) {
  return head.wants_websocket && decoded_path(head.request.target) == "/ws";
}

/// Waits for the site's answer, which may need a table to be loaded.
awaitable<Response> answer_of(Pages& pages, Request request) {
  return asio::async_initiate<const asio::use_awaitable_t<>, void(Response)>(
      [&pages](auto handler, Request asked) {
        auto shared = std::make_shared<decltype(handler)>(std::move(handler));
        pages.answer(asked, [shared](Response response) {
          const auto executor = asio::get_associated_executor(*shared);
          asio::post(executor, [shared, response = std::move(response)]() mutable {
            (*shared)(std::move(response));
          });
        });
      },
      asio::use_awaitable, std::move(request));
}

class Session {
 public:
  Session(AcceptedSocket accepted, HttpContext& context)
      : context_(context),
        limits_(context.configuration.limits),
        stream_(std::move(accepted.socket)),
        address_(accepted.address),
        place_(std::move(accepted.place)),
        slot_(std::move(accepted.slot)),
        // A head that is nearly whole, and what one more read brings.
        buffer_(limits_.header_bytes + kReadBytes) {
    place_->on_given_away([this] { stream_.close(); });
  }

  awaitable<void> run() {
    for (bool goes_on = true; goes_on;) goes_on = co_await serve_one();
    close();
  }

 private:
  /// Whether another request may follow.
  awaitable<bool> serve_one() {
    const auto head = co_await next_head();
    // One that never came is not answered.
    if (!head) co_return false;
    if (!*head) co_return co_await write(complaint(head->error()), Method::Get, After::Close);
    co_return co_await serve(std::move(**head));
  }

  /// The head of the next request, or what is wrong with it; nothing where it did not come in time.
  awaitable<std::optional<std::expected<RequestHead, HeadFault>>> next_head() {
    // For the whole of it, however it comes.
    stream_.expires_after(limits_.http_idle);
    for (;;) {
      const auto size = head_size(received(), limits_.header_bytes);
      if (!size) co_return std::unexpected(size.error());
      if (*size) {
        auto head = read_head(received().substr(0, **size));
        buffer_.consume(**size);
        co_return head;
      }
      const auto [error, bytes] =
          co_await stream_.async_read_some(buffer_.prepare(kReadBytes), kAwait);
      if (error) co_return std::nullopt;
      buffer_.commit(bytes);
    }
  }

  std::string_view received() const {
    const auto bytes = buffer_.data();
    return {static_cast<const char*>(bytes.data()), bytes.size()};
  }

  awaitable<bool> serve(RequestHead head) {
    ++context_.metrics.http_requests;
    if (context_.configuration.behind_proxy) note_forwarded_address(head);
    // Behind a proxy it is known only now; and a ban may be younger than the connection.
    const std::string& language = head.request.accept_language;
    if (const auto until = context_.banned_until(address_))
      co_return co_await write(ban_page(*until, language), Method::Get, After::Close);
    if (!context_.requests.take(address_, Steady::now()))
      co_return co_await write(refusal_page(Refused::TooFast, language), Method::Get, After::Close);
    if (context_.on_upgrade && is_for_websockets(head)) co_return co_await upgrade(head);
    const bool keeps = head.keeps_alive && !context_.is_stopping();
    head.request.from = address_;
    const Method method = head.request.method;
    stream_.expires_never();
    const Response response = co_await answer_of(context_.pages, std::move(head.request));
    co_return co_await write(response, method, keeps ? After::Keep : After::Close);
  }

  awaitable<bool> write(const Response& response, Method method, After after) {
    const std::string head = head_of(response, after, std::chrono::system_clock::now());
    const bool with_body = method != Method::Head && response.status != 304;
    const bool is_taken = co_await write_all(
        {asio::buffer(head), with_body ? asio::buffer(*response.body) : asio::const_buffer()});
    co_return is_taken&& after == After::Keep;
  }

  /// False where the client has not taken it: it must take something all the time, and all of it at
  /// the least rate.
  awaitable<bool> write_all(Buffers rest) {
    const auto allowed = std::chrono::seconds(asio::buffer_size(rest) / kLeastRate);
    const Instant end = Steady::now() + limits_.slow + allowed;
    while (asio::buffer_size(rest) > 0) {
      stream_.expires_at(std::min(end, Steady::now() + limits_.slow));
      const auto [error, bytes] = co_await stream_.async_write_some(rest, kAwait);
      if (error) co_return false;
      skip(rest, bytes);
    }
    co_return true;
  }

  awaitable<bool> upgrade(const RequestHead& head) {
    if (const auto refused = objection(head))
      co_return co_await write(*refused, Method::Get, After::Close);
    const std::string answer = switching_protocols(head.websocket_key);
    if (co_await write_all({asio::buffer(answer), {}})) hand_over();
    co_return false;
  }

  std::optional<Response> objection(const RequestHead& head) {
    if (head.websocket_version != "13") {
      Response response = text_response(426, "Only version 13 of WebSocket is spoken here.\n");
      response.headers.push_back({"Sec-WebSocket-Version", "13"});
      return response;
    }
    if (!is_websocket_key(head.websocket_key))
      return text_response(400, "The WebSocket's key is none.\n");
    if (!is_allowed_origin(head.origin, head.host, context_.configuration.origins))
      return text_response(403, "Pages of another origin may not connect.\n");
    if (context_.is_stopping()) return text_response(503, "The server is stopping.\n");
    return context_.configuration.behind_proxy ? take_forwarded_slot() : std::nullopt;
  }

  /// Behind a proxy all connections come from it; each request says whose it is.
  void note_forwarded_address(const RequestHead& head) {
    if (const auto address = forwarded_address(head.x_forwarded_for, head.forwarded))
      address_ = key_of(*address);
  }

  std::optional<Response> take_forwarded_slot() {
    slot_ = context_.by_address.take(address_);
    if (!slot_) return text_response(429, "Too many connections from your address.\n");
    return std::nullopt;
  }

  /// From here on the socket is polled with the other WebSockets.
  void hand_over() {
    const auto early = buffer_.data();
    UpgradedSocket upgraded{.socket = Descriptor(stream_.release_socket().release()),
                            .address = address_,
                            .place = std::move(place_),
                            .slot = std::move(slot_),
                            .early = {static_cast<const char*>(early.data()), early.size()}};
    context_.on_upgrade(std::move(upgraded));
  }

  void close() {
    error_code ignored;
    stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
  }

  HttpContext& context_;
  const Limits& limits_;
  beast::tcp_stream stream_;
  AddressKey address_;
  std::unique_ptr<Places::Place> place_;
  std::optional<ConnectionLimit::Slot> slot_;
  beast::flat_buffer buffer_;
};

}  // namespace

awaitable<void> serve_http(AcceptedSocket accepted, HttpContext& context) {
  Session session(std::move(accepted), context);
  co_await session.run();
}

}  // namespace coverstory::server
