// The format of the file: which program wrote it (SQLite's application id), in which version
// (user_version), and the steps that lead from each version to the next. A file of another program
// or of a newer version is refused before anything in it changes.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "store/sqlite.h"

namespace coverstory::store {

/// "CvSt"
inline constexpr std::int64_t kApplicationId = 0x43765374;

/// Step n, counted from 0, makes a file of version n + 1 of one of version n. A version that was
/// released is never changed again: what follows is a step of its own, and goldens/ keeps a file.
std::span<const char* const> migrations();

/// The version that this program writes.
std::int64_t newest_version();

/// Throws StoreFailure unless the file is empty or ours, and not newer than this program. Looks at
/// the file's first bytes only: SQLite itself might write while it reads, to recover.
void expect_ours(const Database& database);

/// Brings an empty or older file to the newest version, in one transaction.
void migrate(Database& database, std::span<const char* const> steps = migrations());

/// Throws StoreFailure unless the file is of the newest version, for who may not change it.
void expect_newest(const Database& database);

}  // namespace coverstory::store
