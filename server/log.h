// The server's log: one line for each event, with a time, a level, a name and fields, as text
// (`key=value`) or as JSON. It never holds what people write, what they are called, or their
// tokens.
#pragma once

#include <chrono>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <variant>

#include "server/clock.h"

namespace coverstory::server {

enum class LogLevel : std::uint8_t { Debug, Info, Warning, Error };
enum class LogFormat : std::uint8_t { Text, Json };

struct Field {
  std::string_view key;
  std::variant<std::int64_t, std::string_view> value;
};
using Fields = std::initializer_list<Field>;

/// One line, with its end.
std::string log_line(std::chrono::system_clock::time_point at, LogLevel level, LogFormat format,
                     std::string_view event, Fields fields);

/// Writes to a descriptor, a line with one call, from any thread.
class Log {
 public:
  explicit Log(LogLevel least = LogLevel::Info, LogFormat format = LogFormat::Text, int to = 2)
      : least_(least), format_(format), to_(to) {}

  void debug(std::string_view event, Fields fields = {}) const {
    write(LogLevel::Debug, event, fields);
  }
  void info(std::string_view event, Fields fields = {}) const {
    write(LogLevel::Info, event, fields);
  }
  void warning(std::string_view event, Fields fields = {}) const {
    write(LogLevel::Warning, event, fields);
  }
  void error(std::string_view event, Fields fields = {}) const {
    write(LogLevel::Error, event, fields);
  }

 private:
  void write(LogLevel level, std::string_view event, Fields fields) const;

  LogLevel least_;
  LogFormat format_;
  int to_;
};

/// For what may happen a thousand times a second: true at most once in a second.
class OnceASecond {
 public:
  bool due(Instant now) {
    if (last_ != Instant{} && now - last_ < std::chrono::seconds(1)) return false;
    last_ = now;
    return true;
  }

 private:
  Instant last_{};
};

}  // namespace coverstory::server
