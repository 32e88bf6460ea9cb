// Finished games that are read back: each reading is made outside, once for all who ask for it, and
// kept while there is room. Those that were asked for least lately go first.
#pragma once

#include <cstdint>
#include <functional>
#include <list>
#include <map>
#include <vector>

#include "tables/limits.h"
#include "tables/open_table.h"
#include "tables/outside.h"
#include "tables/reading.h"

namespace coverstory::tables {

class Readings {
 public:
  /// Is told once what came of it.
  using Then = std::function<void(const MadeReading&)>;

  Readings(Outside& outside, const HouseLimits& limits) : outside_(outside), limits_(limits) {}

  /// The game of the table, which is the one that `of` names, is over, and that is durable. `then`
  /// is called at once where the reading is kept or nobody more can wait.
  void ask(OpenTable& open, const ReadingOf& of, Then then);
  /// One that the outside was asked for.
  void made(ReadingId id, const MadeReading& made);

  std::size_t kept_bytes() const { return kept_bytes_; }
  /// That the outside has not made yet.
  std::size_t under_way() const { return making_.size(); }

 private:
  struct Making {
    std::optional<ReadingOf> of;  // nothing where it is not to be had by others
    std::vector<Then> asking;     // at least one
  };
  struct Kept {
    ReadingOf of;
    MadeReading reading;
  };

  void forget(const std::string& table);
  void keep(const ReadingOf& of, const MadeReading& reading);

  Outside& outside_;
  const HouseLimits& limits_;
  std::map<ReadingId, Making> making_;  // no two of the same
  std::size_t asking_ = 0;              // in all of them
  std::list<Kept> kept_;                // those that were asked for last come first
  std::map<ReadingOf, decltype(kept_)::iterator> places_;  // of each of them
  std::size_t kept_bytes_ = 0;                             // at most limits_.kept_bytes
  std::uint64_t last_ = 0;
};

}  // namespace coverstory::tables
