// What a seat of Cover Me may choose from, in the keys of the records' `act` (without `seat` and
// `legal`).
#pragma once

#include <boost/json.hpp>

#include "engine/cover_me/game.h"
#include "engine/cover_me/view.h"

namespace coverstory::protocol::cover_me {

/// A choice of the viewer's. `take` names the card of an open pile, and null for the draw pile.
boost::json::object action_json(coverstory::cover_me::Action action,
                                const coverstory::cover_me::View& view);

/// All of them, in their order: an answer is an index into this list.
boost::json::array legal_json(const coverstory::cover_me::Choices& choices,
                              const coverstory::cover_me::View& view);

}  // namespace coverstory::protocol::cover_me
