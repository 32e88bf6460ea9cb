// Whole games of Cover Me in the browser: begin, look, choose. Views and choices are those of the
// protocol, so that a page shows a game from here as it shows one from a server.
#include "wasm/cover_me_games.h"

#include <memory>

#include "engine/cover_me/view.h"
#include "games/cover_me/events.h"
#include "protocol/cover_me/choices_json.h"
#include "protocol/cover_me/view_json.h"
#include "records/cover_me/json.h"
#include "wasm/arguments.h"

namespace coverstory::wasm {
namespace {

using namespace coverstory::cover_me;

constexpr int kNobody = -1;

/// A seat's view, or the public's.
View view_for(const CoverMeGame& game, int viewer) {
  return view(game.state, viewer == kNobody ? Viewer::spectator() : Viewer(seat_of(game, viewer)));
}

void refuse_unless(const Outcome& outcome) {
  if (outcome) return;
  refuse(std::string(clause_of(outcome.error())) + ": " +
         std::string(sentence_of(outcome.error())));
}

}  // namespace

Handles<CoverMeGame>& cover_me_games() {
  static Handles<CoverMeGame> games;
  return games;
}

Seat seat_of(const CoverMeGame& game, int seat) {
  if (seat < 0 || seat >= game.state.options.players) refuse("There is no such seat.");
  return Seat(seat);
}

/// A game with the options of a record's header. CM-2.5: `start` is a seat, or -1 to draw lots.
EXPORTED(cover_me_begin)
Handle cover_me_begin(Text options_text, Text names, Text seed_text, int start) {
  const Options options = records::cover_me::read_options(object_in(options_text));
  const Seed seed = seed_in(seed_text);
  if (start < kNobody || start >= options.players) refuse("There is no such seat.");
  auto game = std::make_unique<CoverMeGame>(
      records::cover_me::Writer(options, names_in(names, options.players), seed), State{});
  game->state = new_game(options, seed, game->record,
                         start == kNobody ? std::nullopt : std::optional(Seat(start)));
  return cover_me_games().keep(std::move(game));
}

EXPORTED(cover_me_end) void cover_me_end(Handle game) {
  cover_me_games().let_go(game);
}

EXPORTED(cover_me_hash) std::uint64_t cover_me_hash(Handle game) {
  return hash_of(cover_me_games().at(game).state);
}

/// The seats whose decision is due and not made, a bit for each; none when the game is over.
EXPORTED(cover_me_to_act) unsigned cover_me_to_act(Handle game) {
  return cover_me_games().at(game).state.to_act.bits();
}

EXPORTED(cover_me_view) void cover_me_view(Handle game, int viewer) {
  answer(protocol::cover_me::table_view_json(view_for(cover_me_games().at(game), viewer)));
}

EXPORTED(cover_me_legal) void cover_me_legal(Handle handle, int seat) {
  const CoverMeGame& game = cover_me_games().at(handle);
  const Seat chooser = seat_of(game, seat);
  answer(protocol::cover_me::legal_json(legal(game.state, chooser), view_for(game, seat)));
}

/// Does one of the choices, and answers with what everybody may know of what happened.
EXPORTED(cover_me_choose) void cover_me_choose(Handle handle, int seat, Text choice) {
  CoverMeGame& game = cover_me_games().at(handle);
  const Seat chooser = seat_of(game, seat);
  const Action action = records::cover_me::read_action(object_in(choice));
  boost::json::array events;
  games::CoverMeEvents told(events, &game.record);
  refuse_unless(apply(game.state, chooser, action, told));
  answer(std::move(events));
}

/// CM-4.1, CM-5.3: takes a sealed choice back.
EXPORTED(cover_me_withdraw) void cover_me_withdraw(Handle handle, int seat) {
  CoverMeGame& game = cover_me_games().at(handle);
  refuse_unless(withdraw(game.state, seat_of(game, seat)));
}

/// The record so far: the lines of a whole record once the game is over.
EXPORTED(cover_me_record) void cover_me_record(Handle game) {
  answer(cover_me_games().at(game).record.text());
}

}  // namespace coverstory::wasm
