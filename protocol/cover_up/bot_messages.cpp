#include "protocol/cover_up/bot_messages.h"

#include <utility>

#include "records/cover_up/cards.h"
#include "records/fields.h"

namespace coverstory::protocol::cover_up {
namespace {

namespace json = boost::json;
using namespace coverstory::cover_up;
using records::cover_up::list_json;

constexpr int kProtocol = 1;

json::object view_json(const View& view) {
  const Seat seat = view.viewer.seat();
  json::array totals;
  for (const SeatView& other : view.seats) totals.emplace_back(other.total);
  return {{"round", view.round},
          {"seat", seat.index},
          {"cards", list_json(view.seats[seat.index].hand.value())},
          {"totals", std::move(totals)}};
}

std::optional<Milliseconds> read_time(const json::value& value) {
  return value.is_int64() ? std::optional(value.get_int64()) : std::nullopt;
}

std::optional<TimelineEntry> read_entry(const json::value& value) {
  if (!value.is_object()) return std::nullopt;
  try {
    const auto t = read_time(records::field(value.get_object(), "t"));
    if (!t) return std::nullopt;
    const json::value& pile = records::field(value.get_object(), "pile");
    return TimelineEntry{*t, records::cover_up::read_pile(pile)};
  } catch (const records::WrongField&) {
    return std::nullopt;
  }
}

}  // namespace

json::object hello_message(const records::cover_up::Table& table, Seat seat,
                           std::chrono::milliseconds budget) {
  return {{"hello", kProtocol},
          {"game", "cover-up"},
          {"options", records::cover_up::table_json(table)},
          {"seat", seat.index},
          {"budget_ms", budget.count()}};
}

json::object round_message(const View& view) {
  return {
      {"decide", "round"}, {"view", view_json(view)}, {"hourglass_s", view.options.hourglass_s}};
}

json::object return_message(const View& view) {
  json::array legal, hands;
  for (const Card card : view.own.returnable) {
    legal.push_back({{"kind", "return"}, {"card", code_of(card)}});
  }
  for (const SeatView& seat : view.seats) hands.push_back(list_json(seat.hand.value()));
  json::object seen = view_json(view);
  seen["hands"] = std::move(hands);
  return {{"decide", "return"}, {"view", std::move(seen)}, {"legal", std::move(legal)}};
}

json::object result_message(const GameResult& result) {
  return {{"result", records::cover_up::end_json(result)}};
}

std::optional<Timeline> read_timeline(const json::object& answer) {
  const json::value *entries = answer.if_contains("timeline"),
                    *flip = answer.if_contains("flip_at");
  if (!entries || !entries->is_array()) return std::nullopt;
  Timeline timeline;
  for (const json::value& value : entries->get_array()) {
    if (auto entry = read_entry(value)) timeline.entries.push_back(*std::move(entry));
  }
  if (!flip || flip->is_null()) return timeline;
  timeline.flip_at = read_time(*flip);
  if (!timeline.flip_at) return std::nullopt;
  return timeline;
}

}  // namespace coverstory::protocol::cover_up
