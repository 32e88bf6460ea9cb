// Positions drawn as text, for tests. Cards are codes (CM-1.3) with blanks between them: piles top
// first as in the records, rows by month, hands and sets in any order. Whatever a test does not
// write down lies where it would lie in a game, so that every card is in exactly one place.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cover_me/state.h"

namespace coverstory::cover_me {

Card card(std::string_view code);
std::vector<Card> cards(std::string_view codes);

/// Cards as text in the order they have: rows, the influence row.
template <class Range>
std::string text(const Range& range) {
  std::string codes;
  for (const Card one : range) codes += (codes.empty() ? "" : " ") + code_of(one);
  return codes;
}

/// A pile as text, its top first.
template <std::size_t N>
std::string top_first(const FixedVector<Card, N>& pile) {
  std::vector<Card> turned(pile.begin(), pile.end());
  std::ranges::reverse(turned);
  return text(turned);
}

/// Cards whose order means nothing, as text in the order of the cards.
template <class Range>
  requires(!std::convertible_to<Range, std::string_view>)
std::string sorted(const Range& range) {
  std::vector<Card> ordered(range.begin(), range.end());
  std::ranges::sort(ordered);
  return text(ordered);
}
std::string sorted(const CardSet& set);
std::string sorted(std::string_view codes);

/// The trends of the active traits by their letters: "b s Q" for hair, length and the third trait.
std::string trends_text(const State& state);

/// Whether a hand that is written down is the whole hand, or is filled up to the hand size.
enum class Hands : std::uint8_t { FilledUp, AsWritten };

/// A table at the start of a season.
struct Position {
  Options options{.players = 3};
  Calendar calendar{};
  Seat start{};
  std::vector<std::string> hands{};
  Hands filling = Hands::FilledUp;
  std::string influence{};
  /// Left out: a card each, the unused base colours, the colour of the year, twelve cards.
  std::optional<std::array<std::string, kHairs>> open{};
  std::optional<std::string> draw{};
  std::optional<std::string> next{};
  std::optional<std::string> fictional{};
  std::string discard{};
  std::vector<std::string> scored{};
  std::vector<std::string> middle{};
};

/// The state at the first decision of that season. Cards that fit nowhere, because all piles are
/// written down, count as scored by the first seat.
State state_of(const Position& position);

/// One row for each way a season can end, with the trends b s Q in winter or fall and no choice to
/// make: the first features a model of value 3, the second one of value 2, the third three of 0.
inline constexpr std::string_view kTrendyRow = "YQsb BDmk YTlr";
inline constexpr std::string_view kHalfTrendyRow = "BQsk YDmb RTlr";
inline constexpr std::string_view kAlternativeRow = "RDmr RTlk BDlr";
inline constexpr std::string_view kPullingInfluence = "GQsb KQsb WQsb";

/// The seats of those rows, where all three are played, and the rows.
inline constexpr Seat kTrendy{0}, kHalfTrendy{1}, kAlternative{2};
inline const std::vector<std::string> kRows{std::string(kTrendyRow), std::string(kHalfTrendyRow),
                                            std::string(kAlternativeRow)};

}  // namespace coverstory::cover_me
