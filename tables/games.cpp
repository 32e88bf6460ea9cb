#include "tables/games.h"

#include <algorithm>
#include <utility>

#include "engine/core/ensure.h"
#include "tables/step_json.h"

namespace coverstory::tables {

Games::Games(std::vector<const GameKind*> kinds)
    : kinds_(std::move(kinds)), forms_({kinds_.begin(), kinds_.end()}) {
  for (const protocol::ActionForm& action : forms_.actions()) ENSURE(!is_common_step(action.step));
}

const GameKind& Games::kind_of(const protocol::GameForm& form) const {
  const auto found = std::ranges::find(kinds_, &form);
  ENSURE(found != kinds_.end());
  return **found;
}

}  // namespace coverstory::tables
