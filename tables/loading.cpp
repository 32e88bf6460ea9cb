#include "tables/loading.h"

#include <utility>

#include "engine/core/ensure.h"

namespace coverstory::tables {

template <class One>
bool Loading::wait(const std::string& table, std::vector<One> Waiting::* kind, One one) {
  const auto [found, is_first] = waiting_.try_emplace(table);
  std::vector<One>& others = found->second.*kind;
  if (others.size() >= kMostWaiting) return false;
  others.push_back(std::move(one));
  if (is_first) outside_.load(table);
  return true;
}

bool Loading::wait(const std::string& table, WaitingCommand command) {
  return wait(table, &Waiting::commands, std::move(command));
}

bool Loading::wait(const std::string& table, WaitingFetch fetch) {
  return wait(table, &Waiting::fetches, std::move(fetch));
}

Loading::Waiting Loading::take(const std::string& table) {
  auto found = waiting_.extract(table);
  ENSURE(!found.empty());
  return std::move(found.mapped());
}

}  // namespace coverstory::tables
