#include "engine/cover_up/solver_search.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "engine/cover_up/solver_board.h"
#include "engine/cover_up/solver_pose.h"

namespace coverstory::cover_up::solver {
namespace {

bool has(unsigned cards, int card) {
  return (cards >> card & 1u) != 0;
}

/// How many squares these cards may share at the most, going by the caps. These only fall: once it
/// is too little, the search is over.
int most_savings(const Hand& hand, const Caps& caps, unsigned cards) {
  int savings = 0;
  for (int a = 0; a < hand.size(); ++a) {
    for (int b = a + 1; b < hand.size(); ++b) {
      if (has(cards, a) && has(cards, b)) savings += caps.pair(a, b);
    }
  }
  return savings;
}

struct Pair {
  std::size_t joins;  // that share as many squares as the level says
  int first, second;
  auto operator<=>(const Pair&) const = default;
};
using Pairs = FixedVector<Pair, kMaxCards*(kMaxCards - 1) / 2>;

/// Pairs with the fewest joins come first: the caps then fall soon, and at little cost.
Pairs pairs_of_level(const Hand& hand, int level, unsigned cards) {
  Pairs pairs;
  for (int first = 0; first < hand.size(); ++first) {
    for (int second = first + 1; second < hand.size(); ++second) {
      if (!has(cards, first) || !has(cards, second)) continue;
      const std::size_t joins = hand.joins(first, second).sharing(level, level).size();
      if (joins > 0) pairs.push_back({joins, first, second});
    }
  }
  std::ranges::sort(pairs);
  return pairs;
}

}  // namespace

bool Search::run(unsigned cards, int target) {
  target_ = target;
  found_ = finished_ = false;
  total_symbols_ = 0;
  for (int card = 0; card < hand_.size(); ++card) {
    if (has(cards, card)) total_symbols_ += hand_.symbols(card);
  }
  for (int level = hand_.most_shared(); level >= 1 && !done(); --level) {
    caps_.begin_level(level);
    if (most_savings(hand_, caps_, cards) < total_symbols_ - target_) break;
    visit_level(cards);
  }
  return found_;
}

void Search::visit_level(unsigned cards) {
  for (const auto& [joins, first, second] : pairs_of_level(hand_, caps_.level(), cards)) {
    if (most_savings(hand_, caps_, cards) < total_symbols_ - target_) finished_ = true;
    if (done()) return;
    visit_pair(cards, first, second);
    caps_.end_pair(first, second);
  }
}

/// The richest pair of the pile is this one, and shares as many squares as the level says.
void Search::visit_pair(unsigned cards, int first, int second) {
  if (!open_pair(cards, first, second)) return;
  Node& node = pair_node_;
  std::array<int, 3> least{};
  for (std::size_t i = 0; i < least.size(); ++i) least[i] = node.rest[i].least;
  const int level = caps_.level();
  for (const Pose pose : hand_.joins(first, second).sharing(level, level)) {
    for (std::size_t i = 0; i < least.size(); ++i) node.rest[i].least = least[i];
    if (!tighten(node) || done() || !budget_.spend_node()) return;
    visit_join(first, second, pose);
  }
}

/// The bounds that hold for all poses of the pair; false if they allow no pile. Triples take some
/// work and come second.
bool Search::open_pair(unsigned cards, int first, int second) {
  Node& node = pair_node_;
  node.shows = hand_.symbols(first) + hand_.symbols(second) - caps_.level();
  node.open = 0;
  for (int card = 0; card < hand_.size(); ++card) {
    if (!has(cards, card) || card == first || card == second) continue;
    Rest& rest = node.rest[static_cast<std::size_t>(node.open++)];
    rest.card = card;
    const int shared = caps_.pair(first, card) + caps_.pair(second, card);
    rest.least = std::max(0, symbols(rest) - shared);
  }
  if (!tighten(node)) return false;
  for (Rest& rest : node.cards()) {
    const int shared = caps_.triple(first, second, rest.card) - caps_.level();
    rest.least = std::max(0, symbols(rest) - shared);
    if (!tighten(node)) return false;
  }
  return true;
}

void Search::visit_join(int first, int second, Pose pose) {
  laid_.clear();
  laid_.push_back({first, Pose{}});
  if (pair_node_.open == 0) return record({second, pose}, pair_node_.shows);
  laid_.push_back({second, pose});
  Board first_alone;
  first_alone.toggle(Pose{}, hand_.face(first, 0));
  board_ = first_alone;
  board_.toggle(pose, squares_added(hand_, board_, second, pose));
  const Frame frame(pose);
  for (Rest& rest : pair_node_.cards()) {
    rest.size = 0;
    add_new_poses(rest, second, frame, first_alone);
    list_joins_of_first(rest, first, second);
    if (!settle(rest) || !tighten(pair_node_)) return;
  }
  branch(pair_node_);
}

/// What joins the first card is checked against both. What joins the second alone has been added.
void Search::list_joins_of_first(Rest& rest, int first, int second) const {
  const int enough = symbols(rest) - rest.most - caps_.pair(second, rest.card);
  const auto& faces = hand_.faces(rest.card);
  for (const Pose pose :
       hand_.joins(first, rest.card).sharing(enough, caps_.pair(first, rest.card))) {
    const Face face = faces[pose.o], under = board_.under(pose);
    const int added = symbols(rest) - seen_in(shared_squares(under, face));
    rest.add_if(!clashes(under, face) & (added <= rest.most), pose, added);
  }
}

bool Search::tighten(Node& node) {
  const int slack = target_ - node.shows;
  const auto cards = node.cards();
  for (std::size_t i = 0; i < cards.size(); ++i) {
    // What the others add at the least, beyond what they may share with this one.
    int others = 0;
    for (std::size_t j = 0; j < cards.size(); ++j) {
      if (j != i) {
        others = std::max(others, cards[j].least - caps_.pair(cards[i].card, cards[j].card));
      }
    }
    if (cards.size() == 3) {
      const int sum = cards[0].least + cards[1].least + cards[2].least - cards[i].least;
      others = std::max(others, sum - caps_.triple(cards[0].card, cards[1].card, cards[2].card));
    }
    cards[i].most = slack - others;
    if (cards[i].least > cards[i].most) return false;
  }
  return slack >= 0;
}

}  // namespace coverstory::cover_up::solver
