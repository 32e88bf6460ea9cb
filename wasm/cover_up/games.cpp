// Whole games of Cover Up in the browser. Time is the page's: milliseconds of a clock of its
// choice. And its bots: a bot answers a round with all that it would do in it; the page plays that
// out in its own time.
#include <memory>
#include <optional>

#include "bots/cover_up/bot.h"
#include "engine/cover_up/game.h"
#include "engine/cover_up/view.h"
#include "protocol/cover_up/view_json.h"
#include "records/cover_up/cards.h"
#include "records/cover_up/json.h"
#include "records/fields.h"
#include "wasm/exported.h"

namespace coverstory::wasm {
namespace {

using namespace coverstory::cover_up;
namespace json = boost::json;
using bots::cover_up::Arranged;
using bots::cover_up::Bot;
using bots::cover_up::RoundPlan;

struct CoverUpGame {
  explicit CoverUpGame(records::cover_up::Writer written) : record(std::move(written)) {}
  CoverUpGame(const CoverUpGame&) = delete;
  CoverUpGame& operator=(const CoverUpGame&) = delete;

  records::cover_up::Writer record;
  State state;
};

Handles<CoverUpGame>& all_games() {
  static Handles<CoverUpGame> all;
  return all;
}

Handles<Bot>& all_bots() {
  static Handles<Bot> all;
  return all;
}

Milliseconds time_of(double now) {
  return static_cast<Milliseconds>(now);
}

Seat seat_of(const CoverUpGame& game, int seat) {
  return seat_in(seat, game.state.options.players);
}

View view_of(Handle handle, int seat) {
  const CoverUpGame& game = all_games().at(handle);
  return view(game.state, seat_of(game, seat));
}

void act(CoverUpGame& game, int seat, const Action& action, double now) {
  refuse_unless(apply(game.state, seat_of(game, seat), action, time_of(now), game.record));
}

}  // namespace

/// A game with the options of a record's header, played with the standard deck.
EXPORTED(cover_up_begin)
Handle cover_up_begin(Text options, Text names, Text seed_text, double now) {
  const records::cover_up::Table table = records::cover_up::read_table(object_in(options));
  if (table.deck != records::cover_up::kStandardDeckName)
    refuse("There is the standard deck only.");
  const Seed seed = seed_in(seed_text);
  auto game = std::make_unique<CoverUpGame>(
      records::cover_up::Writer(table, names_in(names, table.options.players), seed));
  game->state = new_game(table.options, standard_deck(), seed, time_of(now), game->record);
  return all_games().keep(std::move(game));
}

EXPORTED(cover_up_end) void cover_up_end(Handle game) {
  all_games().let_go(game);
}

EXPORTED(cover_up_hash) std::uint64_t cover_up_hash(Handle game) {
  return hash_of(all_games().at(game).state);
}

EXPORTED(cover_up_view) void cover_up_view(Handle handle, int viewer) {
  const CoverUpGame& game = all_games().at(handle);
  answer(protocol::cover_up::table_view_json(
      view(game.state, viewer_in(viewer, game.state.options.players))));
}

/// What a seat may do now and may know alone.
EXPORTED(cover_up_own) void cover_up_own(Handle handle, int seat) {
  const CoverUpGame& game = all_games().at(handle);
  answer(protocol::cover_up::own_json(view(game.state, seat_of(game, seat))));
}

/// Lets the time pass.
EXPORTED(cover_up_tick) void cover_up_tick(Handle handle, double now) {
  CoverUpGame& game = all_games().at(handle);
  tick(game.state, time_of(now), game.record);
}

/// When something happens though nobody acts; before all times if never.
EXPORTED(cover_up_deadline) double cover_up_deadline(Handle game) {
  const auto deadline = next_deadline(all_games().at(game).state);
  return deadline ? static_cast<double>(*deadline) : -__builtin_inf();
}

EXPORTED(cover_up_arrange)
void cover_up_arrange(Handle game, int seat, Text pile, double now) {
  act(all_games().at(game), seat, Arrange{records::cover_up::read_pile(array_in(pile))}, now);
}

EXPORTED(cover_up_flip) void cover_up_flip(Handle game, int seat, double now) {
  act(all_games().at(game), seat, Flip{}, now);
}

EXPORTED(cover_up_done) void cover_up_done(Handle game, int seat, double now) {
  act(all_games().at(game), seat, Done{}, now);
}

EXPORTED(cover_up_return) void cover_up_return(Handle game, int seat, Text code, double now) {
  const auto card = card_from_code(code);
  if (!card) refuse("This is not a card of Cover Up.");
  act(all_games().at(game), seat, Return{*card}, now);
}

/// The record so far: the lines of a whole record once the game is over.
EXPORTED(cover_up_record) void cover_up_record(Handle game) {
  answer(all_games().at(game).record.text());
}

EXPORTED(cover_up_bot_begin) Handle cover_up_bot_begin(Text name, Text seed) {
  auto bot = bots::cover_up::make_bot(name, seed_in(seed));
  if (!bot) refuse(bot.error());
  return all_bots().keep(*std::move(bot));
}

EXPORTED(cover_up_bot_end) void cover_up_bot_end(Handle bot) {
  all_bots().let_go(bot);
}

/// The round in the keys of the bot protocol: from `t` on, in milliseconds since building began,
/// the pile lies like this; `flip_at` may be null.
EXPORTED(cover_up_bot_plan) void cover_up_bot_plan(Handle bot, Handle game, int seat) {
  const RoundPlan plan = all_bots().at(bot).plan_round(view_of(game, seat));
  json::array timeline;
  for (const Arranged& entry : plan.timeline) {
    timeline.push_back({{"t", entry.t}, {"pile", records::cover_up::pile_json(entry.pile)}});
  }
  answer(json::object{{"timeline", std::move(timeline)},
                      {"flip_at", plan.flip_at ? json::value(*plan.flip_at) : json::value()}});
}

/// CU-6.1: the green card that the bot would put back.
EXPORTED(cover_up_bot_return) void cover_up_bot_return(Handle bot, Handle game, int seat) {
  const View seen = view_of(game, seat);
  if (seen.own.returnable.empty()) refuse("This seat has nothing to put back.");
  answer(code_of(all_bots().at(bot).choose_return(seen)));
}

}  // namespace coverstory::wasm
