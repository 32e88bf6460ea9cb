#include "tests/hidden/known.h"

#include <utility>

namespace coverstory::hidden {
namespace {

namespace json = boost::json;

void merge(json::object& into, const json::object& changes, std::string_view key) {
  const json::value* part = changes.if_contains(key);
  if (!part || !part->is_object()) return;
  for (const auto& [name, value] : part->get_object()) into[name] = value;
}

json::object part_of(const json::object& whole, std::string_view key) {
  json::object part;
  merge(part, whole, key);
  return part;
}

}  // namespace

std::optional<std::string_view> Known::take(const json::object& message) {
  const auto seq = message.at("seq").to_number<std::int64_t>();
  const json::value* whole = message.if_contains("snapshot");
  return whole ? take_whole(seq, whole->as_object())
               : take_changes(seq, message.at("changes").as_object());
}

std::optional<std::string_view> Known::take_whole(std::int64_t seq, const json::object& whole) {
  const bool is_compared = std::exchange(expected_, Expected::Anything) == Expected::TheSame;
  const json::object room = std::exchange(room_, part_of(whole, "room"));
  const json::object game = std::exchange(game_, part_of(whole, "game"));
  const json::object mine = std::exchange(mine_, part_of(whole, "mine"));
  const bool is_same =
      std::exchange(seq_, seq) == seq && room == room_ && game == game_ && mine == mine_;
  if (is_compared && !is_same) return "changes after coming back that do not lead to the whole";
  return std::nullopt;
}

std::optional<std::string_view> Known::take_changes(std::int64_t seq, const json::object& changes) {
  if (expected_ == Expected::Whole) return "changes that follow what it was not shown";
  if (seq != seq_ + 1) return "changes that do not follow what it was shown";
  seq_ = seq;
  merge(room_, changes, "room");
  merge(game_, changes, "game");
  merge(mine_, changes, "mine");
  return std::nullopt;
}

}  // namespace coverstory::hidden
