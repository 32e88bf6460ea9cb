// What a person at the table sees, in lines that can be read aloud: how the game begins, the
// moment, the tracks, the rows, the hand (texts.cpp); what can be looked up (knowledge.cpp), the
// rules of the moment (help.cpp), and the end (result.cpp). All of it comes from the seat's own
// view.
#pragma once

#include <string>
#include <vector>

#include "cli/telling.h"
#include "engine/cover_me/options.h"
#include "engine/cover_me/ranking.h"
#include "engine/cover_me/view.h"

namespace coverstory::cli {

/// "Winter, year 1. Month 2 of 3."
std::string moment_words(const cover_me::View& view);
/// Tracks, influence row, and rows as far as there are any.
std::string position_words(const cover_me::View& view, const Cast& cast);
/// Everything on the table, with piles and hand sizes.
std::string table_words(const cover_me::View& view, const Cast& cast);

/// The viewer's own cards in the order in which they are numbered.
std::vector<cover_me::Card> own_hand(const cover_me::View& view);
/// "Ada: yellow, …; 2 prestige [YQsb]; trend value 2 of 3 (blonde hair and squared pattern)"
std::string card_line(cover_me::Card card, const cover_me::View& view);
/// The hand, a line for each card; with the numbers to type where one is chosen from it.
std::string hand_words(const cover_me::View& view);

// What a game of Cover Me begins with, in words: the options, the open piles, the influence row.

/// A few lines: players, length, values, dealing, ties.
std::string options_words(const cover_me::Options& options, const Cast& cast);

/// "You start."
std::string starter_words(Seat start, const Cast& cast);

/// A line for each open pile, its top card and its size.
std::string open_piles_words(const cover_me::View& view);

/// "Next pile: 27 cards."
std::string next_pile_words(const cover_me::View& view);

/// "Influence row: …"
std::string influence_words(const cover_me::View& view);

// What a person may look up at any time: scores, the discard pile (CM-2.10), and what is known of
// the cards of others (CM-12.1, CM-12.2).

std::string scores_words(const cover_me::View& view, const Cast& cast);
std::string discard_words(const cover_me::View& view);
std::string known_words(const cover_me::View& view, const Cast& cast);

// The end of a game in words: the ranking, and what decided between players of equal prestige
// (CM-9.7, CM-10.2).

/// "Scores so far: You 12, Alice 8."
std::string standings(const cover_me::View& view, const Cast& cast);

/// A line for each place, then a line for each tie that a later figure decided.
std::string result_words(const cover_me::View& view, const cover_me::Ranking& ranking,
                         const Cast& cast);

// The rules of the moment as the page tells them, by clause, for a person who asks.

/// For the start of a game: what it is about, in a few lines.
std::string welcome_words();

/// What the decision that is due means.
std::string rules_of_the_moment(const cover_me::View& view);

/// The words that can be typed beside numbers.
std::string commands_help();

}  // namespace coverstory::cli
