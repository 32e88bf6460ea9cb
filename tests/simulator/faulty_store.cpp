#include "tests/simulator/faulty_store.h"

#include <utility>

#include "tests/simulator/demand.h"

namespace coverstory::simulator {

void FaultyStore::begin(std::vector<store::Entry> entries) {
  demand(!is_writing(), [] { return "a batch was sent while another was under way"; });
  demand(!entries.empty(), [] { return "an empty batch was sent"; });
  under_way_ = std::move(entries);
}

std::expected<std::vector<store::Entry>, store::StoreError> FaultyStore::write() {
  const auto entries = *std::exchange(under_way_, std::nullopt);
  if (const auto stored = disk_->append(entries); !stored) return std::unexpected(stored.error());
  return entries;
}

std::optional<store::Log> FaultyStore::log_after(const std::string& table, std::uint32_t after) {
  auto bodies = *disk_->entries_after(table, after);
  return bodies ? std::optional(store::Log{table, *std::move(bodies)}) : std::nullopt;
}

void FaultyStore::put_to_rest(const std::string& table) {
  (void)disk_->put_to_rest(std::vector{table});
}

}  // namespace coverstory::simulator
