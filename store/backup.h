// A copy of a store while a server uses it. The copy is one file, of one moment, and appears under
// its name only when it is whole, checked and synced; a file that is there already is never
// replaced.
#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>

#include "store/store.h"

namespace coverstory::store {

struct BackupReport {
  std::uint64_t tables = 0;
  std::uint64_t entries = 0;
  std::uintmax_t bytes = 0;
};

std::expected<BackupReport, StoreError> backup(const std::filesystem::path& from,
                                               const std::filesystem::path& to);

}  // namespace coverstory::store
