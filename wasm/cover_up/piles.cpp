// Piles of Cover Up as they are being built: what is wrong with one, what is seen of it, what it
// costs, and the best there is; and the cards of the puzzle of the day (CU-7.3): the page knows the
// date. No game is needed for that.
#include <map>
#include <utility>

#include "engine/cover_up/pile.h"
#include "engine/cover_up/puzzle.h"
#include "engine/cover_up/score.h"
#include "engine/cover_up/solver.h"
#include "records/cover_up/cards.h"
#include "wasm/exported.h"

namespace coverstory::wasm {
namespace {

namespace json = boost::json;
using namespace coverstory::cover_up;
using records::cover_up::list_json;
using records::cover_up::pile_json;

Hand hand_in(Text cards) {
  const json::array list = array_in(cards);
  if (list.size() > kHandSize) refuse("A hand has at most five cards.");
  Hand hand;
  for (const json::value& card : list) hand.push_back(records::cover_up::read_card(card));
  return hand;
}

Pile pile_in(Text text) {
  return records::cover_up::read_pile(array_in(text));
}

/// The symbols on a square of the lattice: the topmost, and how many lie on each other.
struct Stack {
  Symbol top = 0;
  int height = 0;
};

/// The squares where a symbol is seen, by rows.
std::map<std::pair<int, int>, Stack> stacks_of(const Pile& pile) {
  std::map<std::pair<int, int>, Stack> stacks;
  for (const Placement& placed : pile) {
    for (int square = 0; square < kSquares; ++square) {
      const Symbol symbol = placed.card.at(square);
      if (symbol == 0) continue;
      const Offset offset = offset_of(square, placed.o);
      Stack& stack = stacks[{placed.y + offset.y, placed.x + offset.x}];
      stack.top = symbol;
      ++stack.height;
    }
  }
  return stacks;
}

json::array squares_json(const Pile& pile) {
  json::array result;
  for (const auto& [at, stack] : stacks_of(pile)) {
    result.push_back({{"x", at.second},
                      {"y", at.first},
                      {"symbol", std::string(1, static_cast<char>('a' + stack.top - 1))},
                      {"height", stack.height}});
  }
  return result;
}

json::array conflicts_json(const PileCheck& check) {
  json::array result;
  for (const LatticeSquare square : check.conflicts) {
    result.push_back({{"x", square.x}, {"y", square.y}});
  }
  return result;
}

}  // namespace

/// CU-3.3, CU-3.4, CU-5.2: conflicts and loose cards, and the squares where a symbol is seen, with
/// the number of symbols that lie there on each other.
EXPORTED(cover_up_check) void cover_up_check(Text text) {
  const Pile pile = pile_in(text);
  const PileCheck found = check(pile);
  json::array squares = squares_json(pile);
  const std::size_t visible = squares.size();
  answer(json::object{{"valid", found.is_valid()},
                      {"conflicts", conflicts_json(found)},
                      {"loose", json::array(found.loose.begin(), found.loose.end())},
                      {"visible", visible},
                      {"squares", std::move(squares)}});
}

/// CU-5: what a pile would cost if the round ended now.
EXPORTED(cover_up_score) void cover_up_score(Text cards, Text text, bool flipped) {
  const Hand hand = hand_in(cards);
  const Pile pile = pile_in(text);
  if (!is_made_of(pile, hand)) refuse("The pile is not made of these cards.");
  const Score score = score_of(hand, pile, flipped ? Flipped::Yes : Flipped::No);
  answer(json::object{{"beside", list_json(score.beside)},
                      {"removed", list_json(score.removed)},
                      {"visible", score.visible},
                      {"beside_points", score.beside_points},
                      {"hourglass", score.hourglass},
                      {"points", score.points}});
}

/// CU-7: the best pile of these cards. `nodes` is how long to search at most, 0 for without limit.
EXPORTED(cover_up_solve) void cover_up_solve(Text cards, double nodes) {
  const Hand hand = hand_in(cards);
  SolveLimit limit;
  if (nodes > 0) limit.nodes = static_cast<std::uint64_t>(nodes);
  const Par par = solve(hand, limit);
  answer(json::object{{"points", par.points},
                      {"pile", pile_json(par.pile)},
                      {"beside", list_json(par.beside)},
                      {"lower_bound", par.lower_bound},
                      {"exact", par.exact}});
}

/// The five cards of a date (`2026-11-16`).
EXPORTED(cover_up_puzzle) void cover_up_puzzle(Text date) {
  const auto day = cover_up::puzzle_day(date);
  if (!day) refuse("A puzzle has a date such as 2026-11-16, of the years 2000 to 2999.");
  answer(records::cover_up::list_json(cover_up::puzzle_of(*day)));
}

}  // namespace coverstory::wasm
