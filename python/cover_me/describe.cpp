#include "python/cover_me/describe.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "engine/cover_me/ranking.h"

namespace coverstory::python::cover_me {
namespace {

using namespace coverstory::cover_me;

std::string codes(const auto& cards) {
  std::string text;
  for (const Card card : cards) text += (text.empty() ? "" : " ") + code_of(card);
  return text.empty() ? "-" : text;
}

std::string seats(SeatSet set) {
  std::string text;
  for (; !set.empty(); set.erase(set.first())) {
    text += fmt::format("{}{}", text.empty() ? "" : ", ", set.first().index);
  }
  return text;
}

std::string when(const State& state) {
  constexpr std::array<std::string_view, 4> kSeasons{"winter", "spring", "summer", "fall"};
  constexpr std::array<std::string_view, 7> kPhases{"cards are taken before the game",
                                                    "covers are chosen",
                                                    "the season special",
                                                    "hands are filled",
                                                    "a new year",
                                                    "a vote",
                                                    "the game is over"};
  const auto season = kSeasons[static_cast<std::size_t>(state.calendar.season)];
  const auto phase = kPhases[static_cast<std::size_t>(state.phase)];
  const auto month = state.month > 0 ? fmt::format(", month {}", state.month) : std::string();
  return fmt::format("Cover Me, year {}, {}{}: {}", state.calendar.year, season, month, phase);
}

std::string trends_text(const State& state) {
  const auto letters = [](std::string_view all, unsigned bits) {
    std::string text;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if ((bits >> i & 1) != 0) text += all[i];
    }
    return text;
  };
  const Trends trends = trends_now(state);
  const bool by_clothes = trends.third_trait == ThirdTrait::Clothes;
  return fmt::format("hair {}, length {}, {} {}", letters(kHairLetters, trends.hair),
                     letters(kLengthLetters, trends.length), by_clothes ? "clothes" : "pattern",
                     letters(by_clothes ? kClothesLetters : kPatternLetters, trends.third));
}

}  // namespace

std::string describe(const State& state) {
  std::string text = when(state) + "\n";
  if (!state.to_act.empty()) text += fmt::format("to act: seat {}\n", seats(state.to_act));
  text +=
      fmt::format("trends: {}; influence row: {}\n", trends_text(state), codes(state.influence));
  for (const OpenPile& pile : state.open) text += fmt::format("open pile: {}\n", codes(pile));
  text += fmt::format("{} cards to draw, {} in the next pile, {} discarded\n", state.draw.size(),
                      state.next.size(), state.discard.size());
  for (int s = 0; s < state.options.players; ++s) {
    const Seat seat(s);
    Hand hand = state.hand(seat);
    std::ranges::sort(hand);
    text += fmt::format("seat {}: prestige {}, hand {}", s, prestige(state, seat), codes(hand));
    for (int own = 0; own < state.options.rows_of_a_player(); ++own) {
      text += fmt::format(", row {}",
                          codes(state.rows[static_cast<std::size_t>(state.row_of(seat, own))]));
    }
    text += "\n";
  }
  if (state.options.with_fictional_players()) {
    text +=
        fmt::format("fictional players: rows {}, {}\n", codes(state.rows[2]), codes(state.rows[3]));
  }
  return text;
}

}  // namespace coverstory::python::cover_me
