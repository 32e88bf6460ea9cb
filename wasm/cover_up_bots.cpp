// Bots of Cover Up. A bot answers a round with all that it would do in it; the page plays that out
// in its own time.
#include "bots/cover_up/bot.h"

#include "records/cover_up/cards.h"
#include "wasm/arguments.h"
#include "wasm/cover_up_games.h"

namespace coverstory::wasm {
namespace {

namespace json = boost::json;
using namespace coverstory::cover_up;
using bots::cover_up::Arranged;
using bots::cover_up::Bot;
using bots::cover_up::RoundPlan;

Handles<Bot>& all_bots() {
  static Handles<Bot> all;
  return all;
}

View view_of(Handle handle, int seat) {
  const CoverUpGame& game = cover_up_games().at(handle);
  return view(game.state, seat_of(game, seat));
}

}  // namespace

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
