#include "store/sequence.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "store/guarded.h"

namespace coverstory::store {
namespace {

/// With those of the group that stand and fall with them, however far that goes.
std::vector<std::string> all_that_fall(std::span<const Entry> entries,
                                       std::set<std::string> tables) {
  std::set<std::string_view> given;
  for (const Entry& entry : entries) given.insert(entry.table);
  for (std::size_t before = 0; before != tables.size();) {
    before = tables.size();
    for (const Entry& entry : entries) {
      if (entry.with.empty() || !given.contains(entry.with)) continue;
      if (tables.contains(entry.table)) tables.insert(entry.with);
      if (tables.contains(entry.with)) tables.insert(entry.table);
    }
  }
  return {tables.begin(), tables.end()};
}

std::string line_break_in(const std::string& table, std::size_t seq) {
  return fmt::format("Entry {} of table {} holds a line break; an entry is one line.", seq, table);
}

}  // namespace

std::optional<StoreError> conflict_in(std::span<const Entry> entries,
                                      const LastNumber& last_number) {
  ByTable<std::uint32_t> last;
  std::set<std::string> lost;
  std::string sentence;  // of the first
  for (const Entry& entry : entries) {
    if (entry.body.contains('\n'))
      throw StoreFailure(Failure::Unavailable, line_break_in(entry.table, entry.seq),
                         all_that_fall(entries, {entry.table}));
    if (lost.contains(entry.table)) continue;
    auto place = last.find(entry.table);
    if (place == last.end()) {
      place = last.emplace(entry.table, last_number(entry.table)).first;
    }
    // In 64 bits, so that the number after the last of all is not 0.
    const std::uint64_t next = std::uint64_t{place->second} + 1;
    if (entry.seq != next) {
      lost.insert(entry.table);
      if (sentence.empty())
        sentence = fmt::format("Table {} expects entry {}, not {}.", entry.table, next, entry.seq);
      continue;
    }
    place->second = entry.seq;
  }
  if (lost.empty()) return std::nullopt;
  return StoreError{Failure::Conflict, std::move(sentence),
                    all_that_fall(entries, std::move(lost))};
}

std::vector<Entry> others(std::span<const Entry> entries, std::span<const std::string> tables) {
  std::vector<Entry> rest;
  std::ranges::copy_if(entries, std::back_inserter(rest), [&](const Entry& entry) {
    return std::ranges::find(tables, entry.table) == tables.end();
  });
  return rest;
}

void expect_in_place(std::span<const Log> logs, const LastNumber& last_number) {
  for (const Log& log : logs) {
    const std::uint32_t last = last_number(log.table);
    if (!log.bodies.empty() && log.bodies.size() != last) {
      throw StoreFailure(
          Failure::Conflict,
          fmt::format("Table {} has {} entries, not {}.", log.table, last, log.bodies.size()),
          {log.table});
    }
    for (std::size_t at = 0; at < log.bodies.size(); ++at) {
      if (log.bodies[at].contains('\n'))
        throw StoreFailure(Failure::Unavailable, line_break_in(log.table, at + 1), {log.table});
    }
  }
}

}  // namespace coverstory::store
