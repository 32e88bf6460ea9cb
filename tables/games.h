// The registry: all the games that can be played at the tables of a house. Nothing else here knows
// which games there are.
#pragma once

#include <vector>

#include "protocol/table/game_form.h"
#include "tables/game.h"

namespace coverstory::tables {

class Games {
 public:
  /// The kinds must outlive this. Their words are not those of the steps that all games share.
  explicit Games(std::vector<const GameKind*> kinds);

  const protocol::GameForms& forms() const { return forms_; }
  /// The kind with that form, one of these.
  const GameKind& kind_of(const protocol::GameForm& form) const;

 private:
  std::vector<const GameKind*> kinds_;
  protocol::GameForms forms_;  // of exactly these kinds
};

}  // namespace coverstory::tables
