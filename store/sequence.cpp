#include "store/sequence.h"

#include <fmt/format.h>

#include "store/guarded.h"

namespace coverstory::store {
namespace {

void expect_one_line(const std::string& table, std::size_t seq, std::string_view body) {
  if (!body.contains('\n')) return;
  throw StoreFailure(
      Failure::Unavailable,
      fmt::format("Entry {} of table {} holds a line break; an entry is one line.", seq, table),
      table);
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
    expect_one_line(entry.table, entry.seq, entry.body);
    place->second = entry.seq;
  }
}

void expect_in_place(std::span<const Log> logs, const LastNumber& last_number) {
  for (const Log& log : logs) {
    const std::uint32_t last = last_number(log.table);
    if (!log.bodies.empty() && log.bodies.size() != last) {
      throw StoreFailure(
          Failure::Conflict,
          fmt::format("Table {} has {} entries, not {}.", log.table, last, log.bodies.size()),
          log.table);
    }
    for (std::size_t at = 0; at < log.bodies.size(); ++at) {
      expect_one_line(log.table, at + 1, log.bodies[at]);
    }
  }
}

}  // namespace coverstory::store
