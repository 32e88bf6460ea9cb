#include "server/http/page_policy.h"

#include <fmt/format.h>
#include <openssl/evp.h>

#include <array>
#include <stdexcept>

namespace coverstory::server {
namespace {

std::string base64_of_sha256(std::string_view text) {
  std::array<unsigned char, 32> digest{};
  if (EVP_Digest(text.data(), text.size(), digest.data(), nullptr, EVP_sha256(), nullptr) != 1)
    throw std::runtime_error("OpenSSL has no SHA-256.");
  std::array<unsigned char, 4 * 11 + 1> base64{};  // with the end that EVP_EncodeBlock writes
  EVP_EncodeBlock(base64.data(), digest.data(), static_cast<int>(digest.size()));
  return reinterpret_cast<const char*>(base64.data());
}

/// Of what stands between each `<element>` and its end; elements with attributes name a file.
std::string hashes_of(std::string_view page, std::string_view element) {
  const std::string begin = fmt::format("<{}>", element);
  const std::string end = fmt::format("</{}>", element);
  std::string hashes;
  for (std::size_t at = page.find(begin); at != std::string_view::npos; at = page.find(begin, at)) {
    at += begin.size();
    hashes +=
        fmt::format(" 'sha256-{}'", base64_of_sha256(page.substr(at, page.find(end, at) - at)));
  }
  return hashes;
}

void allow(std::string& policy, std::string_view source, std::string_view hashes) {
  const std::size_t at = policy.find(source);
  if (at != std::string::npos) policy.insert(at + source.size(), hashes);
}

}  // namespace

std::string policy_of_page(std::string_view page, std::string_view policy) {
  std::string allowed(policy);
  allow(allowed, "script-src 'self'", hashes_of(page, "script"));
  allow(allowed, "style-src 'self'", hashes_of(page, "style"));
  return allowed;
}

}  // namespace coverstory::server
