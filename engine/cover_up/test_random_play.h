// Plays a game at random: any seat, any kind of action, allowed or not, at any time. For tests that
// watch what holds after every step.
#pragma once

#include <cstdint>

#include "engine/core/rng.h"
#include "engine/cover_up/test_game.h"

namespace coverstory::cover_up {

class RandomPlay {
 public:
  RandomPlay(const Options& options, std::uint64_t seed)
      : game(options, seed), rng_(Seed::from_number(seed).derived(Seed::Purpose::Bot, 0)) {}

  bool is_over() const { return game.state.phase == Phase::Ended; }

  void step() {
    // Mostly short spans, sometimes one in which a deadline passes unnoticed.
    game.now += rng_.below(rng_.below(40) == 0 ? 400'000 : 2'000);
    if (rng_.below(20) == 0) return tick(game.state, game.now, game.sink);
    const int seat = static_cast<int>(rng_.below(static_cast<std::uint32_t>(kMostSeats)));
    if (seat < game.state.options.players) (void)game.act(seat, any_action(seat));
  }

  TestGame game;

 private:
  Action any_action(int seat) {
    switch (rng_.below(12)) {
      case 0:
        return Flip{};
      case 1:
        return Done{};
      case 2:
      case 3:
      case 4:
        return Return{any_card(seat)};
      default:
        return Arrange{any_pile(seat)};
    }
  }

  /// Mostly of the own hand.
  Card any_card(int seat) {
    const int of = rng_.below(10) == 0 ? (seat + 1) % game.state.options.players : seat;
    return game.hand(of)[rng_.below(kHandSize)];
  }

  Pile any_pile(int seat) {
    Hand cards = game.hand(seat);
    rng_.shuffle(cards);
    if (rng_.below(4) == 0) {
      return grown(cards, rng_, [](const Pile& pile) { return check(pile).is_valid(); });
    }
    Pile pile;
    const std::uint32_t size = rng_.below(4) == 0 ? rng_.below(kHandSize) : kHandSize;
    while (pile.size() < size) {
      const Card card = rng_.below(100) == 0 ? any_card(seat) : cards[pile.size()];
      pile.push_back(lying(card, static_cast<int>(rng_.below(8)), near_middle(), near_middle()));
    }
    return pile;
  }

  int near_middle() { return static_cast<int>(rng_.below(5)) - 2; }

  FastRng rng_;
};

}  // namespace coverstory::cover_up
