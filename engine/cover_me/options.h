// CM-11: the options of a game. They combine freely; the defaults are the printed rules.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/option.h"
#include "engine/cover_me/card.h"

namespace coverstory::cover_me {

/// CM-11.4, for two players only.
enum class TwoPlayer : std::uint8_t { Fictional, Advanced };
/// CM-11.1.
enum class GameLength : std::uint8_t { Standard, Long, Short };
/// CM-11.2.
enum class Values : std::uint8_t { ByColor, Equal };
/// CM-11.3.
enum class Deal : std::uint8_t { Draft, Quick };
/// CM-11.5.
enum class Tie : std::uint8_t { Vote, Share };
/// CM-6.5: whether a table shows what everybody has scored so far.
enum class Totals : std::uint8_t { Shown, Hidden };

inline constexpr int kFewestPlayers = 2;
inline constexpr int kMostPlayers = 5;

struct Options {
  std::uint8_t players = 4;
  TwoPlayer two_player = TwoPlayer::Fictional;
  GameLength length = GameLength::Standard;
  Values values = Values::ByColor;
  /// The colour taken out of the game; there is one just with `Values::Equal`.
  std::optional<Clothes> removed;
  Deal deal = Deal::Draft;
  Tie tie = Tie::Vote;
  Totals totals = Totals::Shown;

  friend bool operator==(const Options&, const Options&) = default;

  bool with_fictional_players() const { return players == 2 && two_player == TwoPlayer::Fictional; }
  bool is_advanced() const { return players == 2 && two_player == TwoPlayer::Advanced; }
  bool equal_values() const { return values == Values::Equal; }

  /// CM-2.6, CM-9.2.
  int hand_size() const { return is_advanced() ? 12 : 9; }
  /// CM-8.2, CM-9.1: rows on the table, and those that one player fills.
  int rows() const { return players == 2 ? 4 : players; }
  int rows_of_a_player() const { return is_advanced() ? 2 : 1; }
  /// CM-1.4, CM-11.2: what a scored card is worth in this game.
  int worth(Card card) const { return equal_values() ? 1 : prestige_of(clothes_of(card)); }
};

/// Each option, declared once: a new one is added at the end.
inline constexpr std::array kOptions{
    option<&Options::players>({.key = "players",
                               .meaning = "players at the table, 2 to 5",
                               .low = kFewestPlayers,
                               .high = kMostPlayers,
                               .refusal = "Cover Me is for 2 to 5 players (CM-1.5)."}),
    option<&Options::two_player>(
        {.key = "two_player",
         .meaning = "how two play",
         .words = {"fictional", "advanced"},
         .only_with = where<&Options::players>(2),
         .refusal = "The advanced game is for two players only (CM-11.4)."}),
    option<&Options::length>({.key = "length",
                              .meaning = "3 years, 4 years, or 4 years of two seasons",
                              .words = {"standard", "long", "short"}}),
    option<&Options::values>({.key = "values",
                              .meaning = "prestige by clothes colour, or one a card",
                              .words = {"by-color", "equal"}}),
    option<&Options::removed>(
        {.key = "removed",
         .meaning = "the clothes colour left out, with equal values",
         .words = {"Y", "B", "R", "G", "K", "W"},  // CM-1.3
         .only_with = where<&Options::values>(Values::Equal),
         .refusal = "A clothes colour is removed only with equal values (CM-11.2).",
         .missing = "With equal values one clothes colour must be removed: "
                    "Y, B, R, G, K or W (CM-11.2)."}),
    option<&Options::deal>({.key = "deal",
                            .meaning = "take the last cards in turn, or deal them all",
                            .words = {"draft", "quick"}}),
    option<&Options::tie>({.key = "tie",
                           .meaning = "a tie for the first place: vote on a season more, or share",
                           .words = {"vote", "share"}}),
    option<&Options::totals>({.key = "totals",
                              .meaning = "what has scored: shown all the time, or only at the end",
                              .words = {"shown", "hidden"},
                              .scope = Scope::Table}),
};

/// What is wrong with the options, as a sentence; nothing if they are valid.
constexpr std::optional<std::string_view> validate(const Options& options) {
  return what_is_wrong(kOptions, options);
}
static_assert(!validate({}));

}  // namespace coverstory::cover_me
