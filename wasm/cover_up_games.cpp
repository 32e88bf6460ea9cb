// Whole games of Cover Up in the browser. Time is the page's: milliseconds of a clock of its
// choice.
#include "wasm/cover_up_games.h"

#include <memory>
#include <optional>

#include "engine/cover_up/view.h"
#include "protocol/cover_up/view_json.h"
#include "records/cover_up/cards.h"
#include "records/cover_up/json.h"
#include "records/fields.h"
#include "wasm/arguments.h"

namespace coverstory::wasm {
namespace {

using namespace coverstory::cover_up;

constexpr int kNobody = -1;

Milliseconds time_of(double now) {
  return static_cast<Milliseconds>(now);
}

Viewer viewer_of(const CoverUpGame& game, int viewer) {
  return viewer == kNobody ? Viewer::spectator() : Viewer(seat_of(game, viewer));
}

void act(CoverUpGame& game, int seat, const Action& action, double now) {
  const auto done = apply(game.state, seat_of(game, seat), action, time_of(now), game.record);
  if (done) return;
  refuse(std::string(clause_of(done.error())) + ": " + std::string(sentence_of(done.error())));
}

}  // namespace

Handles<CoverUpGame>& cover_up_games() {
  static Handles<CoverUpGame> games;
  return games;
}

Seat seat_of(const CoverUpGame& game, int seat) {
  if (seat < 0 || seat >= game.state.options.players) refuse("There is no such seat.");
  return Seat(seat);
}

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
  return cover_up_games().keep(std::move(game));
}

EXPORTED(cover_up_end) void cover_up_end(Handle game) {
  cover_up_games().let_go(game);
}

EXPORTED(cover_up_hash) std::uint64_t cover_up_hash(Handle game) {
  return hash_of(cover_up_games().at(game).state);
}

EXPORTED(cover_up_view) void cover_up_view(Handle handle, int viewer) {
  const CoverUpGame& game = cover_up_games().at(handle);
  answer(protocol::cover_up::table_view_json(view(game.state, viewer_of(game, viewer))));
}

/// What a seat may do now and may know alone.
EXPORTED(cover_up_own) void cover_up_own(Handle handle, int seat) {
  const CoverUpGame& game = cover_up_games().at(handle);
  answer(protocol::cover_up::own_json(view(game.state, seat_of(game, seat))));
}

/// Lets the time pass.
EXPORTED(cover_up_tick) void cover_up_tick(Handle handle, double now) {
  CoverUpGame& game = cover_up_games().at(handle);
  tick(game.state, time_of(now), game.record);
}

/// When something happens though nobody acts; before all times if never.
EXPORTED(cover_up_deadline) double cover_up_deadline(Handle game) {
  const auto deadline = next_deadline(cover_up_games().at(game).state);
  return deadline ? static_cast<double>(*deadline) : -__builtin_inf();
}

EXPORTED(cover_up_arrange)
void cover_up_arrange(Handle game, int seat, Text pile, double now) {
  act(cover_up_games().at(game), seat, Arrange{records::cover_up::read_pile(array_in(pile))}, now);
}

EXPORTED(cover_up_flip) void cover_up_flip(Handle game, int seat, double now) {
  act(cover_up_games().at(game), seat, Flip{}, now);
}

EXPORTED(cover_up_done) void cover_up_done(Handle game, int seat, double now) {
  act(cover_up_games().at(game), seat, Done{}, now);
}

EXPORTED(cover_up_return) void cover_up_return(Handle game, int seat, Text code, double now) {
  const auto card = card_from_code(code);
  if (!card) refuse("This is not a card of Cover Up.");
  act(cover_up_games().at(game), seat, Return{*card}, now);
}

/// The record so far: the lines of a whole record once the game is over.
EXPORTED(cover_up_record) void cover_up_record(Handle game) {
  answer(cover_up_games().at(game).record.text());
}

}  // namespace coverstory::wasm
