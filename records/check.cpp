#include "records/check.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace coverstory::records {

#define GAME(name) extern const GameRecords name##_records;
#include "games/list.inc"
#undef GAME

namespace {

constexpr std::array kGames{
#define GAME(name) &name##_records,
#include "games/list.inc"
#undef GAME
};

/// The innermost lists sorted: `[["b","a"],["c"]]` becomes `[["a","b"],["c"]]`.
boost::json::value sorted(const boost::json::value& value) {
  if (value.is_object()) {
    boost::json::object result;
    for (const auto& [key, inner] : value.get_object()) result[key] = sorted(inner);
    return result;
  }
  if (!value.is_array()) return value;
  std::vector<boost::json::value> items;
  for (const auto& inner : value.get_array()) items.push_back(sorted(inner));
  const bool innermost = std::ranges::none_of(
      items, [](const auto& item) { return item.is_array() || item.is_object(); });
  if (innermost) {
    std::ranges::sort(items, {}, [](const auto& item) { return boost::json::serialize(item); });
  }
  return boost::json::array(items.begin(), items.end());
}

}  // namespace

std::optional<Mistake> first_mistake(const GameLines& lines) {
  for (const GameRecords* game : kGames) {
    if (game->name == game_of(lines)) return game->first_mistake(lines);
  }
  return names_no_game(lines);
}

std::expected<boost::json::object, Mistake> chronicle(const GameLines& lines, int seat) {
  for (const GameRecords* game : kGames) {
    if (game->name == game_of(lines)) return game->chronicle(lines, seat);
  }
  return std::unexpected(names_no_game(lines));
}

Mistake names_no_game(const GameLines& lines) {
  std::string sentence = "'game' is neither ";
  for (const GameRecords* game : kGames) {
    if (game != kGames.front()) sentence += " nor ";
    sentence += game->name;
  }
  return {lines.front().number, sentence};
}

std::optional<Mistake> missing_event(const GameLines& lines, std::size_t at,
                                     std::string_view event) {
  if (at >= lines.size()) {
    return Mistake{lines.back().number + 1,
                   fmt::format("the record ends where '{}' is expected", event)};
  }
  const std::string_view found = event_of(lines[at]);
  if (found == event) return std::nullopt;
  return Mistake{lines[at].number,
                 found.empty() ? fmt::format("this is no event; '{}' is expected here", event)
                               : fmt::format("'{}' is expected here, not '{}'", event, found)};
}

std::optional<Mistake> difference(const GameLines& lines, std::size_t at,
                                  const boost::json::object& expected,
                                  std::span<const std::string_view> unordered) {
  const boost::json::string& event = expected.at("e").get_string();
  if (auto missing = missing_event(lines, at, {event.data(), event.size()})) return missing;
  const Line& line = lines[at];
  for (const auto& [key, wanted] : expected) {
    const std::string_view name(key.data(), key.size());
    const auto* found = line.object.if_contains(key);
    if (!found) {
      return Mistake{line.number,
                     fmt::format("'{}' is missing; expected {}", name, serialize(wanted))};
    }
    const bool any_order = std::ranges::find(unordered, name) != unordered.end();
    const bool same = any_order ? sorted(*found) == sorted(wanted) : *found == wanted;
    if (!same) {
      return Mistake{line.number, fmt::format("'{}' is {}, expected {}", name, serialize(*found),
                                              serialize(wanted))};
    }
  }
  return std::nullopt;
}

}  // namespace coverstory::records
