// Which server looks after which table, where several use one store: every server knows who is
// alive and comes to the same answer by itself (rendezvous hashing). For each table the servers are
// ranked by chance, drawn from its code and theirs, and the first one looks after it. So a server
// that goes leaves its tables to all the others evenly, and no other table changes hands.
//
// It is a matter of work alone, never of safety: two who look after the same table for a while lose
// races against each other, and nothing more.
#pragma once

#include <string_view>
#include <vector>

#include "tables/neighbourhood.h"

namespace coverstory::tables {

class Placement {
 public:
  /// Whether no other server can use the store, now or later.
  bool is_alone() const { return around_ == nullptr; }
  /// There are others, or may be. This one is among those who are alive, unless it has lost sight
  /// of them: then it counts as gone, and looks after nothing. The neighbourhood outlives the
  /// placement.
  void set(Neighbourhood& around, ServerId self, std::vector<ServerId> alive);

  /// Only where it is not alone.
  Neighbourhood& around() const { return *around_; }
  const std::vector<ServerId>& alive() const { return alive_; }
  /// Whether this server looks after the table.
  bool has(std::string_view code) const;

 private:
  Neighbourhood* around_ = nullptr;
  ServerId self_{};
  std::vector<ServerId> alive_;  // in order, each once; empty where it is alone
};

}  // namespace coverstory::tables
