#include "tests/simulator/faulty_store.h"

#include <utility>

#include "store/sequence.h"
#include "tests/simulator/demand.h"

namespace coverstory::simulator {

void FaultyStore::begin(std::vector<store::Entry> entries) {
  demand(!is_writing(), [] { return "a batch was sent while another was under way"; });
  demand(!entries.empty(), [] { return "an empty batch was sent"; });
  under_way_ = std::move(entries);
}

FaultyStore::Written FaultyStore::write() {
  auto entries = *std::exchange(under_way_, std::nullopt);
  auto outcome = disk_->append(entries);
  if (!outcome) entries = store::others(entries, outcome.error().tables);
  return {std::move(entries), std::move(outcome)};
}

std::optional<store::Log> FaultyStore::log_after(const std::string& table, std::uint32_t after) {
  auto bodies = *disk_->entries_after(table, after);
  return bodies ? std::optional(store::Log{table, *std::move(bodies)}) : std::nullopt;
}

void FaultyStore::put_to_rest(const store::Known& table) {
  (void)disk_->put_to_rest(std::vector{table});
}

}  // namespace coverstory::simulator
