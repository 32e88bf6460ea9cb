// A look back on a recorded game of Cover Me with the searching bot's eyes: the decisions of a
// seat, and what the bot thinks of each. One at a time, so that a worker can tell how far it is.
#include "bots/cover_me/analysis.h"

#include <algorithm>
#include <memory>

#include "protocol/cover_me/choices_json.h"
#include "records/cover_me/decisions.h"
#include "records/cover_me/json.h"
#include "records/cover_me/words.h"
#include "wasm/arguments.h"
#include "wasm/handles.h"
#include "wasm/record_lines.h"

namespace coverstory::wasm {
namespace {

namespace json = boost::json;
using namespace coverstory::cover_me;
using bots::cover_me::Appraisal;
using bots::cover_me::Worth;
using records::cover_me::PastDecision;
using records::cover_me::PastGame;

Handles<PastGame>& past_games() {
  static Handles<PastGame> all;
  return all;
}

std::ptrdiff_t index_of(Action action, const Choices& choices) {
  return std::ranges::find(choices, action) - choices.begin();
}

json::object decision_json(const PastDecision& past) {
  const View& view = past.view;
  return {{"step", past.step},
          {"year", view.calendar.year},
          {"season", records::word_of(view.calendar.season)},
          {"month", view.month},
          {"kind", records::word_of(view.awaited)},
          {"legal", protocol::cover_me::legal_json(past.choices, view)},
          {"chosen", index_of(past.chosen, past.choices)}};
}

json::object worth_json(const Worth& worth, const Choices& choices) {
  return {{"choice", index_of(worth.action, choices)},
          {"chance", worth.chance},
          {"prestige", worth.prestige},
          {"error", worth.error},
          {"samples", worth.samples}};
}

json::object appraisal_json(const Appraisal& appraisal, const PastDecision& past) {
  json::array choices;
  for (const Worth& worth : appraisal.choices) choices.push_back(worth_json(worth, past.choices));
  const auto seats = static_cast<std::ptrdiff_t>(past.view.options.players);
  return {{"best", index_of(appraisal.best_choice().action, past.choices)},
          {"chances", json::array(appraisal.chances.begin(), appraisal.chances.begin() + seats)},
          {"choices", std::move(choices)}};
}

}  // namespace

/// A record, to be looked back on from a seat. Refuses one that breaks a rule.
EXPORTED(cover_me_look_back_begin) Handle cover_me_look_back_begin(Text record, int seat) {
  auto game = records::cover_me::past_game(record_lines_in(record), seat);
  if (!game) refuse(game.error());
  return past_games().keep(std::make_unique<PastGame>(*std::move(game)));
}

EXPORTED(cover_me_look_back_end) void cover_me_look_back_end(Handle game) {
  past_games().let_go(game);
}

/// The seat's decisions: when, what could be chosen, and what was (an index).
EXPORTED(cover_me_look_back_decisions) void cover_me_look_back_decisions(Handle game) {
  json::array decisions;
  for (const PastDecision& past : past_games().at(game).decisions) {
    decisions.push_back(decision_json(past));
  }
  answer(std::move(decisions));
}

/// What the bot thinks of one of them, by its number. Choices are named by their index.
EXPORTED(cover_me_look_back_appraise)
void cover_me_look_back_appraise(Handle game, int number, double iterations, Text seed) {
  const auto& decisions = past_games().at(game).decisions;
  const auto at = static_cast<std::size_t>(number);
  if (at >= decisions.size()) refuse("There is no such decision.");
  if (!(iterations >= 1 && iterations <= 1e6)) refuse("Iterations are 1 to 1,000,000.");
  FastRng rng(seed_in(seed));
  const PastDecision& past = decisions[at];
  answer(appraisal_json(bots::cover_me::appraise(past.view, past.choices, past.chosen,
                                                 static_cast<std::uint64_t>(iterations), rng),
                        past));
}

}  // namespace coverstory::wasm
