#include "tables/loading.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/core/ensure.h"

namespace coverstory::tables {

template <class One>
bool Loading::wait(const std::string& table, std::vector<One> Waiting::* kind, One one, Time now) {
  if (!is_reading(table)) {
    if (reading_.size() >= kMostTables) return false;
    read(table, 0, now);
  }
  Reading& reading = reading_.at(table);
  std::vector<One>& others = reading.waiting.*kind;
  if (others.size() >= kMostWaiting || reading.since + kPatienceMs <= now) return false;
  others.push_back(std::move(one));
  return true;
}

bool Loading::wait(const std::string& table, WaitingCommand command, Time now) {
  const ConnectionId from = command.from;
  if (!wait(table, &Waiting::commands, std::move(command), now)) return false;
  awaited_.try_emplace(from, table);
  return true;
}

const std::string* Loading::awaited_by(ConnectionId connection) const {
  const auto found = awaited_.find(connection);
  return found == awaited_.end() ? nullptr : &found->second;
}

bool Loading::wait(const std::string& table, WaitingFetch fetch, Time now) {
  return wait(table, &Waiting::fetches, std::move(fetch), now);
}

void Loading::read(const std::string& table, std::uint32_t after, Time now) {
  if (reading_.try_emplace(table, Reading{.since = now}).second) outside_.load(table, after);
}

void Loading::heard(const std::string& table, std::uint32_t last) {
  std::uint32_t& heard = reading_.at(table).waiting.heard;
  heard = std::max(heard, last);
}

Loading::Waiting Loading::take(const std::string& table) {
  auto found = reading_.extract(table);
  ENSURE(!found.empty());
  for (const WaitingCommand& command : found.mapped().waiting.commands) {
    awaited_.erase(command.from);
  }
  return std::move(found.mapped().waiting);
}

std::optional<Time> Loading::first_deadline() const {
  std::optional<Time> first;
  for (const auto& [table, reading] : reading_) {
    if (reading.waiting.commands.empty() && reading.waiting.fetches.empty()) continue;
    if (!first || reading.since + kPatienceMs < *first) first = reading.since + kPatienceMs;
  }
  return first;
}

Loading::Waiting Loading::give_up(Time now) {
  Waiting all;
  for (auto& [table, reading] : reading_) {
    if (reading.since + kPatienceMs > now) continue;
    for (const WaitingCommand& command : reading.waiting.commands) awaited_.erase(command.from);
    std::ranges::move(reading.waiting.commands, std::back_inserter(all.commands));
    std::ranges::move(reading.waiting.fetches, std::back_inserter(all.fetches));
    reading.waiting.commands.clear();
    reading.waiting.fetches.clear();
  }
  return all;
}

}  // namespace coverstory::tables
