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

namespace {

json::object snapshot_of(const tables::Table& table, Viewer viewer) {
  tables::Showing showing(viewer);
  return json::parse(showing.snapshot(table, 0).text).at("snapshot").as_object();
}

/// CM-6.5: the step at a table that hides nothing of what scored.
std::string with_totals(std::string body) {
  constexpr std::string_view kHidden = R"("totals":"hidden")";
  const auto at = body.find(kHidden);
  if (at != std::string::npos) body.replace(at, kHidden.size(), R"("totals":"shown")");
  return body;
}

}  // namespace

void DurableTable::add(const std::string& body) {
  const tables::Games& games = table_.games();
  const auto step = tables::read_step(body, games.forms());
  demand(step.has_value(), [&] { return fmt::format("{} in {}", step.error(), body); });
  seen_.clear();
  cards_before_ = std::exchange(cards_, {});
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
  const auto remembered = remembered_.apply(*tables::read_step(with_totals(body), games.forms()));
  demand(remembered.has_value(), [&] { return "hidden totals change the rules: " + body; });
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
  if (seen.empty()) seen = snapshot_of(table_, viewer);
  return seen;
}

const std::set<std::string>& DurableTable::cards_seen_by(Viewer viewer) {
  const auto [place, is_new] = cards_.try_emplace(viewer);
  if (is_new) collect_cards(snapshot_of(remembered_, viewer), place->second);
  return place->second;
}

std::optional<std::set<std::string>> DurableTable::cards_known_to(Viewer viewer) {
  std::set<std::string> cards = cards_seen_by(viewer);
  const auto before = cards_before_.find(viewer);
  if (before == cards_before_.end()) return std::nullopt;
  cards.insert(before->second.begin(), before->second.end());
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
