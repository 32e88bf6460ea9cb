// CM-11: the options of a game. They combine freely; the defaults are the printed rules.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

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

/// What is wrong with the options, as a sentence; nothing if they are valid.
std::optional<std::string_view> validate(const Options& options);

}  // namespace coverstory::cover_me
