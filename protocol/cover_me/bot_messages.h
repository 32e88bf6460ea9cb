// What we say to a program that plays Cover Me. The `id` of a question is added by who asks.
#pragma once

#include <boost/json.hpp>
#include <chrono>

#include "engine/core/seat.h"
#include "engine/cover_me/game.h"
#include "engine/cover_me/ranking.h"
#include "engine/cover_me/view.h"

namespace coverstory::protocol::cover_me {

/// `{"hello":1,"game":"cover-me",…}`: a game begins.
boost::json::object hello_message(const coverstory::cover_me::Options& options, Seat seat,
                                  std::chrono::milliseconds budget);

/// `{"decide":"play","view":{…},"legal":[…]}`: the viewer is to choose.
boost::json::object decide_message(const coverstory::cover_me::View& view,
                                   const coverstory::cover_me::Choices& choices);

/// `{"result":{…}}`: the game is over.
boost::json::object result_message(const coverstory::cover_me::Ranking& result,
                                   const coverstory::cover_me::Options& options);

}  // namespace coverstory::protocol::cover_me
