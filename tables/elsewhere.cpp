#include "tables/elsewhere.h"

#include <algorithm>

namespace coverstory::tables {

void Elsewhere::announced(ServerId server, const std::string& table, const Presence& presence) {
  auto& of_table = presences_[table];
  std::erase_if(of_table, [&](const auto& one) { return one.first == server; });
  if (!presence.is_empty()) of_table.emplace_back(server, presence);
  if (of_table.empty()) presences_.erase(table);
}

std::vector<std::string> Elsewhere::keep_only(const std::vector<ServerId>& alive) {
  const auto is_gone = [&](const auto& one) {
    return std::ranges::find(alive, one.first) == alive.end();
  };
  std::vector<std::string> changed;
  for (auto& [table, of_table] : presences_) {
    if (std::erase_if(of_table, is_gone) > 0) changed.push_back(table);
  }
  std::erase_if(presences_, [](const auto& table) { return table.second.empty(); });
  return changed;
}

Presence Elsewhere::at(const std::string& table) const {
  Presence all;
  const auto found = presences_.find(table);
  if (found == presences_.end()) return all;
  for (const auto& [server, presence] : found->second) {
    all.seats |= presence.seats;
    all.spectators += presence.spectators;
    all.has_host |= presence.has_host;
  }
  return all;
}

}  // namespace coverstory::tables
