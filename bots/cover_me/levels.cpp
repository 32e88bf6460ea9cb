// The bots of Cover Me that can be named: two plain ones, which the others are measured by, and the
// three levels.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <utility>
#include <vector>

#include "bots/cover_me/bot.h"
#include "bots/cover_me/habit.h"
#include "bots/cover_me/row_plan.h"
#include "bots/cover_me/search.h"
#include "engine/core/rng.h"
#include "engine/cover_me/trends.h"
#include "engine/cover_me/view.h"

namespace coverstory::bots::cover_me {
namespace {

using namespace coverstory::cover_me;

/// Plays any legal choice, each as likely as the others.
class RandomBot : public Bot {
 public:
  explicit RandomBot(const Seed& seed) : rng_(seed) {}

  Action choose(const View&, const Choices& choices) override {
    return choices[rng_.below(static_cast<std::uint32_t>(choices.size()))];
  }

 private:
  FastRng rng_;
};

/// The trend value a model would have if it lay on the table as well, and nothing else came.
int value_if_played(const View& view, Card card) {
  Tracks tracks = view.tracks;
  tracks.count(card);
  return trend_value(card, trends_of(tracks, view.calendar.season));
}

int merit_of_cover(const View& view, Card card) {
  return 10 * value_if_played(view, card) + view.options.worth(card);
}

/// In hand a card is worth what it may score, and more if it fits what is in fashion.
int merit_in_hand(const View& view, Card card) {
  return 2 * view.options.worth(card) + value_if_played(view, card);
}

int merit_of_take(const View& view, Action action) {
  const auto pile = action.pile();
  if (!pile) return 5;  // about what an unseen card of the base deck is worth
  return merit_in_hand(view, view.open[static_cast<std::size_t>(*pile)].back());
}

/// A featured model scores if it is fully trendy; otherwise it is lost to the influence row.
int merit_of_feature(const View& view, Action action) {
  const int worth = view.options.worth(action.model());
  const Trends trends = trends_of(view.tracks, view.calendar.season);
  return trend_value(action.model(), trends) == kFullyTrendy ? worth : -worth;
}

int merit_of_keep(const View& view, Action action) {
  const auto second = action.second_card();
  return merit_in_hand(view, action.card()) + (second ? merit_in_hand(view, *second) : 0);
}

int merit(const View& view, Action action) {
  switch (action.kind()) {
    case Kind::Take:
      return merit_of_take(view, action);
    case Kind::Play: {
      const auto second = action.second_card();
      return 2 * merit_of_cover(view, action.card()) + (second ? merit_of_cover(view, *second) : 0);
    }
    case Kind::Feature:
      return merit_of_feature(view, action);
    case Kind::Keep:
      return merit_of_keep(view, action);
    case Kind::Swap:
      return action.discarded() ? 0 : 1;
    case Kind::Vote:
      return action.extra_season() ? 0 : 1;
  }
  std::unreachable();
}

/// Takes what looks best at this moment and thinks no further: covers that match the trends as they
/// stand with the card counted in, valuable cards into the hand, cheap ones to the influence row.
class GreedyBot : public Bot {
 public:
  Action choose(const View& view, const Choices& choices) override {
    Action best = choices.front();
    for (const Action action : choices) {
      if (merit(view, action) > merit(view, best)) best = action;
    }
    return best;
  }
};

/// Follows the fashion of the moment as greedy does, but is often distracted: pleasant to beat.
class EasyBot : public Bot {
 public:
  explicit EasyBot(const Seed& seed) : rng_(seed) {}

  Action choose(const View& view, const Choices& choices) override {
    if (choices.size() == 1) return choices.front();
    if (rng_.below(kOneInDistracted) == 0) {
      return choices[rng_.below(static_cast<std::uint32_t>(choices.size()))];
    }
    return greedy_.choose(view, choices);
  }

 private:
  static constexpr std::uint32_t kOneInDistracted = 4;  // decisions made without looking

  FastRng rng_;
  GreedyBot greedy_;
};

/// Plans the season: over a handful of outlooks, which cards in which order bring the most; takes,
/// keeps, swaps and features by habit.
class MediumBot : public Bot {
 public:
  explicit MediumBot(const Seed& seed) : rng_(seed) {}

  Action choose(const View& view, const Choices& choices) override {
    if (choices.size() == 1) return choices.front();
    const Seat seat = view.viewer.seat();
    State state = sample(view, rng_);
    if (state.awaited != Kind::Play) return habitual_choice(state, seat);
    BySeat<Outlooks> outlooks;
    for (int i = 0; i < kSamples; ++i) {
      state = sample(view, rng_);
      imagine(state, 1, rng_, outlooks);
    }
    return planned_covers(state, seat, outlooks[seat.index], Stakes(state.options, state.calendar));
  }

 private:
  static constexpr int kSamples = 8;  // of what is hidden

  FastRng rng_;
};

/// Searches: tries each choice on many states sampled from its view (CM-12.4), lets everybody play
/// on by habit, and takes what wins most often.
class HardBot : public Bot {
 public:
  HardBot(const Seed& seed, const Budget& budget) : rng_(seed), budget_(budget) {}

  Action choose(const View& view, const Choices& choices) override {
    if (choices.size() == 1) return choices.front();
    const Countdown countdown(budget_);
    const std::vector<Action> tried = candidates(view, choices, rng_);
    return tried[contest(view, tried, countdown, rng_, [](std::size_t, const Brought&) {})];
  }

 private:
  FastRng rng_;
  Budget budget_;
};

}  // namespace

std::vector<std::string_view> bot_names() {
  return {"random", "greedy", "easy", "medium", "hard"};
}

std::expected<std::unique_ptr<Bot>, std::string> make_bot(std::string_view name, const Seed& seed,
                                                          const Budget& budget) {
  if (name == "random") return std::make_unique<RandomBot>(seed);
  if (name == "greedy") return std::make_unique<GreedyBot>();
  if (name == "easy") return std::make_unique<EasyBot>(seed);
  if (name == "medium") return std::make_unique<MediumBot>(seed);
  if (name == "hard") return std::make_unique<HardBot>(seed, budget);
  return std::unexpected(fmt::format("There is no bot '{}' for Cover Me; expected one of {}.", name,
                                     fmt::join(bot_names(), ", ")));
}

}  // namespace coverstory::bots::cover_me
