#include "store/sequence.h"

#include <fmt/format.h>

#include "store/guarded.h"

namespace coverstory::store {
namespace {

void expect_one_line(const Entry& entry) {
  if (entry.body.find('\n') == std::string::npos) return;
  throw StoreFailure(Failure::Unavailable,
                     fmt::format("Entry {} of table {} holds a line break; an entry is one line.",
                                 entry.seq, entry.table),
                     entry.table);
}

}  // namespace

void expect_next(std::span<const Entry> entries, const LastNumber& last_number) {
  ByTable<std::uint32_t> last;
  for (const Entry& entry : entries) {
    auto place = last.find(entry.table);
    if (place == last.end()) {
      place = last.emplace(entry.table, last_number(entry.table)).first;
    }
    // In 64 bits, so that the number after the last of all is not 0.
    const std::uint64_t next = std::uint64_t{place->second} + 1;
    if (entry.seq != next) {
      throw StoreFailure(
          Failure::Conflict,
          fmt::format("Table {} expects entry {}, not {}.", entry.table, next, entry.seq),
          entry.table);
    }
    expect_one_line(entry);
    place->second = entry.seq;
  }
}

}  // namespace coverstory::store
