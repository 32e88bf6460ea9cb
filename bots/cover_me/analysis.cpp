#include "bots/cover_me/analysis.h"

#include <algorithm>
#include <cmath>

#include "bots/cover_me/prospects.h"
#include "bots/cover_me/search.h"

namespace coverstory::bots::cover_me {
namespace {

/// How many samples tell the level, of those that the race may have: it needs fewer, as it is read
/// off a chart and compared with nothing.
constexpr std::uint64_t kShareForLevel = 4;
constexpr std::uint64_t kLeastForLevel = 16;

/// What a choice brought, sample by sample, for as long as it ran.
using Tries = std::vector<Brought>;

/// How far a choice is behind the best, on samples that both had.
class Behind {
 public:
  void add(const Tries& best, const Tries& other) {
    const std::size_t both = std::min(best.size(), other.size());
    for (std::size_t i = 0; i < both; ++i) {
      const double chance = best[i].chance - other[i].chance;
      chance_ += chance;
      squares_ += chance * chance;
      prestige_ += best[i].prestige - other[i].prestige;
    }
    samples_ += both;
  }

  std::size_t samples() const { return samples_; }
  double chance() const { return mean(chance_); }
  double prestige() const { return mean(prestige_); }
  double error() const {
    return std::sqrt(mean(std::max(0.0, mean(squares_) - chance() * chance())));
  }

 private:
  double mean(double sum) const { return samples_ == 0 ? 0 : sum / static_cast<double>(samples_); }

  double chance_ = 0;
  double squares_ = 0;
  double prestige_ = 0;
  std::size_t samples_ = 0;
};

/// On samples of their own, after the race: every seat's chance and the seat's prestige if the best
/// is chosen; and what was chosen beside it, since the race may have dropped it early or not tried
/// it at all.
struct Level {
  BySeat<double> chances{};
  double prestige = 0;
  double difference;
  Tries best;
  Tries chosen;

  Level(const View& view, Action best_choice, Action chosen_one, std::uint64_t samples,
        FastRng& rng)
      : difference(told_difference(view.calendar, view.options)) {
    for (std::uint64_t i = 0; i < samples; ++i) {
      const Trial trial(view, rng);
      best.push_back(trial.after(best_choice));
      chosen.push_back(chosen_one == best_choice ? best.back() : trial.after(chosen_one));
      add(trial.chances_after(best_choice), best.back().prestige);
    }
    for (double& chance : chances) chance /= static_cast<double>(samples);
    prestige /= static_cast<double>(samples);
  }

  void add(const BySeat<double>& of_seats, int scored) {
    for (std::size_t seat = 0; seat < of_seats.size(); ++seat) chances[seat] += of_seats[seat];
    prestige += scored;
  }

  Worth worth(Seat seat, Action action, const Behind& behind) const {
    return {.action = action,
            .chance = std::clamp(chances[seat.index] - difference * behind.chance(), 0.0, 1.0),
            .prestige = std::max(0.0, prestige - behind.prestige()),
            .error = difference * behind.error(),
            .samples = behind.samples()};
  }
};

std::vector<Action> tried_of(const View& view, const Choices& choices, FastRng& rng) {
  if (choices.size() == 1) return {choices.front()};
  return candidates(view, choices, rng);
}

}  // namespace

Appraisal appraise(const View& view, const Choices& choices, Action chosen,
                   std::uint64_t iterations, FastRng& rng) {
  const Seat seat = view.viewer.seat();
  const std::vector<Action> tried = tried_of(view, choices, rng);
  std::vector<Tries> tries(tried.size());
  Appraisal appraisal;
  appraisal.best = contest(
      view, tried, Countdown(Budget::of_iterations(iterations)), rng,
      [&](std::size_t number, const Brought& brought) { tries[number].push_back(brought); });

  const Level level(view, tried[appraisal.best], chosen,
                    std::max(iterations / kShareForLevel, kLeastForLevel), rng);
  Behind of_chosen;
  of_chosen.add(level.best, level.chosen);
  bool untried = true;
  for (std::size_t i = 0; i < tried.size(); ++i) {
    Behind behind = tried[i] == chosen ? of_chosen : Behind();
    behind.add(tries[appraisal.best], tries[i]);
    appraisal.choices.push_back(level.worth(seat, tried[i], behind));
    untried = untried && tried[i] != chosen;
  }
  if (untried) appraisal.choices.push_back(level.worth(seat, chosen, of_chosen));
  appraisal.chances = level.chances;
  return appraisal;
}

}  // namespace coverstory::bots::cover_me
