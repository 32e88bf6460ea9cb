// Replacing the log of a table in the file, row by row and text by text, or taking the table out of
// it. What was there before is overwritten on the disk, not only given free.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "store/log_reading.h"
#include "store/sqlite.h"
#include "store/store.h"

namespace coverstory::store {

/// As long as it lives, what is deleted is overwritten with zeros. Elsewhere that would cost, and
/// what rests has only moved.
class OverwrittenPages {
 public:
  explicit OverwrittenPages(Database& database) : database_(database) {
    database_.text("PRAGMA secure_delete = ON");
  }
  OverwrittenPages(const OverwrittenPages&) = delete;
  OverwrittenPages& operator=(const OverwrittenPages&) = delete;
  ~OverwrittenPages();

 private:
  Database& database_;
};

/// Within a transaction: the log takes the place of the table's own, which has as many entries; or
/// the table goes, where the log has none. `live` is where its rows are, if it has some.
void replace_log(Database& database, const Log& log, const LiveTable* live);

/// The first codes after this text of tables that are at rest, wholly or in part.
std::vector<std::string> resting_codes_after(const Database& database, std::string_view text,
                                             std::size_t most);

}  // namespace coverstory::store
