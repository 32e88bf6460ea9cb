#include "server/http/request_head.h"

#include <algorithm>
#include <boost/asio/buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/rfc7230.hpp>

namespace coverstory::server {
namespace {

namespace http = boost::beast::http;
using RawRequest = http::request<http::empty_body>;

constexpr std::string_view kEnd = "\r\n\r\n";

/// What a method is made of (RFC 9110, 5.6.2).
bool is_token_character(char c) {
  const auto is_between = [c](char first, char last) { return c >= first && c <= last; };
  return is_between('0', '9') || is_between('A', 'Z') || is_between('a', 'z') ||
         (c != '\0' && std::string_view("!#$%&'*+-.^_`|~").contains(c));
}

/// Whether these first bytes may still become a request: what speaks another protocol, such as TLS,
/// is told so at once and not when its time is up.
bool begins_with_a_method(std::string_view bytes) {
  const std::string_view method = bytes.substr(0, bytes.find(' '));
  return (bytes.empty() || !method.empty()) && std::ranges::all_of(method, is_token_character);
}

std::string field(const RawRequest& request, http::field name) {
  const auto value = request[name];
  return {value.data(), value.size()};
}

std::string last_field(const RawRequest& request, std::string_view name) {
  std::string_view value;
  for (auto [field, end] = request.equal_range(name); field != end; ++field)
    value = {field->value().data(), field->value().size()};
  return std::string(value);
}

Method method_of(const RawRequest& request) {
  switch (request.method()) {
    case http::verb::get:
      return Method::Get;
    case http::verb::head:
      return Method::Head;
    default:
      return Method::Other;
  }
}

bool wants_websocket(const RawRequest& request) {
  return request.method() == http::verb::get && request.version() == 11 &&
         http::token_list(request[http::field::connection]).exists("upgrade") &&
         http::token_list(request[http::field::upgrade]).exists("websocket");
}

RequestHead plain(const RawRequest& request) {
  return {.request = {.method = method_of(request),
                      .target = {request.target().data(), request.target().size()},
                      .authorization = field(request, http::field::authorization),
                      .accept_encoding = field(request, http::field::accept_encoding),
                      .accept_language = field(request, http::field::accept_language),
                      .if_none_match = field(request, http::field::if_none_match)},
          .keeps_alive = request.keep_alive(),
          .wants_websocket = wants_websocket(request),
          .origin = field(request, http::field::origin),
          .host = field(request, http::field::host),
          .websocket_key = field(request, http::field::sec_websocket_key),
          .websocket_version = field(request, http::field::sec_websocket_version),
          .x_forwarded_for = last_field(request, "X-Forwarded-For"),
          .forwarded = last_field(request, "Forwarded")};
}

}  // namespace

std::expected<std::optional<std::size_t>, HeadFault> head_size(std::string_view bytes,
                                                               std::size_t most_bytes) {
  if (!begins_with_a_method(bytes.substr(0, most_bytes))) return std::unexpected(HeadFault::NoHttp);
  const std::size_t end = bytes.substr(0, most_bytes).find(kEnd);
  if (end != bytes.npos) return end + kEnd.size();
  if (bytes.size() >= most_bytes) return std::unexpected(HeadFault::TooLarge);
  return std::nullopt;
}

std::expected<RequestHead, HeadFault> read_head(std::string_view head) {
  http::request_parser<http::empty_body> parser;
  // It has been measured, and Beast's own count depends on how the bytes are cut.
  parser.header_limit(static_cast<std::uint32_t>(head.size() + 1));
  parser.body_limit(0);
  boost::system::error_code error;
  const std::size_t taken = parser.put(boost::asio::buffer(head), error);
  if (error == http::error::body_limit) return std::unexpected(HeadFault::HasBody);
  if (error || taken != head.size() || !parser.is_header_done())
    return std::unexpected(HeadFault::NoHttp);
  if (parser.chunked()) return std::unexpected(HeadFault::HasBody);
  return plain(parser.get());
}

}  // namespace coverstory::server
