#include "server/http/session.h"

#include <algorithm>
#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <optional>
#include <utility>

#include "server/http/request_path.h"
#include "server/http/response_head.h"
#include "server/websocket/handshake.h"

namespace coverstory::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using asio::awaitable;
using boost::system::error_code;
using RawRequest = http::request<http::empty_body>;

constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);
/// Of a response, at least, in bytes a second: a large file on a slow line takes its time, and no
/// more.
constexpr std::size_t kLeastRate = 16 * 1024;

using Buffers = std::array<asio::const_buffer, 2>;

void skip(Buffers& buffers, std::size_t bytes) {
  for (asio::const_buffer& buffer : buffers) {
    const std::size_t skipped = std::min(bytes, buffer.size());
    buffer += skipped;
    bytes -= skipped;
  }
}

std::string field(const RawRequest& request, http::field name) {
  const auto value = request[name];
  return {value.data(), value.size()};
}

Request plain(const RawRequest& request) {
  const auto method = request.method() == http::verb::get    ? Method::Get
                      : request.method() == http::verb::head ? Method::Head
                                                             : Method::Other;
  return {.method = method,
          .target = {request.target().data(), request.target().size()},
          .authorization = field(request, http::field::authorization),
          .accept_encoding = field(request, http::field::accept_encoding),
          .if_none_match = field(request, http::field::if_none_match)};
}

bool wants_websocket(const RawRequest& request) {
  return request.method() == http::verb::get && request.version() == 11 &&
         http::token_list(request[http::field::connection]).exists("upgrade") &&
         http::token_list(request[http::field::upgrade]).exists("websocket") &&
         decoded_path({request.target().data(), request.target().size()}) == "/ws";
}

/// What a request that could not be read is answered with; nothing for one that never came.
std::optional<Response> complaint(error_code error) {
  if (error == http::error::header_limit || error == http::error::buffer_overflow)
    return text_response(431, "The head of the request is too large.\n");
  if (error == http::error::body_limit || error == http::error::unexpected_body)
    return text_response(413, "Nothing is taken here.\n");
  const bool is_ours = error.category() == make_error_code(http::error::bad_method).category();
  if (!is_ours || error == http::error::end_of_stream || error == http::error::partial_message)
    return std::nullopt;
  return text_response(400, "That is no HTTP request.\n");
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
        buffer_(2 * limits_.header_bytes) {
    place_->on_given_away([this] { stream_.close(); });
  }

  awaitable<void> run() {
    for (bool goes_on = true; goes_on;) goes_on = co_await serve_one();
    close();
  }

 private:
  /// Whether another request may follow.
  awaitable<bool> serve_one() {
    http::request_parser<http::empty_body> parser;
    parser.header_limit(static_cast<std::uint32_t>(limits_.header_bytes));
    parser.body_limit(0);
    // For the whole of it, however it comes.
    stream_.expires_after(limits_.http_idle);
    const auto [error, bytes] = co_await http::async_read(stream_, buffer_, parser, kAwait);
    if (error) {
      if (const auto response = complaint(error))
        co_await write(*response, Method::Get, After::Close);
      co_return false;
    }
    ++context_.metrics.http_requests;
    const RawRequest& request = parser.get();
    if (context_.configuration.behind_proxy) note_forwarded_address(request);
    // Behind a proxy it is known only now; and a ban may be younger than the connection.
    if (const auto refused = context_.refusal_of(address_))
      co_return co_await write(*refused, Method::Get, After::Close);
    if (!context_.requests.take(address_, Steady::now()))
      co_return co_await write(text_response(429, "Too many requests; wait a little.\n"),
                               Method::Get, After::Close);
    if (context_.on_upgrade && wants_websocket(request)) co_return co_await upgrade(request);
    const bool keeps = request.keep_alive() && !context_.is_stopping();
    Request asked = plain(request);
    asked.from = address_;
    const Method method = asked.method;
    stream_.expires_never();
    const Response response = co_await answer_of(context_.pages, std::move(asked));
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

  awaitable<bool> upgrade(const RawRequest& request) {
    const std::string key = field(request, http::field::sec_websocket_key);
    if (const auto refused = objection(request, key))
      co_return co_await write(*refused, Method::Get, After::Close);
    const std::string answer = switching_protocols(key);
    if (co_await write_all({asio::buffer(answer), {}})) hand_over();
    co_return false;
  }

  std::optional<Response> objection(const RawRequest& request, std::string_view key) {
    if (request[http::field::sec_websocket_version] != "13") {
      Response response = text_response(426, "Only version 13 of WebSocket is spoken here.\n");
      response.headers.push_back({"Sec-WebSocket-Version", "13"});
      return response;
    }
    if (!is_websocket_key(key)) return text_response(400, "The WebSocket's key is none.\n");
    if (!is_allowed_origin(field(request, http::field::origin), field(request, http::field::host),
                           context_.configuration.origins))
      return text_response(403, "Pages of another origin may not connect.\n");
    if (context_.is_stopping()) return text_response(503, "The server is stopping.\n");
    return context_.configuration.behind_proxy ? take_forwarded_slot() : std::nullopt;
  }

  /// Behind a proxy all connections come from it; each request says whose it is.
  void note_forwarded_address(const RawRequest& request) {
    const auto last = [&](std::string_view name) {
      std::string_view value;
      for (auto [field, end] = request.equal_range(name); field != end; ++field)
        value = {field->value().data(), field->value().size()};
      return value;
    };
    if (const auto address = forwarded_address(last("X-Forwarded-For"), last("Forwarded")))
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
