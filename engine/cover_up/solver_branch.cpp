// One card more on the pile: the part of the search below its richest pair.
#include <algorithm>
#include <cstddef>

#include "engine/cover_up/solver_board.h"
#include "engine/cover_up/solver_pose.h"
#include "engine/cover_up/solver_search.h"

namespace coverstory::cover_up::solver {

/// A card that cannot lie apart has all its poses in its list, and branching on it alone is
/// complete. Otherwise some card must join those laid, and each is tried; one that was tried is
/// then kept from joining them.
void Search::branch(Node& node) {
  for (Rest& rest : node.cards()) rest.sort();
  Rest* shortest = nullptr;
  for (Rest& rest : node.cards()) {
    if (may_lie_apart(rest)) continue;
    if (shortest == nullptr || rest.size < shortest->size) shortest = &rest;
  }
  if (shortest != nullptr) return branch_on(node, *shortest);
  for (Rest& rest : node.cards()) {
    branch_on(node, rest);
    rest.size = 0;
  }
}

void Search::branch_on(Node& node, Rest& rest) {
  int target = target_;
  for (const Pose pose : rest.list()) {
    if (target_ != target && !tighten(node)) return;
    target = target_;
    if (pose.count > rest.most || done() || !budget_.spend_node()) return;
    if (node.open == 1) {
      record({rest.card, pose}, node.shows + pose.count);
    } else if (node.open == 2) {
      lay_last_two(node, rest, pose);
    } else {
      lay(node, rest, pose);
    }
  }
}

void Search::lay(Node& node, const Rest& chosen, Pose pose) {
  Node& child = triple_node_;
  if (!open_child(node, chosen, pose, child)) return;
  const Board before = board_;
  board_.toggle(pose, squares_added(hand_, board_, chosen.card, pose));
  laid_.push_back({chosen.card, pose});
  if (fill_child(node, chosen, Frame(pose), before, child)) branch(child);
  laid_.pop_back();
  board_ = before;
}

bool Search::fill_child(Node& node, const Rest& chosen, const Frame& frame, const Board& before,
                        Node& child) {
  Rest* next = child.rest.data();
  for (const Rest& rest : node.cards()) {
    if (&rest == &chosen) continue;
    if (may_lie_apart(rest)) add_new_poses(*next, chosen.card, frame, before);
    keep_candidates(rest, chosen.card, *next);
    if (!settle(*next++) || !tighten(child)) return false;
  }
  return true;
}

/// The bounds of the parent, less what the others may share with the card that is laid.
bool Search::open_child(const Node& node, const Rest& chosen, Pose pose, Node& child) {
  child.shows = node.shows + pose.count;
  child.open = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(node.open); ++i) {
    const Rest& rest = node.rest[i];
    if (&rest == &chosen) continue;
    Rest& next = child.rest[static_cast<std::size_t>(child.open++)];
    next.card = rest.card;
    next.size = 0;
    next.least = std::max(0, rest.least - caps_.pair(chosen.card, rest.card));
  }
  return tighten(child);
}

/// Poses that share a square with the card just laid, and none with those before it.
void Search::add_new_poses(Rest& rest, int laid, const Frame& frame, const Board& before) const {
  const int enough = symbols(rest) - rest.most;
  const auto& faces = hand_.faces(rest.card);
  for (const Pose inner :
       hand_.joins(laid, rest.card).sharing(enough, caps_.pair(laid, rest.card))) {
    const Pose pose = frame(inner);
    const bool apart = shared_squares(before.under(pose), faces[pose.o]) == 0;
    rest.add_if(apart, pose, symbols(rest) - inner.count);
  }
}

/// The parent's candidates that the card just laid leaves possible; the parent's list is sorted.
void Search::keep_candidates(const Rest& from, int laid, Rest& to) const {
  const int enough = to.most + caps_.pair(laid, to.card);
  const auto& faces = hand_.faces(to.card);
  for (const Pose pose : from.list()) {
    if (pose.count > enough) break;
    const Face face = faces[pose.o], under = board_.under(pose);
    const int added = symbols(to) - seen_in(shared_squares(under, face));
    to.add_if(!clashes(under, face) & (added <= to.most), pose, added);
  }
}

/// With its list complete, what the card adds at the least is known better; false if it can lie
/// nowhere.
bool Search::settle(Rest& rest) const {
  int least = symbols(rest);
  for (const Pose pose : rest.list()) least = std::min<int>(least, pose.count);
  rest.least = std::max(rest.least, least);
  return rest.size > 0 || may_lie_apart(rest);
}

/// With one card left after this one, its candidates need no list: they are only asked whether they
/// complete a better pile.
void Search::lay_last_two(Node& node, const Rest& chosen, Pose pose) {
  const Rest& last = &chosen == &node.rest[0] ? node.rest[1] : node.rest[0];
  const int shows = node.shows + pose.count;
  laid_.push_back({chosen.card, pose});
  if (may_lie_apart(last)) end_with_new_pose(last, chosen.card, Frame(pose), shows);
  const Face squares = squares_added(hand_, board_, chosen.card, pose);
  board_.toggle(pose, squares);
  end_with_candidate(last, chosen.card, shows);
  board_.toggle(pose, squares);
  laid_.pop_back();
}

/// As `add_new_poses`, before the card `laid` is on the board. The first that fits is the best.
void Search::end_with_new_pose(const Rest& last, int laid, const Frame& frame, int shows) {
  const int enough = shows + symbols(last) - target_;
  for (const Pose inner :
       hand_.joins(laid, last.card).sharing(enough, caps_.pair(laid, last.card))) {
    const Pose pose = frame(inner);
    if (shared_squares(board_.under(pose), hand_.face(last.card, pose.o)) != 0) continue;
    return record({last.card, pose}, shows + symbols(last) - inner.count);
  }
}

/// As `keep_candidates`.
void Search::end_with_candidate(const Rest& last, int laid, int shows) {
  const int shared = caps_.pair(laid, last.card);
  const auto& faces = hand_.faces(last.card);
  for (const Pose pose : last.list()) {
    if (shows + pose.count - shared > target_) break;
    const Face face = faces[pose.o], under = board_.under(pose);
    const int all_shown = shows + symbols(last) - seen_in(shared_squares(under, face));
    if (!clashes(under, face) & (all_shown <= target_)) record({last.card, pose}, all_shown);
  }
}

/// From here on only better piles count.
void Search::record(Laid last, int shows) {
  best_ = laid_;
  best_.push_back(last);
  best_shows_ = shows;
  target_ = shows - 1;
  found_ = true;
}

}  // namespace coverstory::cover_up::solver
