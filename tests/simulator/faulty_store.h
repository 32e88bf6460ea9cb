// A house's way to a disk that one can watch and break: a batch is first under way, then durable,
// and a crash may come between any two of these. What fails has not been stored. Several houses may
// have the same disk.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "store/memory_store.h"

namespace coverstory::simulator {

class FaultyStore {
 public:
  explicit FaultyStore(
      std::shared_ptr<store::MemoryStore> disk = std::make_shared<store::MemoryStore>())
      : disk_(std::move(disk)) {}

  /// A batch comes; there is never another one before its end.
  void begin(std::vector<store::Entry> entries);
  bool is_writing() const { return under_way_.has_value(); }
  /// What the store takes of the batch is durable from here on, whatever happens; that is all of
  /// it, but for a Conflict.
  struct Written {
    std::vector<store::Entry> entries;  // that are durable
    std::expected<void, store::StoreError> outcome;
  };
  Written write();
  /// The batch is not stored, and never will be.
  void fail() { under_way_.reset(); }

  void put_to_rest(const store::Known& table);
  std::optional<store::Log> log_of(const std::string& table) { return *disk_->log_of(table); }
  /// Only what comes after that number; nothing where there are not so many.
  std::optional<store::Log> log_after(const std::string& table, std::uint32_t after);
  std::vector<store::Log> live_logs() { return *disk_->live_logs(); }
  store::MemoryStore& disk() { return *disk_; }

 private:
  std::shared_ptr<store::MemoryStore> disk_;
  std::optional<std::vector<store::Entry>> under_way_;
};

}  // namespace coverstory::simulator
