#include "records/check.h"

#include <fmt/format.h>

#include "records/cover_me/replay.h"
#include "records/cover_up/replay.h"

namespace coverstory::records {

std::optional<Mistake> first_mistake(const GameLines& lines) {
  if (game_of(lines) == "cover-me") {
    const auto replayed = cover_me::replay(lines, cover_me::Ending::Required);
    return replayed ? std::nullopt : std::optional(replayed.error());
  }
  if (game_of(lines) == "cover-up") {
    const auto replayed = cover_up::replay(lines);
    return replayed ? std::nullopt : std::optional(replayed.error());
  }
  return Mistake{lines.front().number, "'game' is neither cover-me nor cover-up"};
}

}  // namespace coverstory::records
