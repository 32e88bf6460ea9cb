#include "tables/reading.h"

#include <fmt/format.h>

#include <exception>
#include <optional>
#include <span>
#include <utility>

namespace coverstory::tables {
namespace {

std::optional<std::string> text_of(const Reading& reading) {
  const std::span<const std::string> log(*reading.log);
  const ReadingOf& of = reading.of;
  return of.kind == ReadingOf::Kind::Replay
             ? replay_of(of.table, log, reading.end, *reading.games, of.viewer(), of.form,
                         reading.most_bytes)
             : record_of(of.table, log.first(reading.end), *reading.games, of.form,
                         reading.most_bytes);
}

}  // namespace

MadeReading make(const Reading& reading) {
  try {
    if (auto text = text_of(reading)) return std::make_shared<const std::string>(*std::move(text));
    return std::unexpected(protocol::Refusal{
        .code = protocol::Code::TooLarge,
        .why = fmt::format("This game is too long to be read back: it takes more than {} KB.",
                           reading.most_bytes / 1024)});
  } catch (const std::exception&) {
    // A log that was folded before can be folded again, but there may be no memory for it.
    return std::unexpected(protocol::Refusal{.code = protocol::Code::Unavailable,
                                             .why = "This game could not be read back just now."});
  }
}

}  // namespace coverstory::tables
