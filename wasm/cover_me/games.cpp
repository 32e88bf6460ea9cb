// Whole games of Cover Me in the browser: begin, look, choose. Views and choices are those of the
// protocol, so that a page shows a game from here as it shows one from a server. And its bots: a
// bot gets the view of its seat, as everywhere; the game it plays in is only asked for that view.
#include <memory>

#include "bots/cover_me/bot.h"
#include "engine/cover_me/game.h"
#include "engine/cover_me/view.h"
#include "games/cover_me/events.h"
#include "protocol/cover_me/view_json.h"
#include "records/cover_me/json.h"
#include "wasm/exported.h"

namespace coverstory::wasm {
namespace {

using namespace coverstory::cover_me;
using bots::cover_me::Bot;

struct CoverMeGame {
  records::cover_me::Writer record;
  State state;
};

Handles<CoverMeGame>& all_games() {
  static Handles<CoverMeGame> all;
  return all;
}

Handles<Bot>& all_bots() {
  static Handles<Bot> all;
  return all;
}

Seat seat_of(const CoverMeGame& game, int seat) {
  return seat_in(seat, game.state.options.players);
}

View view_for(const CoverMeGame& game, int viewer) {
  return view(game.state, viewer_in(viewer, game.state.options.players));
}

}  // namespace

/// A game with the options of a record's header. CM-2.5: `start` is a seat, or -1 to draw lots.
EXPORTED(cover_me_begin)
Handle cover_me_begin(Text options_text, Text names, Text seed_text, int start) {
  const Options options = records::cover_me::read_options(object_in(options_text));
  const Seed seed = seed_in(seed_text);
  const auto first =
      start == kNobody ? std::nullopt : std::optional(seat_in(start, options.players));
  auto game = std::make_unique<CoverMeGame>(
      records::cover_me::Writer(options, names_in(names, options.players), seed), State{});
  game->state = new_game(options, seed, game->record, first);
  return all_games().keep(std::move(game));
}

EXPORTED(cover_me_end) void cover_me_end(Handle game) {
  all_games().let_go(game);
}

EXPORTED(cover_me_hash) std::uint64_t cover_me_hash(Handle game) {
  return hash_of(all_games().at(game).state);
}

/// The seats whose decision is due and not made, a bit for each; none when the game is over.
EXPORTED(cover_me_to_act) unsigned cover_me_to_act(Handle game) {
  return all_games().at(game).state.to_act.bits();
}

EXPORTED(cover_me_view) void cover_me_view(Handle game, int viewer) {
  answer(protocol::cover_me::table_view_json(view_for(all_games().at(game), viewer)));
}

EXPORTED(cover_me_legal) void cover_me_legal(Handle handle, int seat) {
  const CoverMeGame& game = all_games().at(handle);
  const Seat chooser = seat_of(game, seat);
  answer(protocol::cover_me::legal_json(legal(game.state, chooser), view_for(game, seat)));
}

/// Does one of the choices, and answers with what everybody may know of what happened.
EXPORTED(cover_me_choose) void cover_me_choose(Handle handle, int seat, Text choice) {
  CoverMeGame& game = all_games().at(handle);
  const Seat chooser = seat_of(game, seat);
  const Action action = records::cover_me::read_action(object_in(choice));
  protocol::Events events;
  games::CoverMeEvents told(events);
  Audience audience{&game.record, &told};
  refuse_unless(apply(game.state, chooser, action, audience));
  answer('[' + std::string(events.items()) + ']');
}

/// CM-4.1, CM-5.3: takes a sealed choice back.
EXPORTED(cover_me_withdraw) void cover_me_withdraw(Handle handle, int seat) {
  CoverMeGame& game = all_games().at(handle);
  refuse_unless(withdraw(game.state, seat_of(game, seat)));
}

/// The record so far: the lines of a whole record once the game is over.
EXPORTED(cover_me_record) void cover_me_record(Handle game) {
  answer(all_games().at(game).record.text());
}

/// A bot by name. `iterations` for each decision; 0 for a time instead, `budget_ms`.
EXPORTED(cover_me_bot_begin)
Handle cover_me_bot_begin(Text name, Text seed, double iterations, int budget_ms) {
  const bots::Budget budget =
      iterations > 0 ? bots::Budget::of_iterations(static_cast<std::uint64_t>(iterations))
                     : bots::Budget::of_ms(budget_ms);
  auto bot = bots::cover_me::make_bot(name, seed_in(seed), budget);
  if (!bot) refuse(bot.error());
  return all_bots().keep(*std::move(bot));
}

EXPORTED(cover_me_bot_end) void cover_me_bot_end(Handle bot) {
  all_bots().let_go(bot);
}

/// What the bot would choose in this seat, which is to decide. Nothing is done yet.
EXPORTED(cover_me_bot_choose) void cover_me_bot_choose(Handle bot, Handle handle, int seat) {
  const CoverMeGame& game = all_games().at(handle);
  const Seat chooser = seat_of(game, seat);
  const Choices choices = legal(game.state, chooser);
  if (choices.empty()) refuse("This seat has nothing to decide.");
  const View seen = view(game.state, chooser);
  answer(protocol::cover_me::action_json(all_bots().at(bot).choose(seen, choices), seen));
}

}  // namespace coverstory::wasm
