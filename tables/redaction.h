// Taking out of a log what may not be kept: the names and the lines of a person who is to be
// forgotten, or one line of the chat. Everything else stays as it was, entry for entry, and the log
// folds to the same table but for that. A person is named by a public id (person.h).
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "store/store.h"
#include "tables/games.h"

namespace coverstory::tables {

/// The name of who was forgotten.
inline constexpr std::string_view kForgottenName = "Player";

/// What a log tells of a person.
struct Traces {
  struct Line {
    std::uint32_t n = 0;
    std::string text;
  };
  std::set<std::string> names;
  std::vector<Line> lines;  // that are still in the log, in their order

  bool empty() const { return names.empty() && lines.empty(); }
};

/// Nothing for who was never at the table. A sentence where the log does not fold.
std::expected<std::optional<Traces>, std::string> traces_of(std::string_view person,
                                                            const store::Log& log,
                                                            const Games& games);

/// The log without them; nothing where there is nothing to be taken out. A sentence where the log
/// does not fold: it stays as it is then.
std::expected<std::optional<store::Log>, std::string> without_person(std::string_view person,
                                                                     const store::Log& log,
                                                                     const Games& games);
std::expected<std::optional<store::Log>, std::string> without_line(std::uint32_t line,
                                                                   const store::Log& log,
                                                                   const Games& games);

/// When the last entry of a log was made.
std::expected<std::int64_t, std::string> last_change_of(const store::Log& log, const Games& games);

}  // namespace coverstory::tables
