#include "protocol/cover_me/view_json.h"

#include <algorithm>
#include <array>
#include <ranges>
#include <string_view>
#include <vector>

#include "engine/cover_me/fictional.h"
#include "records/cover_me/cards.h"
#include "records/cover_me/json.h"

namespace coverstory::protocol::cover_me {
namespace {

namespace json = boost::json;
using namespace coverstory::cover_me;
using records::cover_me::code_or_null;
using records::cover_me::list_json;
using records::cover_me::pile_json;
using records::cover_me::word_of;

std::string_view phase_word(Phase phase) {
  constexpr std::array<std::string_view, 7> kPhases{"draft",    "month", "special", "hands",
                                                    "new-year", "vote",  "over"};
  return kPhases[static_cast<std::size_t>(phase)];
}

json::array set_json(const CardSet& cards) {
  json::array result;
  cards.for_each([&](Card card) { result.emplace_back(code_of(card)); });
  return result;
}

/// One entry for each seat of the table.
json::array by_seat(const View& view, auto entry) {
  json::array result;
  for (int seat = 0; seat < view.options.players; ++seat) result.emplace_back(entry(Seat(seat)));
  return result;
}

/// CM-12.2: the own hand is known completely.
json::array hand_json(const View& view) {
  if (!view.viewer.has_seat()) return {};
  const HandView& hand = view.hand_of(view.viewer.seat());
  std::vector<Card> cards(hand.known.begin(), hand.known.end());
  cards.insert(cards.end(), hand.seen.begin(), hand.seen.end());
  std::ranges::sort(cards);
  return list_json(cards);
}

json::object row_json(json::value seat, int row, const Row& cards) {
  return {{"seat", std::move(seat)}, {"row", row}, {"cards", list_json(cards)}};
}

/// CM-8.2: before the reveal the first fictional player's card lies face down, the second's open.
void add_fictional_rows(json::array& rows, const View& view) {
  for (int row = 0; row < kFictionalPlayers; ++row) {
    rows.push_back(
        row_json(nullptr, row, view.rows[static_cast<std::size_t>(kFirstFictionalRow + row)]));
  }
  const auto lay = [&](int row, std::optional<Card> card) {
    rows[static_cast<std::size_t>(kFirstFictionalRow + row)].at("cards").get_array().push_back(
        code_or_null(card));
  };
  if (view.fictional.face_down) lay(0, std::nullopt);
  if (view.fictional.face_up) lay(1, view.fictional.face_up);
}

json::array rows_json(const View& view) {
  json::array rows;
  const int own_rows = view.options.rows_of_a_player();
  for (int row = 0; row < view.options.players * own_rows; ++row) {
    rows.push_back(
        row_json(row / own_rows, row % own_rows, view.rows[static_cast<std::size_t>(row)]));
  }
  if (view.options.with_fictional_players()) add_fictional_rows(rows, view);
  return rows;
}

template <std::size_t N>
json::object track_json(const std::array<std::uint8_t, N>& track, std::string_view letters) {
  json::object result;
  for (std::size_t i = 0; i < N; ++i) result[letters.substr(i, 1)] = track[i];
  return result;
}

json::object open_json(const View& view) {
  json::object result;
  for (std::size_t hair = 0; hair < kHairs; ++hair) {
    result[kHairLetters.substr(hair, 1)] = pile_json(view.open[hair]);
  }
  return result;
}

/// CM-2.2, CM-7.4: the cards of the next pile are all of one colour, which its backs show.
json::value next_color_json(const View& view) {
  if (view.next.empty()) return nullptr;
  constexpr std::array kColors{Clothes::Green, Clothes::Black, Clothes::White};
  const auto pool = static_cast<std::size_t>(view.next.back().pool);
  return json::value(word_of(kColors.at(pool - static_cast<std::size_t>(Pool::Green))));
}

/// CM-6.3: who does not look sees only that cards are looked at.
json::array looked_json(const View& view) {
  json::array result;
  for (const FaceDown& card : view.looked) result.push_back(code_or_null(card.card));
  return result;
}

json::array middle_json(const View& view) {
  return by_seat(view, [&](Seat seat) {
    return view.options.is_advanced() ? set_json(view.middle[seat.index]) : json::array();
  });
}

json::array seats_json(SeatSet seats) {
  json::array result;
  for (; !seats.empty(); seats.erase(seats.first())) result.emplace_back(seats.first().index);
  return result;
}

/// CM-5.3: by row the models to choose from.
json::array candidates_json(const View& view) {
  json::array result;
  for (int row = 0; row < view.options.players * view.options.rows_of_a_player(); ++row) {
    const auto at = static_cast<std::size_t>(row);
    json::array& cards = result.emplace_back(json::array()).get_array();
    if (view.phase != Phase::Special) continue;
    for (std::size_t month = 0; month < view.rows[at].size(); ++month) {
      if ((view.candidates[at] >> month & 1u) != 0) {
        cards.emplace_back(code_of(view.rows[at][month]));
      }
    }
  }
  return result;
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

/// A key of the view: its value, and whether two views agree on it.
struct Part {
  std::string_view key;
  json::value (*value)(const View&);
  bool (*same)(const View&, const View&);
};

// What a part is made of is named twice, to write it and to compare it; a test plays whole games
// and demands that the changes make of each view the next.
constexpr auto scored_json = [](const View& v) {
  return by_seat(v, [&](Seat seat) { return set_json(v.scored[seat.index]); });
};
constexpr auto known_json = [](const View& v) {
  return by_seat(v, [&](Seat seat) { return list_json(v.hand_of(seat).known); });
};
constexpr auto sizes_json = [](const View& v) {
  return by_seat(v, [&](Seat seat) { return v.hand_of(seat).size; });
};
constexpr auto fictional_json = [](const View& v) {
  return json::object{{"size", v.fictional.size}, {"known", list_json(v.fictional.known)}};
};
constexpr auto seat_json = [](const View& v) {
  return v.viewer.has_seat() ? json::value(v.viewer.seat().index) : json::value();
};

using V = const View&;
using Value = json::value;

/// What a program that plays gets.
constexpr std::array kParts{
    Part{"phase", [](V v) { return Value(phase_word(v.phase)); },
         [](V a, V b) { return a.phase == b.phase; }},
    Part{"year", [](V v) { return Value(v.calendar.year); },
         [](V a, V b) { return a.calendar.year == b.calendar.year; }},
    Part{"season", [](V v) { return Value(word_of(v.calendar.season)); },
         [](V a, V b) { return a.calendar.season == b.calendar.season; }},
    Part{"month", [](V v) { return Value(v.month); }, [](V a, V b) { return a.month == b.month; }},
    Part{"start", [](V v) { return Value(v.start.index); },
         [](V a, V b) { return a.start == b.start; }},
    Part{"seat", [](V v) { return Value(seat_json(v)); },
         [](V a, V b) { return a.viewer == b.viewer; }},
    Part{"hand", [](V v) { return Value(hand_json(v)); }, same_own_hand},
    Part{"hand_sizes", [](V v) { return Value(sizes_json(v)); },
         [](V a, V b) { return same_hands(a, b, &HandView::size); }},
    Part{"known", [](V v) { return Value(known_json(v)); },
         [](V a, V b) { return same_hands(a, b, &HandView::known); }},
    Part{"rows", [](V v) { return Value(rows_json(v)); }, same_rows},
    Part{"influence", [](V v) { return Value(list_json(v.influence)); },
         [](V a, V b) { return a.influence == b.influence; }},
    Part{"tracks", [](V v) { return Value(tracks_json(v.tracks, v.calendar.season)); },
         [](V a, V b) { return a.tracks == b.tracks && a.calendar.season == b.calendar.season; }},
    Part{"open", [](V v) { return Value(open_json(v)); },
         [](V a, V b) { return a.open == b.open; }},
    Part{"draw", [](V v) { return Value(v.draw.size()); },
         [](V a, V b) { return a.draw.size() == b.draw.size(); }},
    Part{"next", [](V v) { return Value(v.next.size()); },
         [](V a, V b) { return a.next.size() == b.next.size(); }},
    Part{"next_color", [](V v) { return next_color_json(v); },
         [](V a, V b) { return a.next == b.next; }},
    Part{"discard", [](V v) { return Value(set_json(v.discard)); },
         [](V a, V b) { return a.discard == b.discard; }},
    Part{"scored", [](V v) { return Value(scored_json(v)); },
         [](V a, V b) { return a.scored == b.scored; }},
    Part{"middle", [](V v) { return Value(middle_json(v)); },
         [](V a, V b) { return a.middle == b.middle; }},
    Part{"looked", [](V v) { return Value(looked_json(v)); },
         [](V a, V b) { return a.looked == b.looked; }},
    Part{"fictional", [](V v) { return Value(fictional_json(v)); },
         [](V a, V b) {
           return a.fictional.size == b.fictional.size && a.fictional.known == b.fictional.known;
         }},
};

/// What a table adds: who is asked for what.
constexpr std::array kTableParts{
    Part{"awaited", [](V v) { return Value(word_of(v.awaited)); },
         [](V a, V b) { return a.awaited == b.awaited; }},
    Part{"deciding", [](V v) { return Value(seats_json(v.deciding)); },
         [](V a, V b) { return a.deciding == b.deciding; }},
    Part{"to_act", [](V v) { return Value(seats_json(v.to_act)); },
         [](V a, V b) { return a.to_act == b.to_act; }},
    Part{"candidates", [](V v) { return Value(candidates_json(v)); },
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

json::object tracks_json(const Tracks& tracks, Season season) {
  json::object result{{"hair", track_json(tracks.hair, kHairLetters)},
                      {"length", track_json(tracks.length, kLengthLetters)}};
  if (third_trait(season) == ThirdTrait::Pattern) {
    result["pattern"] = track_json(tracks.pattern, kPatternLetters);
  } else {
    result["clothes"] = track_json(tracks.clothes, kClothesLetters);
  }
  return result;
}

json::object view_json(const View& view) {
  json::object result;
  for (const Part& part : kParts) result.emplace(part.key, part.value(view));
  return result;
}

json::object table_view_json(const View& view) {
  json::object result = view_json(view);
  for (const Part& part : kTableParts) result.emplace(part.key, part.value(view));
  return result;
}

json::object changes_json(const View& before, const View& after) {
  json::object result;
  const auto add_changed = [&](const Part& part) {
    if (!part.same(before, after)) result.emplace(part.key, part.value(after));
  };
  for (const Part& part : kParts) add_changed(part);
  for (const Part& part : kTableParts) add_changed(part);
  return result;
}

boost::json::object action_json(Action action, const View& view) {
  const auto returned = returned_by(action, view);
  return records::cover_me::choice_json(action, taken_by(action, view),
                                        {returned.data(), returned.size()});
}

boost::json::array legal_json(const Choices& choices, const View& view) {
  boost::json::array result;
  for (const Action action : choices) result.push_back(action_json(action, view));
  return result;
}

}  // namespace coverstory::protocol::cover_me
