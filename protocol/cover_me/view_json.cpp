#include "protocol/cover_me/view_json.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string_view>

#include "engine/cover_me/fictional.h"
#include "records/cover_me/cards.h"
#include "records/cover_me/json.h"

namespace coverstory::protocol::cover_me {
namespace {

namespace json = boost::json;
using namespace coverstory::cover_me;
using records::JsonText;
using records::cover_me::word_of;
using records::cover_me::write;
using records::cover_me::write_list;
using records::cover_me::write_pile;

std::string_view phase_word(Phase phase) {
  constexpr std::array<std::string_view, 7> kPhases{"draft",    "month", "special", "hands",
                                                    "new-year", "vote",  "over"};
  return kPhases[static_cast<std::size_t>(phase)];
}

void write_set(JsonText& to, const CardSet& cards) {
  to.list([&] { cards.for_each([&](Card card) { write(to, card); }); });
}

/// One entry for each seat of the table.
void write_by_seat(JsonText& to, const View& view, auto write_entry) {
  to.list([&] {
    for (int seat = 0; seat < view.options.players; ++seat) write_entry(Seat(seat));
  });
}

/// CM-12.2: the own hand is known completely.
void write_hand(JsonText& to, const View& view) {
  if (!view.viewer.has_seat()) return to.list([] {});
  const HandView& hand = view.hand_of(view.viewer.seat());
  FixedVector<Card, 2 * Hand::capacity()> cards;
  std::ranges::merge(hand.known, hand.seen, std::back_inserter(cards));
  write_list(to, cards);
}

/// A row of a player, or of nobody where it is a fictional player's.
void write_row(JsonText& to, std::optional<int> seat, int row, const Row& cards,
               auto write_card_after) {
  to.object([&] {
    seat ? to.key("seat").number(*seat) : to.key("seat").null();
    to.key("row").number(row);
    to.key("cards").list([&] {
      for (const Card card : cards) write(to, card);
      write_card_after();
    });
  });
}

/// CM-8.2: before the reveal the first fictional player's card lies face down, the second's open.
void write_fictional_rows(JsonText& to, const View& view) {
  for (int row = 0; row < kFictionalPlayers; ++row) {
    write_row(to, std::nullopt, row, view.rows[static_cast<std::size_t>(kFirstFictionalRow + row)],
              [&] {
                if (row == 0 && view.fictional.face_down) to.null();
                if (row == 1 && view.fictional.face_up) write(to, view.fictional.face_up);
              });
  }
}

void write_rows(JsonText& to, const View& view) {
  to.list([&] {
    const int own_rows = view.options.rows_of_a_player();
    for (int row = 0; row < view.options.players * own_rows; ++row) {
      write_row(to, row / own_rows, row % own_rows, view.rows[static_cast<std::size_t>(row)],
                [] {});
    }
    if (view.options.with_fictional_players()) write_fictional_rows(to, view);
  });
}

template <std::size_t N>
void write_track(JsonText& to, const std::array<std::uint8_t, N>& track, std::string_view letters) {
  to.object([&] {
    for (std::size_t i = 0; i < N; ++i) to.key(letters.substr(i, 1)).number(track[i]);
  });
}

void write_open(JsonText& to, const View& view) {
  to.object([&] {
    for (std::size_t hair = 0; hair < kHairs; ++hair) {
      write_pile(to.key(kHairLetters.substr(hair, 1)), view.open[hair]);
    }
  });
}

/// CM-2.2, CM-7.4: the cards of the next pile are all of one colour, which its backs show.
void write_next_color(JsonText& to, const View& view) {
  if (view.next.empty()) return to.null();
  constexpr std::array kColors{Clothes::Green, Clothes::Black, Clothes::White};
  const auto pool = static_cast<std::size_t>(view.next.back().pool);
  to.word(word_of(kColors.at(pool - static_cast<std::size_t>(Pool::Green))));
}

/// CM-6.3: who does not look sees only that cards are looked at.
void write_looked(JsonText& to, const View& view) {
  to.list([&] {
    for (const FaceDown& card : view.looked) write(to, card.card);
  });
}

void write_middle(JsonText& to, const View& view) {
  write_by_seat(to, view, [&](Seat seat) {
    view.options.is_advanced() ? write_set(to, view.middle[seat.index]) : to.list([] {});
  });
}

void write_seats(JsonText& to, SeatSet seats) {
  to.list([&] {
    for (; !seats.empty(); seats.erase(seats.first())) to.number(seats.first().index);
  });
}

/// CM-5.3: by row the models to choose from.
void write_candidates(JsonText& to, const View& view) {
  const auto write_of_row = [&](std::size_t row) {
    if (view.phase != Phase::Special) return;
    for (std::size_t month = 0; month < view.rows[row].size(); ++month) {
      if ((view.candidates[row] >> month & 1u) != 0) write(to, view.rows[row][month]);
    }
  };
  to.list([&] {
    for (int row = 0; row < view.options.players * view.options.rows_of_a_player(); ++row) {
      to.list([&] { write_of_row(static_cast<std::size_t>(row)); });
    }
  });
}

bool same_hands(const View& a, const View& b, auto part) {
  for (std::size_t seat = 0; seat < a.hands.size(); ++seat) {
    if (!(a.hands[seat].*part == b.hands[seat].*part)) return false;
  }
  return true;
}

bool same_own_hand(const View& a, const View& b) {
  if (!a.viewer.has_seat()) return true;
  const HandView &one = a.hand_of(a.viewer.seat()), &other = b.hand_of(a.viewer.seat());
  return one.known == other.known && one.seen == other.seen;
}

bool same_rows(const View& a, const View& b) {
  return a.rows == b.rows && a.fictional.face_down == b.fictional.face_down &&
         a.fictional.face_up == b.fictional.face_up;
}

/// CM-6.5: whether a part is one that a table may hide until the end.
enum class Tells : std::uint8_t { Anything, Totals };

/// A key of the view: how its value is written, and whether two views agree on it.
struct Part {
  std::string_view key;
  void (*write)(JsonText&, const View&);
  bool (*same)(const View&, const View&);
  Tells tells = Tells::Anything;

  /// Whether a table shows it to the viewer.
  bool is_shown(const View& view) const { return tells != Tells::Totals || shows_totals(view); }
  void write_shown(JsonText& to, const View& view) const {
    is_shown(view) ? write(to, view) : to.null();
  }
  bool is_shown_alike(const View& a, const View& b) const {
    if (is_shown(a) != is_shown(b)) return false;
    return !is_shown(a) || same(a, b);
  }
};

using V = const View&;
using To = JsonText&;

// What a part is made of is named twice, to write it and to compare it; a test plays whole games
// and demands that the changes make of each view the next.

/// What a program that plays gets.
constexpr std::array kParts{
    Part{"phase", [](To to, V v) { to.word(phase_word(v.phase)); },
         [](V a, V b) { return a.phase == b.phase; }},
    Part{"year", [](To to, V v) { to.number(v.calendar.year); },
         [](V a, V b) { return a.calendar.year == b.calendar.year; }},
    Part{"season", [](To to, V v) { to.word(word_of(v.calendar.season)); },
         [](V a, V b) { return a.calendar.season == b.calendar.season; }},
    Part{"month", [](To to, V v) { to.number(v.month); },
         [](V a, V b) { return a.month == b.month; }},
    Part{"start", [](To to, V v) { to.number(v.start.index); },
         [](V a, V b) { return a.start == b.start; }},
    Part{"seat",
         [](To to, V v) { v.viewer.has_seat() ? to.number(v.viewer.seat().index) : to.null(); },
         [](V a, V b) { return a.viewer == b.viewer; }},
    Part{"hand", write_hand, same_own_hand},
    Part{"hand_sizes",
         [](To to, V v) {
           write_by_seat(to, v, [&](Seat seat) { to.number(v.hand_of(seat).size); });
         },
         [](V a, V b) { return same_hands(a, b, &HandView::size); }},
    Part{"known",
         [](To to, V v) {
           write_by_seat(to, v, [&](Seat seat) { write_list(to, v.hand_of(seat).known); });
         },
         [](V a, V b) { return same_hands(a, b, &HandView::known); }},
    Part{"rows", write_rows, same_rows},
    Part{"influence", [](To to, V v) { write_list(to, v.influence); },
         [](V a, V b) { return a.influence == b.influence; }},
    Part{"tracks", [](To to, V v) { write_tracks(to, v.tracks, v.calendar.season); },
         [](V a, V b) { return a.tracks == b.tracks && a.calendar.season == b.calendar.season; }},
    Part{"open", write_open, [](V a, V b) { return a.open == b.open; }},
    Part{"draw", [](To to, V v) { to.number(v.draw.size()); },
         [](V a, V b) { return a.draw.size() == b.draw.size(); }},
    Part{"next", [](To to, V v) { to.number(v.next.size()); },
         [](V a, V b) { return a.next.size() == b.next.size(); }},
    Part{"next_color", write_next_color, [](V a, V b) { return a.next == b.next; }},
    Part{"discard", [](To to, V v) { write_set(to, v.discard); },
         [](V a, V b) { return a.discard == b.discard; }},
    Part{"scored",
         [](To to, V v) {
           write_by_seat(to, v, [&](Seat seat) { write_set(to, v.scored[seat.index]); });
         },
         [](V a, V b) { return a.scored == b.scored; }, Tells::Totals},
    Part{"middle", write_middle, [](V a, V b) { return a.middle == b.middle; }, Tells::Totals},
    Part{"looked", write_looked, [](V a, V b) { return a.looked == b.looked; }},
    Part{"fictional",
         [](To to, V v) {
           to.object([&] {
             to.key("size").number(v.fictional.size);
             write_list(to.key("known"), v.fictional.known);
           });
         },
         [](V a, V b) {
           return a.fictional.size == b.fictional.size && a.fictional.known == b.fictional.known;
         }},
};

/// What a table adds: who is asked for what.
constexpr std::array kTableParts{
    Part{"awaited", [](To to, V v) { to.word(word_of(v.awaited)); },
         [](V a, V b) { return a.awaited == b.awaited; }},
    Part{"deciding", [](To to, V v) { write_seats(to, v.deciding); },
         [](V a, V b) { return a.deciding == b.deciding; }},
    Part{"to_act", [](To to, V v) { write_seats(to, v.to_act); },
         [](V a, V b) { return a.to_act == b.to_act; }},
    Part{"candidates", write_candidates,
         [](V a, V b) {
           const bool special = b.phase == Phase::Special;
           if ((a.phase == Phase::Special) != special) return false;
           return !special || (a.candidates == b.candidates && a.rows == b.rows);
         }},
};

/// CM-2.7: the top of an open pile can be seen, that of the draw pile cannot.
std::optional<Card> taken_by(Action action, const View& view) {
  if (action.kind() != Kind::Take || !action.pile()) return std::nullopt;
  return view.open[static_cast<std::size_t>(*action.pile())].back();
}

/// CM-6.3: what is looked at and not kept goes back.
FixedVector<Card, kMostLookedAt> returned_by(Action action, const View& view) {
  FixedVector<Card, kMostLookedAt> returned;
  if (action.kind() != Kind::Keep) return returned;
  for (const FaceDown& looked : view.looked) {
    ENSURE(looked.card.has_value());
    if (*looked.card != action.card() && looked.card != action.second_card()) {
      returned.push_back(*looked.card);
    }
  }
  return returned;
}

}  // namespace

void write_tracks(JsonText& to, const Tracks& tracks, Season season) {
  to.object([&] {
    write_track(to.key("hair"), tracks.hair, kHairLetters);
    write_track(to.key("length"), tracks.length, kLengthLetters);
    if (third_trait(season) == ThirdTrait::Pattern) {
      write_track(to.key("pattern"), tracks.pattern, kPatternLetters);
    } else {
      write_track(to.key("clothes"), tracks.clothes, kClothesLetters);
    }
  });
}

void write_view(JsonText& to, const View& view) {
  for (const Part& part : kParts) part.write(to.key(part.key), view);
}

void write_table_view(JsonText& to, const View& view) {
  for (const Part& part : kParts) part.write_shown(to.key(part.key), view);
  for (const Part& part : kTableParts) part.write_shown(to.key(part.key), view);
}

void write_changes(JsonText& to, const View& before, const View& after) {
  const auto write_changed = [&](const Part& part) {
    if (!part.is_shown_alike(before, after)) part.write_shown(to.key(part.key), after);
  };
  for (const Part& part : kParts) write_changed(part);
  for (const Part& part : kTableParts) write_changed(part);
}

void write_action(JsonText& to, Action action, const View& view) {
  const auto returned = returned_by(action, view);
  to.object([&] {
    records::cover_me::write_choice(to, action, taken_by(action, view),
                                    {returned.data(), returned.size()});
  });
}

void write_legal(JsonText& to, const Choices& choices, const View& view) {
  to.list([&] {
    for (const Action action : choices) write_action(to, action, view);
  });
}

json::object view_json(const View& view) {
  return records::object_of([&](To to) { write_view(to, view); });
}

json::object table_view_json(const View& view) {
  return records::object_of([&](To to) { write_table_view(to, view); });
}

json::object changes_json(const View& before, const View& after) {
  return records::object_of([&](To to) { write_changes(to, before, after); });
}

json::object action_json(Action action, const View& view) {
  return records::value_of([&](To to) { write_action(to, action, view); }).as_object();
}

json::array legal_json(const Choices& choices, const View& view) {
  return records::value_of([&](To to) { write_legal(to, choices, view); }).as_array();
}

}  // namespace coverstory::protocol::cover_me
