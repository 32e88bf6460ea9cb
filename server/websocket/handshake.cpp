#include "server/websocket/handshake.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/uuid/detail/sha1.hpp>
#include <cctype>

namespace coverstory::server {
namespace {

constexpr std::string_view kAlphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

using Digest = std::array<unsigned char, 20>;

Digest sha1(std::string_view text) {
  boost::uuids::detail::sha1 hash;
  hash.process_bytes(text.data(), text.size());
  boost::uuids::detail::sha1::digest_type words;
  hash.get_digest(words);
  Digest digest{};
  for (std::size_t i = 0; i < digest.size(); ++i)
    digest[i] = static_cast<unsigned char>(words[i / 4] >> (24 - 8 * (i % 4)));
  return digest;
}

std::string base64(std::span<const unsigned char> bytes) {
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const std::size_t count = std::min<std::size_t>(3, bytes.size() - i);
    unsigned group = 0;
    for (std::size_t j = 0; j < 3; ++j) group = group << 8 | (j < count ? bytes[i + j] : 0u);
    for (std::size_t j = 0; j < 4; ++j)
      text += j <= count ? kAlphabet[group >> (18 - 6 * j) & 63] : '=';
  }
  return text;
}

bool equal_but_for_case(std::string_view one, std::string_view other) {
  return std::ranges::equal(one, other, [](unsigned char a, unsigned char b) {
    return std::tolower(a) == std::tolower(b);
  });
}

}  // namespace

std::string accept_of(std::string_view key) {
  return base64(sha1(std::string(key) + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"));
}

bool is_websocket_key(std::string_view key) {
  constexpr std::size_t kDigits = 22;
  return key.size() == kDigits + 2 && key.ends_with("==") &&
         key.find_first_not_of(kAlphabet) == kDigits;
}

bool is_allowed_origin(std::string_view origin, std::string_view host,
                       std::span<const std::string> allowed) {
  if (origin.empty()) return true;
  const auto is_it = [&](std::string_view known) { return equal_but_for_case(origin, known); };
  if (std::ranges::any_of(allowed, is_it)) return true;
  // The scheme is the proxy's business; the host, with its port, must be the one that was asked.
  return !host.empty() &&
         (is_it(fmt::format("https://{}", host)) || is_it(fmt::format("http://{}", host)));
}

std::string switching_protocols(std::string_view key) {
  return fmt::format(
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      "Sec-WebSocket-Accept: {}\r\n\r\n",
      accept_of(key));
}

}  // namespace coverstory::server
