// Records of random games for tests: piles with and without mistakes, whole and in part; rounds
// that end by the hourglass, by all being done and by the limit.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/rng.h"
#include "engine/cover_up/game.h"
#include "engine/cover_up/test_piles.h"
#include "records/cover_up/json.h"
#include "records/cover_up/replay.h"

namespace coverstory::records::cover_up {

class RandomRecord {
 public:
  RandomRecord(const Table& table, std::uint64_t number, const Deck& deck = standard_deck())
      : table_(table),
        rng_(Seed::from_number(number).derived(Seed::Purpose::Bot, 0)),
        writer_(table, names(), Seed::from_number(number)),
        state_(new_game(table.options, deck, Seed::from_number(number), 0, writer_)) {
    while (true) {
      play_round();
      if (state_.phase == Phase::Ended) return;
      for (const Seat seat : seats_of(state_)) act(seat, Return{any_green(seat)});
    }
  }

  const std::string& text() const { return writer_.text(); }
  const State& state() const { return state_; }

 private:
  std::vector<std::string> names() const {
    return std::vector<std::string>(static_cast<std::size_t>(table_.options.players), "someone");
  }

  void play_round() {
    now_ = state_.building_from;
    for (const Seat seat : seats_of(state_)) act(seat, Arrange{any_pile(seat)});
    if (rng_.below(4) != 0) {
      now_ += rng_.below(1000u * static_cast<std::uint32_t>(table_.options.limit_s));
      // The first whose pile allows it flips; the others are refused.
      for (const Seat seat : seats_of(state_)) (void)apply(state_, seat, Flip{}, now_, writer_);
    }
    if (rng_.below(2) == 0) {
      for (const Seat seat : seats_of(state_)) (void)apply(state_, seat, Done{}, now_, writer_);
    } else {
      while (const auto deadline = next_deadline(state_)) tick(state_, *deadline, writer_);
    }
  }

  void act(Seat seat, const Action& action) {
    EXPECT_TRUE(apply(state_, seat, action, now_, writer_).has_value());
  }

  Pile any_pile(Seat seat) {
    Hand cards = state_.at(seat).hand;
    rng_.shuffle(cards);
    const auto valid = [](const Pile& pile) { return check(pile).is_valid(); };
    Pile pile = grown(cards, rng_, valid);
    const std::uint32_t kind = rng_.below(8);
    if (kind == 0 && !pile.empty()) pile.pop_back();
    if (kind == 1 && !pile.empty()) pile[rng_.below(kHandSize) % pile.size()].x += 2;
    return pile;
  }

  Card any_green(Seat seat) {
    Hand cards = state_.at(seat).hand;
    rng_.shuffle(cards);
    return *std::ranges::find(cards, Color::Green, color_of);
  }

  Table table_;
  FastRng rng_;
  Writer writer_;
  Milliseconds now_ = 0;
  State state_;
};

/// The lines of a text that holds one game.
inline GameLines lines_of(const std::string& text) {
  std::istringstream in(text);
  auto lines = GameReader(in).next();
  EXPECT_TRUE(lines.has_value() && lines->has_value());
  return **lines;
}

/// What the check says of lines that were changed; they are numbered anew.
inline std::optional<Mistake> mistake_in(GameLines lines) {
  for (std::size_t i = 0; i < lines.size(); ++i) lines[i].number = i + 1;
  const auto replayed = replay(lines);
  return replayed ? std::nullopt : std::optional(replayed.error());
}

inline std::string_view event_at(const GameLines& lines, std::size_t at) {
  const auto* event = lines[at].object.if_contains("e");
  return event ? std::string_view(event->get_string().data(), event->get_string().size()) : "";
}

/// Where the n-th line with this event stands, n from 0.
inline std::size_t place_of(const GameLines& lines, std::string_view event, int n = 0) {
  for (std::size_t at = 1; at < lines.size(); ++at) {
    if (event_at(lines, at) == event && n-- == 0) return at;
  }
  ADD_FAILURE() << "no such line: " << event;
  return 0;
}

}  // namespace coverstory::records::cover_up
