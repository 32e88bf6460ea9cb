#include "server/websocket/handshake.h"

#include <fmt/format.h>
#include <openssl/evp.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <stdexcept>

namespace coverstory::server {
namespace {

constexpr std::string_view kAlphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

std::string base64_of_sha1(std::string_view text) {
  std::array<unsigned char, 20> digest{};
  if (EVP_Digest(text.data(), text.size(), digest.data(), nullptr, EVP_sha1(), nullptr) != 1)
    throw std::runtime_error("this system's OpenSSL refuses SHA-1");
  std::array<unsigned char, 4 * 7 + 1> base64{};  // with the end that EVP_EncodeBlock writes
  EVP_EncodeBlock(base64.data(), digest.data(), static_cast<int>(digest.size()));
  return reinterpret_cast<const char*>(base64.data());
}

bool equal_but_for_case(std::string_view one, std::string_view other) {
  return std::ranges::equal(one, other, [](unsigned char a, unsigned char b) {
    return std::tolower(a) == std::tolower(b);
  });
}

}  // namespace

std::string accept_of(std::string_view key) {
  return base64_of_sha1(std::string(key) + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11");
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
