// Which rows of the table `entries` are whose. There is no index in the file, as it would make an
// append several times as expensive: this is it. The store's thread changes it; readers on other
// threads look things up. It is changed after a commit, so a reader may find it older than the
// file, never newer than what it reads afterwards.
#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/log_reading.h"
#include "store/sequence.h"

namespace coverstory::store {

class LiveTables {
 public:
  explicit LiveTables(ByTable<LiveTable> tables) : tables_(std::move(tables)) {}

  // For any thread.
  std::optional<LiveTable> of(std::string_view code) const;
  /// In the order of their bytes.
  std::vector<std::string> codes() const;

  // For the thread that writes.
  const LiveTable* find(std::string_view code) const;
  /// So that `add` allocates nothing.
  void make_room_for(const ByTable<LiveTable>& added);
  /// New tables move from one map to the other; others grow.
  void add(ByTable<LiveTable>& added) noexcept;
  void erase(std::string_view code);

 private:
  mutable std::mutex mutex_;
  ByTable<LiveTable> tables_;  // changed by the writing thread alone, under the mutex
};

}  // namespace coverstory::store
