#include "server/http/response_head.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <iterator>

#include "server/http/security_headers.h"

namespace coverstory::server {
namespace {

std::string_view phrase(unsigned status) {
  switch (status) {
    case 200:
      return "OK";
    case 304:
      return "Not Modified";
    case 400:
      return "Bad Request";
    case 401:
      return "Unauthorized";
    case 403:
      return "Forbidden";
    case 404:
      return "Not Found";
    case 405:
      return "Method Not Allowed";
    case 409:
      return "Conflict";
    case 413:
      return "Content Too Large";
    case 426:
      return "Upgrade Required";
    case 429:
      return "Too Many Requests";
    case 431:
      return "Request Header Fields Too Large";
    case 503:
      return "Service Unavailable";
    default:
      return "Error";
  }
}

}  // namespace

std::string head_of(const Response& response, After after,
                    std::chrono::system_clock::time_point at) {
  const std::time_t now = std::chrono::system_clock::to_time_t(at);
  std::string head = fmt::format("HTTP/1.1 {} {}\r\nDate: {:%a, %d %b %Y %H:%M:%S} GMT\r\n",
                                 response.status, phrase(response.status), fmt::gmtime(now));
  const auto add = [&](std::string_view name, std::string_view value) {
    fmt::format_to(std::back_inserter(head), "{}: {}\r\n", name, value);
  };
  for (const Header& header : response.headers) add(header.name, header.value);
  for (const auto& [name, value] : kSecurityHeaders)
    if (response.header(name).empty()) add(name, value);
  if (response.status != 304) add("Content-Length", fmt::to_string(response.body->size()));
  if (after == After::Close) add("Connection", "close");
  return head += "\r\n";
}

}  // namespace coverstory::server
