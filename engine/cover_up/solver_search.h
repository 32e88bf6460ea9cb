// The par solver's search for a pile of given cards that shows at most a given number of squares.
// The method and its bounds are described in solver.h.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/core/fixed_vector.h"
#include "engine/cover_up/solver.h"
#include "engine/cover_up/solver_caps.h"
#include "engine/cover_up/solver_hand.h"

namespace coverstory::cover_up::solver {

/// How much work the par solver may still do: counts nodes, asks the caller's `stop` now and then,
/// and once exhausted stays so.
class Budget {
 public:
  explicit Budget(const SolveLimit& limit) : limit_(limit) {}

  /// False when there is nothing left to spend.
  bool spend_node() {
    if (exhausted_) return false;
    if (nodes_ >= limit_.nodes || asked_to_stop()) {
      exhausted_ = true;
      return false;
    }
    ++nodes_;
    return true;
  }
  bool exhausted() const { return exhausted_; }
  std::uint64_t nodes() const { return nodes_; }

 private:
  /// A node takes well under a microsecond, a caller's clock perhaps a tenth of that.
  static constexpr std::uint64_t kNodesBetweenQuestions = 64;

  bool asked_to_stop() const {
    return limit_.stop != nullptr && nodes_ % kNodesBetweenQuestions == 0 &&
           limit_.stop(limit_.stop_context);
  }

  SolveLimit limit_;
  std::uint64_t nodes_ = 0;
  bool exhausted_ = false;
};

struct Laid {
  int card = 0;
  Pose pose;
};
using Pile = FixedVector<Laid, kMaxCards>;

/// The squares of the card that nothing covers yet.
inline Face squares_added(const Hand& hand, const Board& board, int card, Pose pose) {
  const Face face = hand.face(card, pose.o);
  return part_of(face, face & kSeen & ~board.under(pose));
}

class Search {
 public:
  Search(const Hand& hand, Budget& budget) : hand_(hand), caps_(hand), budget_(budget) {}

  /// Whether there is a pile of just these cards (a bit for each) that shows at most `target`
  /// squares; if so, `best()` is one that shows the fewest. If the budget ends the search, `best()`
  /// is the best so far, and false says nothing.
  bool run(unsigned cards, int target);
  const Pile& best() const { return best_; }
  int best_shows() const { return best_shows_; }

 private:
  /// A card not yet laid. Its candidates' `count` is the number of squares they would add.
  struct Rest {
    int card = 0;
    int least = 0;  // it adds at least so many squares to those of the cards laid
    int most = 0;   // and may add no more than so many
    int size = 0;
    std::array<Pose, 3 * kMaxJoins + 1> candidates;  // one beyond the last is written to

    /// Without a branch: whether a pose is kept is a coin toss to the processor.
    void add_if(bool kept, Pose pose, int count) {
      pose.count = static_cast<std::uint8_t>(count);
      candidates[static_cast<std::size_t>(size)] = pose;
      size += kept ? 1 : 0;
    }
    /// Candidates that add the fewest squares first.
    void sort() {
      std::array<Pose, 3 * kMaxJoins> unsorted;
      std::copy_n(candidates.begin(), size, unsorted.begin());
      std::array<int, kSquares + 2> next{};
      for (const Pose pose : list()) ++next[pose.count + 1u];
      for (std::size_t count = 1; count < next.size(); ++count) next[count] += next[count - 1];
      for (int i = 0; i < size; ++i) {
        const Pose pose = unsorted[static_cast<std::size_t>(i)];
        candidates[static_cast<std::size_t>(next[pose.count]++)] = pose;
      }
    }
    std::span<const Pose> list() const {
      return {candidates.data(), static_cast<std::size_t>(size)};
    }
  };
  struct Node {
    int shows = 0;  // squares that the cards laid show
    int open = 0;   // cards not yet laid
    std::array<Rest, 3> rest;

    std::span<Rest> cards() { return {rest.data(), static_cast<std::size_t>(open)}; }
  };

  // solver_search.cpp: piles by their richest pair.
  void visit_level(unsigned cards);
  void visit_pair(unsigned cards, int first, int second);
  bool open_pair(unsigned cards, int first, int second);
  void visit_join(int first, int second, Pose pose);
  void list_joins_of_first(Rest& rest, int first, int second) const;

  // solver_branch.cpp: one card more.
  void branch(Node& node);
  void branch_on(Node& node, Rest& rest);
  void lay(Node& node, const Rest& chosen, Pose pose);
  bool open_child(const Node& node, const Rest& chosen, Pose pose, Node& child);
  bool fill_child(Node& node, const Rest& chosen, const Frame& frame, const Board& before,
                  Node& child);
  void add_new_poses(Rest& rest, int laid, const Frame& frame, const Board& before) const;
  void keep_candidates(const Rest& from, int laid, Rest& to) const;
  bool settle(Rest& rest) const;
  void lay_last_two(Node& node, const Rest& chosen, Pose pose);
  void end_with_new_pose(const Rest& last, int laid, const Frame& frame, int shows);
  void end_with_candidate(const Rest& last, int laid, int shows);
  void record(Laid last, int shows);

  /// Sets `most` of every card; false if some card must add more than it may.
  bool tighten(Node& node);
  int symbols(const Rest& rest) const { return hand_.symbols(rest.card); }
  /// Whether the card may still lie apart from all cards laid.
  bool may_lie_apart(const Rest& rest) const { return rest.most >= symbols(rest); }
  bool done() const { return finished_ || budget_.exhausted(); }

  const Hand& hand_;
  Caps caps_;
  Budget& budget_;
  Board board_;
  Node pair_node_;    // lists around two cards
  Node triple_node_;  // and around three; with four laid the last card needs no list
  Pile laid_;
  Pile best_;
  int best_shows_ = 0;
  int target_ = 0;
  int total_symbols_ = 0;
  bool found_ = false;
  bool finished_ = false;
};

}  // namespace coverstory::cover_up::solver
