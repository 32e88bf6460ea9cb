// The head of a request as it comes in on a connection: where it ends, whether it is too large, and
// what it says. How the bytes are cut on their way makes no difference, and the largest head is
// counted to the byte.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "server/http/message.h"

namespace coverstory::server {

/// All that anybody here wants to know of a request.
struct RequestHead {
  Request request;
  bool keeps_alive = false;
  bool wants_websocket = false;  // at any path
  std::string origin;
  std::string host;
  std::string websocket_key;
  std::string websocket_version;
  // The last of each, as the nearest proxy wrote it.
  std::string x_forwarded_for;
  std::string forwarded;
};

enum class HeadFault : std::uint8_t { NoHttp, TooLarge, HasBody };

/// How many of these bytes are the head of the next request, with the blank line that ends it;
/// nothing while more has to come.
std::expected<std::optional<std::size_t>, HeadFault> head_size(std::string_view bytes,
                                                               std::size_t most_bytes);

/// A whole head, as `head_size` measured it. A request with a body is none that is taken here.
std::expected<RequestHead, HeadFault> read_head(std::string_view head);

}  // namespace coverstory::server
