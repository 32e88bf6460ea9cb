// Recorded games of Cover Me, checked by the rules, line by line. To be watched in the page: what a
// viewer would have been told, as a table tells it. And to be looked back on with the searching
// bot's eyes: the decisions of a seat, and what the bot thinks of each, one at a time, so that a
// worker can tell how far it is.
#include "records/cover_me/replay.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "bots/cover_me/analysis.h"
#include "engine/cover_me/game.h"
#include "engine/cover_me/view.h"
#include "games/cover_me/events.h"
#include "protocol/cover_me/view_json.h"
#include "records/cover_me/cards.h"
#include "records/cover_me/json.h"
#include "records/fields.h"
#include "records/line.h"
#include "wasm/exported.h"
#include "wasm/record_lines.h"

namespace coverstory::wasm {
namespace {

namespace json = boost::json;
using namespace coverstory::cover_me;
using records::GameLines;
using records::Line;

records::cover_me::Replayed checked(const GameLines& lines) {
  auto replayed = replay(lines, records::cover_me::Ending::MayBeMissing);
  if (!replayed) refuse_line(replayed.error());
  return *std::move(replayed);
}

bool is_event(const Line& line, std::string_view event) {
  return line.object.contains("e") && records::text_field(line.object, "e") == event;
}

/// Tells events as a table does; piles are shuffled as the record says, not by our generator.
class Retold : public games::CoverMeEvents {
 public:
  Retold(const GameLines& lines, protocol::Events& events) : CoverMeEvents(events), lines_(lines) {}

  void shuffled(const State& state, ShuffledPile pile, std::span<Card> cards) override {
    const auto line = std::find_if(lines_.begin() + next_, lines_.end(),
                                   [](const Line& one) { return is_event(one, "shuffle"); });
    next_ = line - lines_.begin() + 1;
    std::ranges::copy(records::cover_me::read_shuffled(line->object), cards.begin());
    CoverMeEvents::shuffled(state, pile, cards);
  }

 private:
  const GameLines& lines_;
  std::ptrdiff_t next_ = 0;
};

/// The game from its first state on: each step has what changed for the viewer, and the events.
class Retelling {
 public:
  Retelling(const GameLines& lines, const records::cover_me::Replayed& record, Viewer viewer)
      : sink_(lines, events_),
        viewer_(viewer),
        state_(begun(lines, record)),
        seen_(view(state_, viewer_)) {
    steps_.push_back(
        {{"game", protocol::cover_me::table_view_json(seen_)}, {"events", take_events()}});
  }

  void act(const json::object& line) {
    const Seat seat(records::number_field(line, "seat", 0, state_.options.players - 1));
    ENSURE(apply(state_, seat, records::cover_me::read_action(line), sink_).has_value());
    const View before = std::exchange(seen_, view(state_, viewer_));
    steps_.push_back(
        {{"game", protocol::cover_me::changes_json(before, seen_)}, {"events", take_events()}});
  }

  json::array steps() { return std::move(steps_); }

 private:
  State begun(const GameLines& lines, const records::cover_me::Replayed& record) {
    const SetUp decks = records::cover_me::read_set_up(lines[1].object, record.options);
    return new_game_from(record.options, record.seed, decks, sink_);
  }
  json::value take_events() {
    const protocol::Events taken = std::exchange(events_, {});
    return records::value_of([&](records::JsonText& to) {
      to.list([&] {
        if (!taken.empty()) to.bare(taken.items());
      });
    });
  }

  protocol::Events events_;
  Retold sink_;
  Viewer viewer_;
  State state_;
  View seen_;
  json::array steps_;
};

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

/// A record as a seat saw it, or the public (-1): options, names, and the steps. The first step has
/// the game whole, each later one the keys that changed.
EXPORTED(cover_me_replay) void cover_me_replay(Text text, int viewer) {
  const GameLines lines = record_lines_in(text);
  const records::cover_me::Replayed record = checked(lines);
  Retelling retelling(lines, record, viewer_in(viewer, record.options.players));
  for (const Line& line : lines) {
    if (is_event(line, "act")) retelling.act(line.object);
  }
  answer(json::object{{"options", records::cover_me::options_json(record.options)},
                      {"seats", json::array(record.seats.begin(), record.seats.end())},
                      {"steps", retelling.steps()}});
}

/// A record, to be looked back on from a seat. Refuses one that breaks a rule.
EXPORTED(cover_me_look_back_begin) Handle cover_me_look_back_begin(Text record, int seat) {
  auto game = records::cover_me::past_game(record_lines_in(record), seat);
  if (!game) refuse_line(game.error());
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
