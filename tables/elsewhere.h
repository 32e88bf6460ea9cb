// Who is at tables by way of other servers, as each has announced it.
#pragma once

#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "tables/neighbourhood.h"

namespace coverstory::tables {

class Elsewhere {
 public:
  /// An empty presence takes away what the server has announced before.
  void announced(ServerId server, const std::string& table, const Presence& presence);
  /// What others have announced is taken away, as they are gone. Gives the tables concerned.
  std::vector<std::string> keep_only(const std::vector<ServerId>& alive);

  /// By way of all of them together.
  Presence at(const std::string& table) const;

 private:
  /// By table, and each server once. None is empty.
  std::unordered_map<std::string, std::vector<std::pair<ServerId, Presence>>> presences_;
};

}  // namespace coverstory::tables
