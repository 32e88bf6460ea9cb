// Arbitrary bytes on an HTTP connection: request after request is read, or refused. It is the same
// however the bytes are cut on their way, no head is larger than allowed, and what is taken out of
// one stands in it. The first byte says where they are cut.
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/ensure.h"
#include "server/http/request_head.h"

using namespace coverstory;

namespace {

constexpr std::size_t kMostBytes = 300;

std::string told(const server::RequestHead& head) {
  const server::Request& request = head.request;
  std::string all;
  for (const std::string* part :
       {&request.target, &request.authorization, &request.accept_encoding, &request.accept_language,
        &request.if_none_match, &head.origin, &head.host, &head.websocket_key,
        &head.websocket_version, &head.x_forwarded_for, &head.forwarded})
    all += *part + '\n';
  all += static_cast<char>('0' + static_cast<int>(request.method));
  if (head.keeps_alive) all += "keeps";
  if (head.wants_websocket) all += "upgrade";
  return all;
}

void look_at(const server::RequestHead& head, std::string_view bytes) {
  ENSURE(!head.request.target.empty() && bytes.find(head.request.target) != bytes.npos);
  for (const std::string* part :
       {&head.origin, &head.host, &head.websocket_key, &head.x_forwarded_for, &head.forwarded})
    ENSURE(part->find_first_of("\r\n") == part->npos || part->empty());
}

/// As a connection reads them: it takes one more piece whenever a head is not whole yet.
std::vector<std::string> heard(std::string_view bytes, std::size_t piece) {
  std::vector<std::string> all;
  std::string kept;
  for (;;) {
    const auto size = server::head_size(kept, kMostBytes);
    if (!size) return all.push_back("fault " + std::to_string(int(size.error()))), all;
    if (!*size) {
      if (bytes.empty()) return all;
      kept += bytes.substr(0, piece);
      bytes.remove_prefix(std::min(piece, bytes.size()));
      continue;
    }
    ENSURE(**size <= kMostBytes && **size <= kept.size());
    const std::string_view head = std::string_view(kept).substr(0, **size);
    const auto read = server::read_head(head);
    if (!read) return all.push_back("fault " + std::to_string(int(read.error()))), all;
    look_at(*read, head);
    all.push_back(told(*read));
    kept.erase(0, **size);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string bytes(reinterpret_cast<const char*>(data + 1), size - 1);
  ENSURE(heard(bytes, bytes.size() + 1) == heard(bytes, 1u + data[0]));
  return 0;
}
