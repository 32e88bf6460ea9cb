// Two servers that do the same, one over our own WebSockets and one over Boost.Beast's: what a
// client says is told to the four of its table, as a command is at a table of four. Clients sit
// down four by four, in the order in which they come.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace coverstory::websocket_bench {

inline constexpr std::uint64_t kTable = 4;

/// Some 300 bytes.
inline std::string news_of(std::string_view said) {
  return fmt::format(R"({{"told":{},"view":"{:x<200}"}})", said, "");
}

/// Serves on a free port of this machine, of which `ready` is told, until the process ends.
using Serve = void(const std::function<void(std::uint16_t port)>& ready);
Serve serve_with_ours;
Serve serve_with_beast;

}  // namespace coverstory::websocket_bench
