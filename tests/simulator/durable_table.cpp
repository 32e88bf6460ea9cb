#include "tests/simulator/durable_table.h"

#include <fmt/format.h>

#include "engine/cover_me/card.h"
#include "engine/cover_up/card.h"
#include "tables/showing.h"
#include "tables/step_json.h"
#include "tests/simulator/demand.h"

namespace coverstory::simulator {

namespace json = boost::json;
using tables::Viewer;

void DurableTable::add(const std::string& body) {
  const auto step = tables::read_step(body, table_.games().forms());
  demand(step.has_value(), [&] { return fmt::format("{} in {}", step.error(), body); });
  seen_before_ = std::exchange(seen_, {});
  const auto asker = [&] {
    if (!step->asked || !table_.room().has(step->asked->by)) return std::string();
    const tables::Occupant& seat = table_.room().at(step->asked->by);
    return seat.is_person() ? seat.person.hex() : std::string();
  };
  std::string by = asker();
  const auto verdict = table_.apply(*step);
  demand(verdict.has_value(), [&] {
    return fmt::format("the log of {} does not fold: {} {}", table_.code(), verdict.error().why,
                       body);
  });
  bodies_.push_back(body);
  note_people();
  if (by.empty()) by = asker();
  if (!step->asked) return;
  const std::uint32_t number = table_.number_for(step->asked->by);
  const bool is_first = carried_out_.try_emplace({by, step->asked->id}, number).second;
  demand(is_first, [&] { return fmt::format("carried out twice at {}: {}", table_.code(), body); });
}

void DurableTable::note_people() {
  for (int seat = 0; seat < table_.room().players(); ++seat) {
    const tables::Occupant& occupant = table_.room().at(Seat(seat));
    if (occupant.is_person()) seated_.emplace(occupant.person.hex(), Seat(seat));
  }
}

std::uint32_t DurableTable::seq_of(const tables::Person& person, std::uint64_t id) const {
  const auto found = carried_out_.find({person.hex(), id});
  return found == carried_out_.end() ? 0 : found->second;
}

bool DurableTable::has_seated(const tables::Person& person, Seat seat) const {
  return seated_.contains({person.hex(), seat});
}

const json::object& DurableTable::seen_by(Viewer viewer) {
  json::object& seen = seen_[viewer];
  if (seen.empty()) {
    tables::Showing showing(viewer);
    seen = json::parse(showing.snapshot(table_, 0).text).at("snapshot").as_object();
  }
  return seen;
}

std::optional<std::set<std::string>> DurableTable::cards_known_to(Viewer viewer) {
  const auto before = seen_before_.find(viewer);
  if (before == seen_before_.end()) return std::nullopt;
  std::set<std::string> cards;
  collect_cards(before->second, cards);
  collect_cards(seen_by(viewer), cards);
  return cards;
}

void collect_cards(const json::value& value, std::set<std::string>& cards) {
  if (const json::string* text = value.if_string()) {
    const std::string_view code(text->data(), text->size());
    if (cover_me::card_from_code(code) || cover_up::card_from_code(code)) cards.emplace(code);
  } else if (const json::array* list = value.if_array()) {
    for (const json::value& item : *list) collect_cards(item, cards);
  } else if (const json::object* object = value.if_object()) {
    for (const auto& member : *object) collect_cards(member.value(), cards);
  }
}

}  // namespace coverstory::simulator
