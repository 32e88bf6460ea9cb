#include "tests/hidden/oracle.h"

#include <fmt/format.h>

#include "engine/core/ensure.h"
#include "games/all.h"
#include "tables/step_json.h"
#include "tables/table.h"

namespace coverstory::hidden {

namespace json = boost::json;

namespace {

json::value you_of(Viewer viewer) {
  return viewer ? json::value(viewer->index) : json::value();
}

}  // namespace

/// A line that is looked at, and where.
struct Oracle::Looking {
  Viewer viewer;
  std::optional<std::size_t> entry{};  // that it tells of; nothing for what is not about the game
  Path path{};
  Seen seen{};
};

Oracle::Oracle(const std::string& code, std::span<const std::string> log) {
  tables::Table table(code, games::all_games());
  for (std::size_t entry = 0; entry < log.size(); ++entry) {
    const auto step = tables::read_step(log[entry], games::all_games().forms());
    ENSURE(step && table.apply(*step));
    if (!truth_) {
      const bool is_cover_up = table.room().settings().game->name() == "cover-up";
      truth_ = is_cover_up ? truth_of_cover_up() : truth_of_cover_me();
    }
    truth_->add(*step);
    const auto add_numbers = [&](Viewer viewer) {
      entries_[viewer].resize(table.number_for(viewer), entry);
    };
    add_numbers({});
    for (int seat = 0; seat < table.room().players(); ++seat) add_numbers(Seat(seat));
  }
}

Oracle::Seen Oracle::look_at(Viewer viewer, std::string_view line) const {
  Looking looking{.viewer = viewer};
  const json::value value = json::parse(line);
  const json::object& message = value.as_object();
  // Only what has a number is about the game: answers and the rest name no cards at all.
  if (message.contains("seq") && !message.contains("re")) {
    const auto number = message.at("seq").to_number<std::size_t>();
    const auto found = entries_.find(viewer);
    if (found == entries_.end() || number == 0 || number > found->second.size()) {
      return {.wrong = {"has a number that is not there"}};
    }
    looking.entry = found->second[number - 1];
  }
  for (const auto& [key, inner] : message) {
    const bool is_body = key == "snapshot" || key == "changes";
    if (!is_body) looking.path.emplace_back(key);
    walk(looking, inner);
    if (!is_body) looking.path.pop_back();
  }
  const json::value* snapshot = message.if_contains("snapshot");
  if (snapshot && snapshot->at("you") != you_of(viewer)) {
    looking.seen.wrong.emplace_back("is for another seat");
  }
  return std::move(looking.seen);
}

void Oracle::walk(Looking& looking, const json::value& value) const {
  if (value.is_string()) return look_for_cards(looking, value.get_string());
  const auto step_into = [&](std::string key, const json::value& inner) {
    looking.path.push_back(std::move(key));
    walk(looking, inner);
    looking.path.pop_back();
  };
  if (value.is_object()) {
    for (const auto& [key, inner] : value.get_object()) {
      look_for_cards(looking, key);
      step_into(key, inner);
    }
  } else if (value.is_array()) {
    const bool are_events = looking.path == Path{"events"};
    std::size_t at = 0;
    for (const json::value& inner : value.get_array()) {
      step_into(are_events ? inner.at("e").as_string().c_str() : fmt::to_string(at), inner);
      ++at;
    }
  }
}

void Oracle::look_for_cards(Looking& looking, std::string_view text) const {
  for (const std::string& code : truth_->codes_in(text)) {
    ++looking.seen.cards;
    if (looking.entry && truth_->may_name(*looking.entry, looking.viewer, looking.path, code)) {
      continue;
    }
    looking.seen.wrong.push_back(
        fmt::format("may not name {} at {}", code, fmt::join(looking.path, "/")));
  }
}

}  // namespace coverstory::hidden
