// A recorded game of Cover Me, to be watched in the page: what a viewer would have been told of it,
// as a table tells it. The record is checked first, by the rules, line by line.
#include "records/cover_me/replay.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/cover_me/game.h"
#include "engine/cover_me/view.h"
#include "games/cover_me/events.h"
#include "protocol/cover_me/view_json.h"
#include "records/cover_me/json.h"
#include "records/fields.h"
#include "wasm/exported.h"
#include "wasm/platform.h"
#include "wasm/record_lines.h"

namespace coverstory::wasm {
namespace {

namespace json = boost::json;
using namespace coverstory::cover_me;
using records::GameLines;
using records::Line;

records::cover_me::Replayed checked(const GameLines& lines) {
  auto replayed = replay(lines, records::cover_me::Ending::MayBeMissing);
  if (!replayed) refuse(replayed.error());
  return *std::move(replayed);
}

bool is_event(const Line& line, std::string_view event) {
  return line.object.contains("e") && records::text_field(line.object, "e") == event;
}

/// Tells events as a table does; piles are shuffled as the record says, not by our generator.
class Retold : public games::CoverMeEvents {
 public:
  Retold(const GameLines& lines, json::array& events)
      : CoverMeEvents(events, nullptr), lines_(lines) {}

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
    steps_.push_back({{"game", protocol::cover_me::table_view_json(seen_)},
                      {"events", std::exchange(events_, {})}});
  }

  void act(const json::object& line) {
    const Seat seat(records::number_field(line, "seat", 0, state_.options.players - 1));
    ENSURE(apply(state_, seat, records::cover_me::read_action(line), sink_).has_value());
    const View before = std::exchange(seen_, view(state_, viewer_));
    steps_.push_back({{"game", protocol::cover_me::changes_json(before, seen_)},
                      {"events", std::exchange(events_, {})}});
  }

  json::array steps() { return std::move(steps_); }

 private:
  State begun(const GameLines& lines, const records::cover_me::Replayed& record) {
    const SetUp decks = records::cover_me::read_set_up(lines[1].object, record.options);
    return new_game_from(record.options, record.seed, decks, sink_);
  }

  json::array events_;
  Retold sink_;
  Viewer viewer_;
  State state_;
  View seen_;
  json::array steps_;
};

Viewer viewer_of(int viewer, const Options& options) {
  if (viewer < -1 || viewer >= options.players) refuse("There is no such seat.");
  return viewer == -1 ? Viewer::spectator() : Viewer(Seat(viewer));
}

}  // namespace

/// A record as a seat saw it, or the public (-1): options, names, and the steps. The first step has
/// the game whole, each later one the keys that changed.
EXPORTED(cover_me_replay) void cover_me_replay(Text text, int viewer) {
  const GameLines lines = record_lines_in(text);
  const records::cover_me::Replayed record = checked(lines);
  Retelling retelling(lines, record, viewer_of(viewer, record.options));
  for (const Line& line : lines) {
    if (is_event(line, "act")) retelling.act(line.object);
  }
  answer(json::object{{"options", records::cover_me::options_json(record.options)},
                      {"seats", json::array(record.seats.begin(), record.seats.end())},
                      {"steps", retelling.steps()}});
}

}  // namespace coverstory::wasm
