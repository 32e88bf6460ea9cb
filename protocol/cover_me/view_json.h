// CM-12: what a viewer of Cover Me knows and may choose from, in JSON. Browsers and programs that
// play get the same. It is made from a View and from nothing else, so it can tell no more than the
// View does.
#pragma once

#include <boost/json.hpp>

#include "engine/cover_me/game.h"
#include "engine/cover_me/view.h"
#include "records/json_text.h"

namespace coverstory::protocol::cover_me {

/// CM-3.2: the counts of the three active traits.
void write_tracks(records::JsonText& to, const coverstory::cover_me::Tracks& tracks,
                  coverstory::cover_me::Season season);

// Members of an object that is being written.

/// Lists of piles are top first, rows are by month. A viewer without a seat has `seat` null and an
/// empty hand; a game that is over has the phase `over`.
void write_view(records::JsonText& to, const coverstory::cover_me::View& view);
/// The same with what a table adds: `awaited`, `deciding`, `to_act`, `candidates`. CM-6.5: `scored`
/// and `middle` are null while the table hides the totals.
void write_table_view(records::JsonText& to, const coverstory::cover_me::View& view);
/// The keys of `write_table_view` in which two views differ, with the values of the later one.
void write_changes(records::JsonText& to, const coverstory::cover_me::View& before,
                   const coverstory::cover_me::View& after);

/// A choice of the viewer's, in the keys of the records' `act` (without `seat` and `legal`). `take`
/// names the card of an open pile, and null for the draw pile.
void write_action(records::JsonText& to, coverstory::cover_me::Action action,
                  const coverstory::cover_me::View& view);
/// All of them, in their order: an answer is an index into this list.
void write_legal(records::JsonText& to, const coverstory::cover_me::Choices& choices,
                 const coverstory::cover_me::View& view);

// The same as values, for messages that are made of more and seldom enough.

boost::json::object view_json(const coverstory::cover_me::View& view);
boost::json::object table_view_json(const coverstory::cover_me::View& view);
boost::json::object changes_json(const coverstory::cover_me::View& before,
                                 const coverstory::cover_me::View& after);
boost::json::object action_json(coverstory::cover_me::Action action,
                                const coverstory::cover_me::View& view);
boost::json::array legal_json(const coverstory::cover_me::Choices& choices,
                              const coverstory::cover_me::View& view);

}  // namespace coverstory::protocol::cover_me
