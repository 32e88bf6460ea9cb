// Arbitrary bytes as a client's request, a line each: the target, what a proxy says of the address,
// the origin and the host, the key of a WebSocket. A path names a file below the site's folder or
// nothing; an address is one, or is refused; a key that is accepted is answered with one line.
#include <array>
#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>

#include "engine/core/ensure.h"
#include "server/address.h"
#include "server/http/request_path.h"
#include "server/websocket/handshake.h"

using namespace coverstory;

namespace {

void look_at_target(std::string_view target) {
  for (const char* name : {"as", "token", ""}) {
    const auto value = server::query_value(target, name);
    ENSURE(!value || target.find(*value) != target.npos);
  }
  const auto path = server::decoded_path(target);
  if (!path) return;
  ENSURE(path->starts_with('/') && path->find('\0') == path->npos);
  const auto file = server::file_name_of(*path);
  if (!file) return;
  ENSURE(!file->empty() && !file->starts_with('/') && !file->starts_with('.'));
  ENSURE(file->find("/.") == file->npos && file->find("//") == file->npos);
  ENSURE(file->find('\\') == file->npos);
}

void look_at_address(std::string_view x_forwarded_for, std::string_view forwarded) {
  const auto address = server::forwarded_address(x_forwarded_for, forwarded);
  if (!address) return;
  // What it was read from stands in the header, and it is the same when it is written again.
  const auto again = server::forwarded_address(address->to_string(), "");
  ENSURE(again && server::key_of(*again) == server::key_of(*address));
}

void look_at_handshake(std::string_view origin, std::string_view host, std::string_view key) {
  (void)server::is_allowed_origin(origin, host, {});
  if (!server::is_websocket_key(key)) return;
  const std::string accepts = server::accept_of(key);
  ENSURE(accepts.size() == 28 && accepts.find_first_of("\r\n") == accepts.npos);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::istringstream in(std::string(reinterpret_cast<const char*>(data), size));
  std::array<std::string, 6> lines;
  for (std::string& line : lines) std::getline(in, line);
  look_at_target(lines[0]);
  look_at_address(lines[1], lines[2]);
  look_at_handshake(lines[3], lines[4], lines[5]);
  return 0;
}
