// The head of a response on the wire: status, the headers that every answer has, and its own.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "server/http/message.h"

namespace coverstory::server {

enum class After : std::uint8_t { Keep, Close };

/// Up to and with the blank line. The body follows unless the method was HEAD or the status 304.
std::string head_of(const Response& response, After after,
                    std::chrono::system_clock::time_point at);

}  // namespace coverstory::server
