// The opening of a WebSocket (RFC 6455, section 4): whether a request may become one, and the
// answer that makes it one. Extensions are declined: texts here are short, and compressing them
// costs every connection memory.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace coverstory::server {

/// What `Sec-WebSocket-Accept` answers to a key.
std::string accept_of(std::string_view key);

/// 16 bytes in base64.
bool is_websocket_key(std::string_view key);

/// Programs send no origin; pages do, and only those of this host or of the list may connect.
bool is_allowed_origin(std::string_view origin, std::string_view host,
                       std::span<const std::string> allowed);

/// The whole answer, up to the blank line.
std::string switching_protocols(std::string_view key);

}  // namespace coverstory::server
