// A request and a response in plain words: what the site needs to know of the one, and all there is
// to the other. How they look on the wire is the session's business.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/address.h"

namespace coverstory::server {

enum class Method : std::uint8_t { Get, Head, Other };

struct Request {
  Method method = Method::Get;
  std::string target;
  std::string authorization;
  std::string accept_encoding;
  std::string accept_language;
  std::string if_none_match;
  AddressKey from;
};

struct Header {
  std::string name;
  std::string value;

  friend bool operator==(const Header&, const Header&) = default;
};

struct Response {
  unsigned status = 200;
  std::vector<Header> headers;
  /// Shared, as a file goes to many at once.
  std::shared_ptr<const std::string> body = std::make_shared<const std::string>();

  std::string_view header(std::string_view name) const {
    for (const Header& header : headers)
      if (header.name == name) return header.value;
    return {};
  }
};

inline Response text_response(unsigned status, std::string text,
                              std::string type = "text/plain; charset=utf-8") {
  return {.status = status,
          .headers = {{"Content-Type", std::move(type)}, {"Cache-Control", "no-store"}},
          .body = std::make_shared<const std::string>(std::move(text))};
}

/// What there is to get at a port.
class Pages {
 public:
  Pages() = default;
  Pages(const Pages&) = delete;
  Pages& operator=(const Pages&) = delete;

  /// The answer may come at once or later.
  using Then = std::function<void(Response)>;
  virtual void answer(const Request& request, Then then) = 0;

 protected:
  ~Pages() = default;
};

}  // namespace coverstory::server
