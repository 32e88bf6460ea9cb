#include "server/log.h"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/json.hpp>

namespace coverstory::server {
namespace {

constexpr std::array<std::string_view, 4> kLevels{"debug", "info", "warning", "error"};

std::string stamp(std::chrono::system_clock::time_point at) {
  using namespace std::chrono;
  const auto ms = duration_cast<milliseconds>(at.time_since_epoch()).count();
  return fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z",
                     fmt::gmtime(static_cast<std::time_t>(ms / 1000)), ms % 1000);
}

bool is_plain(char c) {
  return c > ' ' && c < 0x7f && c != '"' && c != '=' && c != '\\';
}

/// Bare where a reader can split at blanks, otherwise quoted as JSON is: a line stays one line.
std::string text_value(const Field& field) {
  if (const auto* number = std::get_if<std::int64_t>(&field.value)) return fmt::to_string(*number);
  const std::string_view text = std::get<std::string_view>(field.value);
  if (!text.empty() && std::ranges::all_of(text, is_plain)) return std::string(text);
  return boost::json::serialize(boost::json::string(text));
}

std::string as_text(std::string_view at, std::string_view level, std::string_view event,
                    Fields fields) {
  std::string line = fmt::format("{} {} {}", at, level, event);
  for (const Field& field : fields) line += fmt::format(" {}={}", field.key, text_value(field));
  return line + '\n';
}

std::string as_json(std::string_view at, std::string_view level, std::string_view event,
                    Fields fields) {
  boost::json::object line{{"time", at}, {"level", level}, {"event", event}};
  for (const Field& field : fields) {
    std::visit([&](const auto& value) { line[field.key] = value; }, field.value);
  }
  return boost::json::serialize(line) + '\n';
}

}  // namespace

std::string log_line(std::chrono::system_clock::time_point at, LogLevel level, LogFormat format,
                     std::string_view event, Fields fields) {
  const std::string_view word = kLevels[static_cast<std::size_t>(level)];
  return format == LogFormat::Json ? as_json(stamp(at), word, event, fields)
                                   : as_text(stamp(at), word, event, fields);
}

void Log::write(LogLevel level, std::string_view event, Fields fields) const {
  if (level < least_) return;
  const std::string line =
      log_line(std::chrono::system_clock::now(), level, format_, event, fields);
  // A log that cannot be written is no reason to stop serving.
  [[maybe_unused]] const auto written = ::write(to_, line.data(), line.size());
}

}  // namespace coverstory::server
