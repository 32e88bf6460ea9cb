#include "protocol/cover_up/view_json.h"

#include <array>
#include <string_view>

#include "records/cover_up/cards.h"

namespace coverstory::protocol::cover_up {
namespace {

namespace json = boost::json;
using namespace coverstory::cover_up;
using records::cover_up::list_json;
using records::cover_up::pile_json;

constexpr std::array<std::string_view, 5> kPhases{"count-in", "building", "hourglass", "returning",
                                                  "ended"};

json::value seat_or_null(std::optional<Seat> seat) {
  return seat ? json::value(seat->index) : json::value();
}

json::value card_or_null(std::optional<Card> card) {
  return card ? json::value(code_of(*card)) : json::value();
}

json::value color_or_null(std::optional<Color> color) {
  return color ? json::value(name_of(*color)) : json::value();
}

json::array seats_json(SeatSet seats) {
  json::array result;
  for (; !seats.empty(); seats.erase(seats.first())) result.emplace_back(seats.first().index);
  return result;
}

json::object score_json(const Score& score) {
  return {{"beside", list_json(score.beside)}, {"removed", list_json(score.removed)},
          {"visible", score.visible},          {"beside_points", score.beside_points},
          {"hourglass", score.hourglass},      {"points", score.points}};
}

json::object seat_json(const SeatView& seat) {
  return {{"placed", seat.cards_placed},
          {"total", seat.total},
          {"done", seat.is_done},
          {"must_return", seat.must_return},
          {"hand", seat.hand ? json::value(list_json(*seat.hand)) : json::value()},
          {"pile", seat.pile ? json::value(pile_json(*seat.pile)) : json::value()},
          {"score", seat.score ? json::value(score_json(*seat.score)) : json::value()}};
}

json::array by_seat(const View& view) {
  json::array result;
  for (const SeatView& seat : view.seats) result.push_back(seat_json(seat));
  return result;
}

json::object cards_left_json(const View& view) {
  json::object result;
  for (const Color color : {Color::Green, Color::Yellow, Color::Red}) {
    result[name_of(color)] = view.cards_left[static_cast<std::size_t>(color)];
  }
  return result;
}

/// CU-4.3: squares with different symbols on each other, and cards that hang loose.
json::value mistakes_json(const std::optional<PileCheck>& mistakes) {
  if (!mistakes) return nullptr;
  json::array conflicts, loose;
  for (const LatticeSquare square : mistakes->conflicts) {
    conflicts.push_back({{"x", square.x}, {"y", square.y}});
  }
  for (const std::uint8_t place : mistakes->loose) loose.emplace_back(place);
  return json::object{{"conflicts", std::move(conflicts)}, {"loose", std::move(loose)}};
}

/// A key of the view: its value, and whether two views agree on it.
struct Part {
  std::string_view key;
  json::value (*value)(const View&);
  bool (*same)(const View&, const View&);
};

using V = const View&;
using Value = json::value;

constexpr auto deadline_json = [](V v) { return v.deadline ? Value(*v.deadline) : Value(); };
constexpr auto ended_by_json = [](V v) {
  return v.ended_by ? Value(records::word_of(*v.ended_by)) : Value();
};

constexpr std::array kGameParts{
    Part{"round", [](V v) { return Value(v.round); }, [](V a, V b) { return a.round == b.round; }},
    Part{"phase", [](V v) { return Value(kPhases[static_cast<std::size_t>(v.phase)]); },
         [](V a, V b) { return a.phase == b.phase; }},
    Part{"deadline", [](V v) { return Value(deadline_json(v)); },
         [](V a, V b) { return a.deadline == b.deadline; }},
    Part{"flipped_by", [](V v) { return seat_or_null(v.flipped_by); },
         [](V a, V b) { return a.flipped_by == b.flipped_by; }},
    Part{"ended_by", [](V v) { return Value(ended_by_json(v)); },
         [](V a, V b) { return a.ended_by == b.ended_by; }},
    Part{"winners", [](V v) { return Value(seats_json(v.winners)); },
         [](V a, V b) { return a.winners == b.winners; }},
    Part{"cards_left", [](V v) { return Value(cards_left_json(v)); },
         [](V a, V b) { return a.cards_left == b.cards_left; }},
    Part{"seats", [](V v) { return Value(by_seat(v)); },
         [](V a, V b) { return a.seats == b.seats; }},
};

constexpr std::array kOwnParts{
    Part{"seat",
         [](V v) {
           return v.viewer.has_seat() ? json::value(v.viewer.seat().index) : json::value();
         },
         [](V a, V b) { return a.viewer == b.viewer; }},
    Part{"may_arrange", [](V v) { return Value(v.own.may_arrange); },
         [](V a, V b) { return a.own.may_arrange == b.own.may_arrange; }},
    Part{"may_flip", [](V v) { return Value(v.own.may_flip); },
         [](V a, V b) { return a.own.may_flip == b.own.may_flip; }},
    Part{"may_be_done", [](V v) { return Value(v.own.may_be_done); },
         [](V a, V b) { return a.own.may_be_done == b.own.may_be_done; }},
    Part{"returnable", [](V v) { return Value(list_json(v.own.returnable)); },
         [](V a, V b) { return a.own.returnable == b.own.returnable; }},
    Part{"to_return", [](V v) { return card_or_null(v.own.to_return); },
         [](V a, V b) { return a.own.to_return == b.own.to_return; }},
    Part{"takes", [](V v) { return color_or_null(v.own.takes); },
         [](V a, V b) { return a.own.takes == b.own.takes; }},
    Part{"mistakes", [](V v) { return mistakes_json(v.own.mistakes); },
         [](V a, V b) { return a.own.mistakes == b.own.mistakes; }},
};

json::object whole(const auto& parts, const View& view) {
  json::object result;
  for (const Part& part : parts) result.emplace(part.key, part.value(view));
  return result;
}

json::object changed(const auto& parts, const View& before, const View& after) {
  json::object result;
  for (const Part& part : parts) {
    if (!part.same(before, after)) result.emplace(part.key, part.value(after));
  }
  return result;
}

}  // namespace

json::object table_view_json(const View& view) {
  return whole(kGameParts, view);
}

json::object own_json(const View& view) {
  return whole(kOwnParts, view);
}

json::object changes_json(const View& before, const View& after) {
  return changed(kGameParts, before, after);
}

json::object own_changes_json(const View& before, const View& after) {
  return changed(kOwnParts, before, after);
}

}  // namespace coverstory::protocol::cover_up
