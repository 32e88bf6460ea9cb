#include "store/memory_store.h"

#include "store/guarded.h"
#include "store/sequence.h"

namespace coverstory::store {

std::expected<void, StoreError> MemoryStore::append(std::span<const Entry> entries) {
  return guarded([&] {
    expect_next(entries, [&](std::string_view table) {
      const auto place = bodies_.find(table);
      return place == bodies_.end() ? 0 : static_cast<std::uint32_t>(place->second.size());
    });
    for (const Entry& entry : entries) {
      bodies_[entry.table].push_back(entry.body);
      live_.insert(entry.table);
    }
  });
}

std::expected<std::vector<Log>, StoreError> MemoryStore::live_logs() {
  std::vector<Log> logs;
  logs.reserve(live_.size());
  for (const std::string& table : live_) logs.push_back({table, bodies_[table]});
  return logs;
}

std::expected<std::optional<Log>, StoreError> MemoryStore::log_of(std::string_view table) {
  const auto place = bodies_.find(table);
  if (place == bodies_.end()) return std::nullopt;
  return Log{place->first, place->second};
}

std::expected<void, StoreError> MemoryStore::put_to_rest(std::span<const std::string> tables) {
  for (const std::string& table : tables) live_.erase(table);
  return {};
}

}  // namespace coverstory::store
