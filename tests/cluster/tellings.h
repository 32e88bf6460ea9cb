// What each viewer of a table is told of each entry, made from the log alone: the changes, and for
// any number the snapshot. The time that a message was made at is left out, as it is no part of
// what happened.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tables/game.h"

namespace coverstory::cluster {

/// A message with 0 for its `now`.
std::string without_time(std::string_view message);

class Tellings {
 public:
  using Numbers = std::set<std::uint32_t>;

  /// The log folds. Snapshots are made for these numbers of the viewer, and for no others.
  Tellings(const std::string& code, std::span<const std::string> log, tables::Viewer viewer,
           const Numbers& snapshots);

  /// The viewer's numbers go from 1 to this one.
  std::uint32_t last() const { return static_cast<std::uint32_t>(changes_.size()); }
  /// Of an entry that the viewer could notice, from 1 to the last.
  const std::string& changes(std::uint32_t seq) const { return changes_.at(seq - 1); }
  /// That was asked for and is there. A later entry that the viewer does not notice is in the
  /// snapshots after it though its number is the same, so that there may be several.
  const std::vector<std::string>& snapshots(std::uint32_t seq) const { return snapshots_.at(seq); }

 private:
  std::vector<std::string> changes_;
  std::map<std::uint32_t, std::vector<std::string>> snapshots_;
};

}  // namespace coverstory::cluster
