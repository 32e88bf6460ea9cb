#include "protocol/cover_me/view_json.h"

#include <algorithm>
#include <array>
#include <ranges>
#include <string_view>
#include <vector>

#include "engine/cover_me/fictional.h"
#include "records/cover_me/cards.h"
#include "records/cover_me/words.h"

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

/// CM-3.2: the three active traits.
json::object tracks_json(const View& view) {
  json::object result{{"hair", track_json(view.tracks.hair, kHairLetters)},
                      {"length", track_json(view.tracks.length, kLengthLetters)}};
  if (third_trait(view.calendar.season) == ThirdTrait::Pattern) {
    result["pattern"] = track_json(view.tracks.pattern, kPatternLetters);
  } else {
    result["clothes"] = track_json(view.tracks.clothes, kClothesLetters);
  }
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

void add_hands(json::object& result, const View& view) {
  result["hand"] = hand_json(view);
  result["hand_sizes"] = by_seat(view, [&](Seat seat) { return view.hand_of(seat).size; });
  result["known"] = by_seat(view, [&](Seat seat) { return list_json(view.hand_of(seat).known); });
}

void add_table(json::object& result, const View& view) {
  result["rows"] = rows_json(view);
  result["influence"] = list_json(view.influence);
  result["tracks"] = tracks_json(view);
  result["open"] = open_json(view);
  result["draw"] = view.draw.size();
  result["next"] = view.next.size();
  result["next_color"] = next_color_json(view);
  result["discard"] = set_json(view.discard);
  result["scored"] = by_seat(view, [&](Seat seat) { return set_json(view.scored[seat.index]); });
  result["middle"] = middle_json(view);
  result["looked"] = looked_json(view);
  result["fictional"] = {{"size", view.fictional.size}, {"known", list_json(view.fictional.known)}};
}

}  // namespace

json::object view_json(const View& view) {
  json::object result{
      {"phase", phase_word(view.phase)},
      {"year", view.calendar.year},
      {"season", word_of(view.calendar.season)},
      {"month", view.month},
      {"start", view.start.index},
      {"seat", view.viewer.has_seat() ? json::value(view.viewer.seat().index) : json::value()}};
  add_hands(result, view);
  add_table(result, view);
  return result;
}

}  // namespace coverstory::protocol::cover_me
