#include "protocol/cover_up/view_json.h"

#include <array>
#include <optional>
#include <string_view>

#include "records/cover_up/cards.h"

namespace coverstory::protocol::cover_up {
namespace {

namespace json = boost::json;
using namespace coverstory::cover_up;
using records::JsonText;
using records::cover_up::write;
using records::cover_up::write_list;
using records::cover_up::write_pile;

constexpr std::array<std::string_view, 5> kPhases{"count-in", "building", "hourglass", "returning",
                                                  "ended"};

void write_or_null(JsonText& to, const auto& value, auto write_it) {
  value ? write_it(*value) : to.null();
}

void write_seat_or_null(JsonText& to, std::optional<Seat> seat) {
  write_or_null(to, seat, [&](Seat one) { to.number(one.index); });
}

void write_seats(JsonText& to, SeatSet seats) {
  to.list([&] {
    for (; !seats.empty(); seats.erase(seats.first())) to.number(seats.first().index);
  });
}

void write_score(JsonText& to, const Score& score) {
  to.object([&] {
    write_list(to.key("beside"), score.beside);
    write_list(to.key("removed"), score.removed);
    to.key("visible").number(score.visible);
    to.key("beside_points").number(score.beside_points);
    to.key("hourglass").number(score.hourglass);
    to.key("points").number(score.points);
  });
}

void write_seat(JsonText& to, const SeatView& seat) {
  to.object([&] {
    to.key("placed").number(seat.cards_placed);
    to.key("total").number(seat.total);
    to.key("done").flag(seat.is_done);
    to.key("must_return").flag(seat.must_return);
    write_or_null(to.key("hand"), seat.hand, [&](const Hand& hand) { write_list(to, hand); });
    write_or_null(to.key("pile"), seat.pile, [&](const Pile& pile) { write_pile(to, pile); });
    write_or_null(to.key("score"), seat.score, [&](const Score& score) { write_score(to, score); });
  });
}

void write_by_seat(JsonText& to, const View& view) {
  to.list([&] {
    for (const SeatView& seat : view.seats) write_seat(to, seat);
  });
}

void write_cards_left(JsonText& to, const View& view) {
  to.object([&] {
    for (const Color color : {Color::Green, Color::Yellow, Color::Red}) {
      to.key(name_of(color)).number(view.cards_left[static_cast<std::size_t>(color)]);
    }
  });
}

/// CU-4.3: squares with different symbols on each other, and cards that hang loose.
void write_mistakes(JsonText& to, const PileCheck& mistakes) {
  to.object([&] {
    to.key("conflicts").list([&] {
      for (const LatticeSquare square : mistakes.conflicts) {
        to.object([&] {
          to.key("x").number(square.x);
          to.key("y").number(square.y);
        });
      }
    });
    to.key("loose").list([&] {
      for (const std::uint8_t place : mistakes.loose) to.number(place);
    });
  });
}

/// A key of the view: how its value is written, and whether two views agree on it.
struct Part {
  std::string_view key;
  void (*write)(JsonText&, const View&);
  bool (*same)(const View&, const View&);
};

using V = const View&;
using To = JsonText&;

constexpr std::array kGameParts{
    Part{"round", [](To to, V v) { to.number(v.round); },
         [](V a, V b) { return a.round == b.round; }},
    Part{"phase", [](To to, V v) { to.word(kPhases[static_cast<std::size_t>(v.phase)]); },
         [](V a, V b) { return a.phase == b.phase; }},
    Part{"deadline",
         [](To to, V v) {
           write_or_null(to, v.deadline, [&](Milliseconds time) { to.number(time); });
         },
         [](V a, V b) { return a.deadline == b.deadline; }},
    Part{"flipped_by", [](To to, V v) { write_seat_or_null(to, v.flipped_by); },
         [](V a, V b) { return a.flipped_by == b.flipped_by; }},
    Part{"ended_by",
         [](To to, V v) {
           write_or_null(to, v.ended_by, [&](EndedBy what) { to.word(records::word_of(what)); });
         },
         [](V a, V b) { return a.ended_by == b.ended_by; }},
    Part{"winners", [](To to, V v) { write_seats(to, v.winners); },
         [](V a, V b) { return a.winners == b.winners; }},
    Part{"cards_left", write_cards_left, [](V a, V b) { return a.cards_left == b.cards_left; }},
    Part{"seats", write_by_seat, [](V a, V b) { return a.seats == b.seats; }},
};

constexpr std::array kOwnParts{
    Part{"seat",
         [](To to, V v) { v.viewer.has_seat() ? to.number(v.viewer.seat().index) : to.null(); },
         [](V a, V b) { return a.viewer == b.viewer; }},
    Part{"may_arrange", [](To to, V v) { to.flag(v.own.may_arrange); },
         [](V a, V b) { return a.own.may_arrange == b.own.may_arrange; }},
    Part{"may_flip", [](To to, V v) { to.flag(v.own.may_flip); },
         [](V a, V b) { return a.own.may_flip == b.own.may_flip; }},
    Part{"may_be_done", [](To to, V v) { to.flag(v.own.may_be_done); },
         [](V a, V b) { return a.own.may_be_done == b.own.may_be_done; }},
    Part{"returnable", [](To to, V v) { write_list(to, v.own.returnable); },
         [](V a, V b) { return a.own.returnable == b.own.returnable; }},
    Part{
        "to_return",
        [](To to, V v) { write_or_null(to, v.own.to_return, [&](Card card) { write(to, card); }); },
        [](V a, V b) { return a.own.to_return == b.own.to_return; }},
    Part{"takes",
         [](To to, V v) {
           write_or_null(to, v.own.takes, [&](Color color) { to.word(name_of(color)); });
         },
         [](V a, V b) { return a.own.takes == b.own.takes; }},
    Part{"mistakes",
         [](To to, V v) {
           write_or_null(to, v.own.mistakes,
                         [&](const PileCheck& mistakes) { write_mistakes(to, mistakes); });
         },
         [](V a, V b) { return a.own.mistakes == b.own.mistakes; }},
};

void write_whole(JsonText& to, const auto& parts, const View& view) {
  for (const Part& part : parts) part.write(to.key(part.key), view);
}

void write_changed(JsonText& to, const auto& parts, const View& before, const View& after) {
  for (const Part& part : parts) {
    if (!part.same(before, after)) part.write(to.key(part.key), after);
  }
}

}  // namespace

void write_table_view(JsonText& to, const View& view) {
  write_whole(to, kGameParts, view);
}

void write_own(JsonText& to, const View& view) {
  write_whole(to, kOwnParts, view);
}

void write_changes(JsonText& to, const View& before, const View& after) {
  write_changed(to, kGameParts, before, after);
}

void write_own_changes(JsonText& to, const View& before, const View& after) {
  write_changed(to, kOwnParts, before, after);
}

json::object table_view_json(const View& view) {
  return records::object_of([&](To to) { write_table_view(to, view); });
}

json::object own_json(const View& view) {
  return records::object_of([&](To to) { write_own(to, view); });
}

}  // namespace coverstory::protocol::cover_up
