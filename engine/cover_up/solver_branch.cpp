// One card more on the pile: the part of the search below its richest pair.
#include <algorithm>

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
  const Frame frame(pose);
  std::size_t next = 0;
  for (const Rest& rest : node.cards()) {
    if (&rest != &chosen) add_new_poses(rest, chosen.card, frame, child.rest[next++]);
  }
  const Face face = hand_.face(chosen.card, pose.o);
  const Face added = part_of(face, face & kSeen & ~board_.under(pose));
  board_.toggle(pose, added);
  laid_.push_back({chosen.card, pose});
  bool alive = true;
  next = 0;
  for (const Rest& rest : node.cards()) {
    if (&rest == &chosen || !alive) continue;
    alive = keep_candidates(rest, chosen.card, child.rest[next++]) && tighten(child);
  }
  if (alive) branch(child);
  laid_.pop_back();
  board_.toggle(pose, added);
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

/// Poses that share a square with the card about to be laid, and with no other.
void Search::add_new_poses(const Rest& from, int laid, const Frame& frame, Rest& to) const {
  if (!may_lie_apart(from)) return;
  const int enough = symbols(to) - to.most;
  for (const Pose inner : hand_.joins(laid, to.card).sharing(enough, caps_.pair(laid, to.card))) {
    const Pose pose = frame(inner);
    const Face face = hand_.face(to.card, pose.o);
    const bool apart = shared_squares(board_.under(pose), face) == 0;
    to.add_if(apart, pose, symbols(to) - inner.count);
  }
}

bool Search::keep_candidates(const Rest& from, int laid, Rest& to) const {
  const int enough = to.most + caps_.pair(laid, to.card);
  for (const Pose pose : from.list()) {
    if (pose.count > enough) break;
    const Face face = hand_.face(to.card, pose.o), under = board_.under(pose);
    const int added = symbols(to) - seen_in(shared_squares(under, face));
    to.add_if(!clashes(under, face) & (added <= to.most), pose, added);
  }
  int least = symbols(to);
  for (const Pose pose : to.list()) least = std::min<int>(least, pose.count);
  to.least = std::max(to.least, least);
  return to.size > 0 || may_lie_apart(to);
}

/// With one card left after this one, its candidates need no list: the best of them is enough.
void Search::lay_last_two(Node& node, const Rest& chosen, Pose pose) {
  const Rest& last = &chosen == &node.rest[0] ? node.rest[1] : node.rest[0];
  const int shared = caps_.pair(chosen.card, last.card);
  const int shows = node.shows + pose.count;
  laid_.push_back({chosen.card, pose});
  if (may_lie_apart(last)) {
    const Frame frame(pose);
    for (const Pose inner :
         hand_.joins(chosen.card, last.card).sharing(symbols(last) - (target_ - shows), shared)) {
      const Pose moved = frame(inner);
      const int added = symbols(last) - inner.count;
      if (shows + added > target_) break;
      const Face face = hand_.face(last.card, moved.o);
      if (shared_squares(board_.under(moved), face) == 0) {
        record({last.card, moved}, shows + added);
      }
    }
  }
  const Face face = hand_.face(chosen.card, pose.o);
  const Face squares = part_of(face, face & kSeen & ~board_.under(pose));
  board_.toggle(pose, squares);
  for (const Pose candidate : last.list()) {
    if (shows + candidate.count - shared > target_) break;
    const Face mine = hand_.face(last.card, candidate.o), under = board_.under(candidate);
    const int added = symbols(last) - seen_in(shared_squares(under, mine));
    if (!clashes(under, mine) & (shows + added <= target_)) {
      record({last.card, candidate}, shows + added);
    }
  }
  board_.toggle(pose, squares);
  laid_.pop_back();
}

void Search::record(Laid last, int shows) {
  best_ = laid_;
  best_.push_back(last);
  best_shows_ = shows;
  target_ = shows - 1;
  found_ = true;
}

}  // namespace coverstory::cover_up::solver
