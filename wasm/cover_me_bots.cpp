// Bots of Cover Me. A bot gets the view of its seat, as everywhere: the game it plays in is only
// asked for that view.
#include "bots/cover_me/bot.h"

#include "protocol/cover_me/choices_json.h"
#include "wasm/arguments.h"
#include "wasm/cover_me_games.h"

namespace coverstory::wasm {
namespace {

using namespace coverstory::cover_me;
using bots::cover_me::Bot;

Handles<Bot>& all_bots() {
  static Handles<Bot> all;
  return all;
}

}  // namespace

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
  const CoverMeGame& game = cover_me_games().at(handle);
  const Seat chooser = seat_of(game, seat);
  const Choices choices = legal(game.state, chooser);
  if (choices.empty()) refuse("This seat has nothing to decide.");
  const View seen = view(game.state, chooser);
  answer(protocol::cover_me::action_json(all_bots().at(bot).choose(seen, choices), seen));
}

}  // namespace coverstory::wasm
