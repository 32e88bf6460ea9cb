// From one store into another, whole and checked: every table with its log, whether it is at rest,
// and the notes. What was moved is read again and compared. A move that was interrupted is begun
// again with `adds`: what is there already stays.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <memory>

#include "store/store.h"

namespace coverstory::store {

struct MoveSettings {
  /// Whether the other store may have tables already. One that is there with another log is in the
  /// way, and stops the move.
  bool adds = false;
  /// What lists show of a live table; a store that is shared keeps it with the log.
  std::function<std::shared_ptr<const Listing>(const Log& log)> listing_of = [](const Log&) {
    return nullptr;
  };
  /// Called after each table, with how many of them are done.
  std::function<void(std::uint64_t done)> progress = [](std::uint64_t) {};
};

struct MoveReport {
  std::uint64_t tables = 0;
  std::uint64_t entries = 0;
  std::uint64_t notes = 0;
  std::uint64_t were_there = 0;  // of the tables, those that needed no moving
};

/// Nobody else may change either of them meanwhile. The first is left as it is.
std::expected<MoveReport, StoreError> move(Store& from, Store& to, const MoveSettings& settings);

}  // namespace coverstory::store
