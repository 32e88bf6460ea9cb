// A table for tests of the parts of a house: a lobby with people in it.
#pragma once

#include <string>

#include "engine/cover_me/options.h"
#include "games/all.h"
#include "tables/person.h"
#include "tables/step.h"

namespace coverstory::tables {

inline const Person kAda{{1, 0, 0, 0}};
inline const Person kBo{{2, 0, 0, 0}};

inline const protocol::Settings kCoverMe{.game = &games::cover_me(),
                                         .options = cover_me::Options{}};

/// The person sits in seat 0, and the other seats are open.
inline Created created_by(const Person& person, const protocol::Settings& settings = kCoverMe) {
  std::vector<Occupant> seats(static_cast<std::size_t>(settings.players()));
  seats[0] = Occupant::of_person(person, "Ada");
  return {.settings = settings, .seats = seats, .host = Seat(0), .start = {}};
}

}  // namespace coverstory::tables
