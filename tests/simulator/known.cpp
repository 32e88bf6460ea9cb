#include "tests/simulator/known.h"

#include <fmt/format.h>

#include <algorithm>

#include "tests/simulator/demand.h"

namespace coverstory::simulator {

namespace json = boost::json;

std::string text_of(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value && value->is_string() ? std::string(value->get_string()) : std::string();
}

std::uint64_t number_of(const json::object& object, std::string_view key) {
  return object.at(key).to_number<std::uint64_t>();
}

bool is_frozen(const json::object& message) {
  const json::value* changes = message.if_contains("changes");
  const json::value* room = changes ? changes->as_object().if_contains("room") : nullptr;
  return room && room->is_object() && text_of(room->get_object(), "stage") == "frozen";
}

void Known::take_in(const json::object& message) {
  const auto seq = static_cast<std::uint32_t>(number_of(message, "seq"));
  if (const json::value* snapshot = message.if_contains("snapshot")) {
    parts_ = snapshot->as_object();
  } else {
    demand(!is_empty(), [&] { return "changes came before any snapshot: " + serialize(message); });
    demand(seq == seq_ + 1, [&] {
      return fmt::format("change {} came after {}: {}", seq, seq_, serialize(message));
    });
    take_changes(message.at("changes").as_object());
  }
  seq_ = seq;
}

void Known::take_changes(const json::object& changes) {
  for (const auto& [name, value] : changes) {
    if (name == "unsaid") {
      take_away(value.as_array());
      continue;
    }
    json::value& part = parts_.at(name);
    if (name == "chat") {
      json::array& chat = part.as_array();
      for (const json::value& line : value.as_array()) chat.push_back(line);
    } else if (value.is_object() && part.is_object()) {
      for (const auto& [key, change] : value.as_object()) part.as_object()[key] = change;
    } else {
      part = value;
    }
  }
}

void Known::take_away(const json::array& lines) {
  json::array& chat = parts_.at("chat").as_array();
  for (const json::value& n : lines) {
    const auto line =
        std::ranges::find_if(chat, [&](const auto& each) { return each.at("n") == n; });
    if (line != chat.end()) chat.erase(line);
  }
}

std::string_view Known::room(std::string_view key) const {
  const json::string& text = part("room").at(key).as_string();
  return {text.data(), text.size()};
}

std::optional<Seat> Known::seat() const {
  if (part("you").is_null()) return std::nullopt;
  return Seat(part("you").to_number<int>());
}

}  // namespace coverstory::simulator
