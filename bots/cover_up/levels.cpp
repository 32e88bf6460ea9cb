// The bots of Cover Up that can be named, from the weakest on: the three levels, and two plain ones
// which they are measured by.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "bots/cover_up/additions.h"
#include "bots/cover_up/bot.h"
#include "bots/cover_up/building.h"
#include "bots/cover_up/returning.h"
#include "engine/core/rng.h"
#include "engine/cover_up/score.h"
#include "engine/cover_up/solver.h"

namespace coverstory::bots::cover_up {
namespace {

using namespace coverstory::cover_up;

Hand own_hand(const View& view) {
  return view.seats[view.viewer.seat().index].hand.value();
}

Hand shuffled_hand(const View& view, FastRng& rng) {
  Hand hand = own_hand(view);
  rng.shuffle(hand);
  return hand;
}

/// A bot with a random stream of its own.
class BotWithLuck : public Bot {
 public:
  explicit BotWithLuck(const Seed& seed) : rng_(seed) {}

 protected:
  bool one_in(std::uint32_t chances) { return rng_.below(chances) == 0; }

  FastRng rng_;
};

/// Lays cards at any place where they fit, in any order. Now and then it leaves a card beside the
/// pile, or lays one without looking, which is mostly a mistake.
class RandomBot : public BotWithLuck {
 public:
  using BotWithLuck::BotWithLuck;

  RoundPlan plan_round(const View& view) override {
    RoundPlan plan;
    Arranged so_far;
    for (const Card card : shuffled_hand(view, rng_)) {
      so_far.t += rng_.below(kSlowestCardMs);
      lay(so_far.pile, card);
      plan.timeline.push_back(so_far);
    }
    const Milliseconds flip_at = so_far.t + rng_.below(kSlowestFlipMs);
    if (so_far.pile.full() && !one_in(kOneRoundInWithoutFlip)) plan.flip_at = flip_at;
    return plan;
  }

  Card choose_return(const View& view) override {
    return view.own.returnable[rng_.below(static_cast<std::uint32_t>(view.own.returnable.size()))];
  }

 private:
  static constexpr std::uint32_t kOneCardInLeftBeside = 20;
  static constexpr std::uint32_t kOneCardInLaidBlindly = 30;
  static constexpr std::uint32_t kOneRoundInWithoutFlip = 3;
  static constexpr std::uint32_t kSlowestCardMs = 20'000;
  static constexpr std::uint32_t kSlowestFlipMs = 10'000;

  void lay(Pile& pile, Card card) {
    if (one_in(kOneCardInLeftBeside)) return;
    if (one_in(kOneCardInLaidBlindly)) return pile.push_back(blindly_laid(card));
    const auto additions = valid_additions(pile, card);
    if (additions.empty()) return;
    pile.push_back(additions[rng_.below(static_cast<std::uint32_t>(additions.size()))]);
  }

  Placement blindly_laid(Card card) {
    const auto near_middle = [&] { return static_cast<std::int8_t>(rng_.below(9) - 4); };
    const auto o = static_cast<std::uint8_t>(rng_.below(kOrientations));
    const std::int8_t x = near_middle();
    return {.card = card, .o = o, .x = x, .y = near_middle()};
  }
};

/// A player whom a child can beat: takes the cards as they come, turns them little, lays each once
/// and slowly, now and then forgets one beside the pile, and flips the hourglass late if at all.
class EasyBot : public BotWithLuck {
 public:
  using BotWithLuck::BotWithLuck;

  RoundPlan plan_round(const View& view) override {
    Hand laid = shuffled_hand(view, rng_);
    if (one_in(kOneRoundInCardForgotten)) laid.pop_back();
    Building building(own_hand(view), kPace, rng_);
    building.draft(laid, kEye);
    const bool flips = building.pile().full() && one_in(kOneRoundInFlipped);
    RoundPlan plan{.timeline = building.timeline()};
    if (flips && view.options.players > 1) plan.flip_at = building.now() + kUntilFlip.some(rng_);
    return plan;
  }

  Card choose_return(const View& view) override { return any_to_return(view, rng_); }

 private:
  static constexpr Eye kEye{.notices = 0.08, .turning = Turning::HalfTurns};
  static constexpr Span kPerCard{6'500, 12'000};
  static constexpr Pace kPace{.place = kPerCard, .move = kPerCard, .lift = kPerCard};
  static constexpr std::uint32_t kOneRoundInCardForgotten = 12;
  static constexpr std::uint32_t kOneRoundInFlipped = 3;
  static constexpr Span kUntilFlip{35'000, 90'000};
};

/// A player with some practice: turns the cards every way but overlooks places, looks again a few
/// times and moves a card to where it saves more. Takes a while, and does not always flip.
class MediumBot : public BotWithLuck {
 public:
  using BotWithLuck::BotWithLuck;

  RoundPlan plan_round(const View& view) override {
    const Hand laid = shuffled_hand(view, rng_);
    Building building(own_hand(view), kPace, rng_);
    building.draft(laid, kEye);
    for (int look = 0; look < kLooks; ++look) {
      building.wait(kBetweenLooks.some(rng_));
      building.look_again(kEye);
    }
    const bool flips = building.pile().full() && one_in(kOneRoundInFlipped);
    RoundPlan plan{.timeline = building.timeline()};
    if (flips && view.options.players > 1) plan.flip_at = building.now() + kUntilFlip.some(rng_);
    return plan;
  }

  Card choose_return(const View& view) override { return to_return_by_joins(view); }

 private:
  static constexpr Eye kEye{.notices = 0.2};
  static constexpr Pace kPace{
      .place = {3'000, 6'000}, .move = {1'500, 3'000}, .lift = {600, 1'200}};
  static constexpr int kLooks = 3;
  static constexpr Span kBetweenLooks{5'000, 10'000};
  static constexpr std::uint32_t kOneRoundInFlipped = 2;
  static constexpr Span kUntilFlip{10'000, 30'000};
};

/// Lays one card after another where it shows the fewest new symbols, never moves a card again, and
/// flips the hourglass as soon as all five are in the pile.
class GreedyBot : public BotWithLuck {
 public:
  using BotWithLuck::BotWithLuck;

  RoundPlan plan_round(const View& view) override {
    const Pile pile = greedy_pile(own_hand(view));
    RoundPlan plan;
    Arranged so_far;
    for (const Placement& lying : pile) {
      so_far.t += kQuickestMs + rng_.below(kSlowestMs - kQuickestMs);
      so_far.pile.push_back(lying);
      plan.timeline.push_back(so_far);
    }
    if (pile.full()) plan.flip_at = so_far.t;
    return plan;
  }

  /// The cards are handed on to the left (CU-6.2), so the best card to lose is the one the
  /// neighbour would miss most. Alone they stay with the player.
  Card choose_return(const View& view) override {
    const Hand hand = own_hand(view);
    const int sign = view.options.players == 1 ? 1 : -1;
    return *std::ranges::min_element(view.own.returnable, {},
                                     [&](Card card) { return sign * cost_without(hand, card); });
  }

 private:
  static constexpr std::uint32_t kQuickestMs = 2000, kSlowestMs = 6000;  // to lay one card

  /// What a greedy pile of the hand without one card would cost.
  static int cost_without(Hand hand, Card card) {
    const auto place = std::ranges::find(hand, card);
    hand.erase_at(static_cast<std::size_t>(place - hand.begin()));
    return score_of(hand, greedy_pile(hand), Flipped::No).points;
  }
};

/// A player who nearly always finds a best pile (CU-7.1), though not at once: lays a quick draft
/// that would do if somebody flipped early, then sees the best pile, later the harder the hand, and
/// rebuilds. Flips as soon as there is nothing left to gain by waiting, never with a mistake.
///
/// It needs no clock: a hand is solved in well under a millisecond.
class HardBot : public BotWithLuck {
 public:
  using BotWithLuck::BotWithLuck;

  RoundPlan plan_round(const View& view) override {
    const Hand hand = own_hand(view);
    const Par par = solve(hand);
    const Milliseconds seen = seen_at(par), pressed = patience_ms(view.options.players);
    Building building(hand, kPace, rng_);
    build_until(building, hand, std::min(seen, pressed));
    RoundPlan plan;
    if (seen > pressed) plan.flip_at = flip_at(building, par.points + 1);
    building.wait_until(seen);
    if (building.cost() > par.points) building.rearrange(par.pile);
    if (!plan.flip_at) plan.flip_at = flip_at(building, par.points);
    if (view.options.players == 1) plan.flip_at.reset();  // CU-7.2
    plan.timeline = building.timeline();
    return plan;
  }

  Card choose_return(const View& view) override { return to_return_by_par(view, kDraws, rng_); }

 private:
  static constexpr Eye kEye{.notices = 0.4};
  static constexpr Pace kPace{.place = {1'200, 2'200}, .move = {700, 1'200}, .lift = {200, 450}};
  static constexpr Span kBetweenLooks{2'000, 4'000};
  static constexpr Span kBeforeFlip{600, 1'500};  // to see once more that all is right
  static constexpr std::size_t kDraws = 16;  // of cards that may come, to compare what is handed on

  /// When the best pile is seen. The solver needs some fifty nodes to be sure of an easy hand and
  /// some thousand for a hard one; the logarithm makes it 10 to 22 seconds.
  Milliseconds seen_at(const Par& par) {
    constexpr Span kEachDoubling{1'700, 2'500};
    const double doublings = std::log2(1.0 + static_cast<double>(par.nodes));
    return static_cast<Milliseconds>(doublings * static_cast<double>(kEachDoubling.some(rng_)));
  }

  /// When a pile of one point over par is good enough. The more others there are, the sooner one of
  /// them will flip, and the more it takes from them to be the first.
  static Milliseconds patience_ms(int players) { return 28'000 - 2'000 * Milliseconds{players}; }

  /// A pile that would do, and better ones as they are noticed.
  void build_until(Building& building, Hand hand, Milliseconds until) {
    rng_.shuffle(hand);
    building.draft(hand, kEye);
    while (true) {
      building.wait(kBetweenLooks.some(rng_));
      if (building.now() >= until) return;
      building.look_again(kEye);
    }
  }

  /// When to flip with this pile, if it has all five cards (CU-4.1) and costs at most so many
  /// points over par: CU-5.4 is a point for the first only, and takes time from the others.
  std::optional<Milliseconds> flip_at(Building& building, int most_points) {
    if (!building.pile().full() || building.cost() > most_points) return std::nullopt;
    building.wait(kBeforeFlip.some(rng_));
    const Milliseconds t = building.now();
    building.wait(kBetweenLooks.some(rng_));  // and goes on if another has been quicker
    return t;
  }
};

}  // namespace

std::vector<std::string_view> bot_names() {
  return {"random", "easy", "medium", "greedy", "hard"};
}

std::expected<std::unique_ptr<Bot>, std::string> make_bot(std::string_view name, const Seed& seed) {
  if (name == "random") return std::make_unique<RandomBot>(seed);
  if (name == "easy") return std::make_unique<EasyBot>(seed);
  if (name == "medium") return std::make_unique<MediumBot>(seed);
  if (name == "greedy") return std::make_unique<GreedyBot>(seed);
  if (name == "hard") return std::make_unique<HardBot>(seed);
  return std::unexpected(fmt::format("There is no bot '{}' for Cover Up; expected one of {}.", name,
                                     fmt::join(bot_names(), ", ")));
}

}  // namespace coverstory::bots::cover_up
