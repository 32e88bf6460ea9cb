#include "store/memory_store.h"

#include <algorithm>
#include <ranges>

#include "store/guarded.h"
#include "store/sequence.h"

namespace coverstory::store {

std::uint32_t MemoryStore::last_number(std::string_view table) const {
  const auto place = bodies_.find(table);
  return place == bodies_.end() ? 0 : static_cast<std::uint32_t>(place->second.size());
}

std::expected<void, StoreError> MemoryStore::append(std::span<const Entry> entries) {
  const std::lock_guard lock(mutex_);
  return guarded([&] {
    auto conflict =
        conflict_in(entries, [&](std::string_view table) { return last_number(table); });
    if (!conflict) return add(entries);
    add(others(entries, conflict->tables));
    throw StoreFailure(*std::move(conflict));
  });
}

void MemoryStore::add(std::span<const Entry> entries) {
  for (const Entry& entry : entries) {
    if (entry.seq == 1) in_order_.push_back(entry.table);
    bodies_[entry.table].push_back(entry.body);
    last_ = entry.body;
    live_.insert(entry.table);
    if (entry.listing && is_shared()) listings_[entry.table] = entry.listing;
  }
}

std::expected<std::vector<Log>, StoreError> MemoryStore::live_logs() {
  const std::lock_guard lock(mutex_);
  std::vector<Log> logs;
  logs.reserve(live_.size());
  for (const std::string& table : live_) logs.push_back({table, bodies_[table]});
  return logs;
}

std::expected<std::optional<std::string>, StoreError> MemoryStore::last_entry() {
  const std::lock_guard lock(mutex_);
  return last_;
}

std::expected<std::optional<Log>, StoreError> MemoryStore::log_of(std::string_view table) {
  const std::lock_guard lock(mutex_);
  const auto place = bodies_.find(table);
  if (place == bodies_.end()) return std::nullopt;
  return Log{place->first, place->second};
}

std::expected<std::optional<std::vector<std::string>>, StoreError> MemoryStore::entries_after(
    std::string_view table, std::uint32_t seq) {
  const std::lock_guard lock(mutex_);
  if (last_number(table) < seq) return std::nullopt;
  const auto place = bodies_.find(table);
  if (place == bodies_.end()) return std::vector<std::string>();
  return std::vector(place->second.begin() + seq, place->second.end());
}

std::expected<void, StoreError> MemoryStore::put_to_rest(std::span<const Known> tables) {
  const std::lock_guard lock(mutex_);
  for (const Known& known : tables) {
    if (last_number(known.table) == known.last) live_.erase(known.table);
  }
  return {};
}

std::expected<std::vector<std::string>, StoreError> MemoryStore::codes_after(std::string_view text,
                                                                             std::size_t most) {
  const std::lock_guard lock(mutex_);
  std::vector<std::string> codes;
  for (auto at = bodies_.upper_bound(text); at != bodies_.end() && codes.size() < most; ++at) {
    codes.push_back(at->first);
  }
  return codes;
}

std::expected<std::vector<std::string>, StoreError> MemoryStore::live_codes() {
  const std::lock_guard lock(mutex_);
  return std::vector(live_.begin(), live_.end());
}

std::expected<void, StoreError> MemoryStore::replace(std::span<const Log> logs) {
  const std::lock_guard lock(mutex_);
  return guarded([&] {
    expect_in_place(logs, [&](std::string_view table) { return last_number(table); });
    for (const Log& log : logs) {
      if (!log.bodies.empty()) {
        bodies_[log.table] = log.bodies;
      } else {
        bodies_.erase(log.table);
        live_.erase(log.table);
        std::erase(in_order_, log.table);
        listings_.erase(log.table);
      }
    }
  });
}

std::expected<std::vector<Note>, StoreError> MemoryStore::notes() {
  const std::lock_guard lock(mutex_);
  std::vector<Note> all;
  for (const auto& [name, text] : notes_) all.push_back({name, text});
  return all;
}

std::expected<void, StoreError> MemoryStore::write_note(const Note& note) {
  const std::lock_guard lock(mutex_);
  if (note.text.empty()) {
    notes_.erase(note.name);
  } else {
    notes_[note.name] = note.text;
  }
  return {};
}

// Lists.

std::vector<Listing> MemoryStore::listings(std::size_t most, auto is_wanted) const {
  std::vector<Listing> found;
  for (const std::string& table : in_order_ | std::views::reverse) {
    if (found.size() == most) break;
    const auto listing = listings_.find(table);
    if (listing == listings_.end() || !live_.contains(table)) continue;
    if (is_wanted(*listing->second)) found.push_back(*listing->second);
  }
  return found;
}

std::expected<std::vector<Listing>, StoreError> MemoryStore::waiting(std::size_t most) {
  const std::lock_guard lock(mutex_);
  return listings(most, [](const Listing& listing) { return listing.is_waiting; });
}

std::expected<std::vector<Listing>, StoreError> MemoryStore::listed_for(std::string_view person,
                                                                        std::size_t most) {
  const std::lock_guard lock(mutex_);
  return listings(most, [&](const Listing& listing) {
    return std::ranges::find(listing.people, person) != listing.people.end();
  });
}

}  // namespace coverstory::store
