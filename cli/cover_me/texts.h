// What a person at the table sees, in lines that can be read aloud: the moment, the tracks, the
// rows, the hand. All of it comes from the seat's own view.
#pragma once

#include <string>
#include <vector>

#include "cli/cast.h"
#include "engine/cover_me/view.h"

namespace coverstory::cli {

/// The tracks and the season that cards are judged by now: this season's, or, while hands are
/// filled, those the next season will begin with (CM-6.4).
struct Fashion {
  cover_me::Tracks tracks;
  cover_me::Season season{};

  cover_me::Trends trends() const { return trends_of(tracks, season); }
};
Fashion fashion_of(const cover_me::View& view);

/// "Winter, year 1, month 2 of 3."
std::string moment_words(const cover_me::View& view);
/// Tracks, influence row, and rows as far as there are any.
std::string position_words(const cover_me::View& view, const Cast& cast);
/// Everything on the table, with piles and hand sizes.
std::string table_words(const cover_me::View& view, const Cast& cast);

/// The viewer's own cards in the order in which they are numbered.
std::vector<cover_me::Card> own_hand(const cover_me::View& view);
/// "Ada: yellow, …, 2 prestige [YQsb]. Trend value 2: blonde hair and squared."
std::string card_line(cover_me::Card card, const cover_me::View& view);
/// Whether the cards of the hand are what is chosen from.
constexpr bool is_chosen_from_hand(cover_me::Kind kind) {
  return kind == cover_me::Kind::Play || kind == cover_me::Kind::Swap;
}
/// The hand, a line for each card; with the numbers to type where one is chosen from it.
std::string hand_words(const cover_me::View& view);

}  // namespace coverstory::cli
