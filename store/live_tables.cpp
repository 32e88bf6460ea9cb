#include "store/live_tables.h"

#include <algorithm>

namespace coverstory::store {

std::optional<LiveTable> LiveTables::of(std::string_view code) const {
  const std::lock_guard lock(mutex_);
  const auto place = tables_.find(code);
  return place == tables_.end() ? std::nullopt : std::optional(place->second);
}

std::vector<std::string> LiveTables::codes() const {
  std::vector<std::string> codes;
  {
    const std::lock_guard lock(mutex_);
    codes.reserve(tables_.size());
    for (const auto& [code, table] : tables_) codes.push_back(code);
  }
  std::ranges::sort(codes);
  return codes;
}

const LiveTable* LiveTables::find(std::string_view code) const {
  const auto place = tables_.find(code);
  return place == tables_.end() ? nullptr : &place->second;
}

void LiveTables::make_room_for(const ByTable<LiveTable>& added) {
  const std::lock_guard lock(mutex_);
  tables_.reserve(tables_.size() + added.size());
  for (const auto& [code, table] : added) {
    const auto place = tables_.find(code);
    if (place == tables_.end()) continue;
    std::vector<std::int64_t>& ids = place->second.ids;
    const std::size_t size = ids.size() + table.ids.size();
    if (size > ids.capacity()) ids.reserve(2 * size);
  }
}

void LiveTables::add(ByTable<LiveTable>& added) noexcept {
  const std::lock_guard lock(mutex_);
  for (const auto& [code, table] : added) {
    const auto place = tables_.find(code);
    if (place == tables_.end()) continue;
    place->second.ids.insert(place->second.ids.end(), table.ids.begin(), table.ids.end());
    place->second.last_seq = table.last_seq;
  }
  tables_.merge(added);
}

void LiveTables::erase(std::string_view code) {
  const std::lock_guard lock(mutex_);
  if (const auto place = tables_.find(code); place != tables_.end()) tables_.erase(place);
}

}  // namespace coverstory::store
