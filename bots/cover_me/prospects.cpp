#include "bots/cover_me/prospects.h"

#include <algorithm>
#include <cmath>

#include "bots/cover_me/row_plan.h"
#include "bots/cover_me/stakes.h"
#include "engine/cover_me/ranking.h"

namespace coverstory::bots::cover_me {

using namespace coverstory::cover_me;

namespace {

/// The middle settles draws (CM-9.7), and draws are rare.
constexpr double kMiddle = 1.0 / 16;

/// For what the season promises.
constexpr int kOutlooks = 4;

int worth_of(const CardSet& cards, const Options& options) {
  int worth = 0;
  cards.for_each([&](Card card) { worth += options.worth(card); });
  return worth;
}

double standing(const State& state, Seat seat, int weight) {
  double standing = worth_of(state.scored[seat.index], state.options);
  if (state.options.is_advanced()) {
    standing += kMiddle * worth_of(state.middle[seat.index], state.options);
  }
  int in_hand = 0;
  for (const Card card : state.hand(seat)) in_hand += state.options.worth(card);
  return standing + static_cast<double>(weight * in_hand) / kPoint;
}

/// A lead of this many prestige points makes winning e times as likely as it is for the other.
double telling_lead(const State& state, int seasons) {
  const double of_a_season = state.options.equal_values() ? 1.0 : 2.5;
  return of_a_season * std::sqrt(static_cast<double>(seasons));
}

/// How much more a lead tells than the search believes: what was told at the start of seasons was
/// held against who won (docs/decisions/0002-bots-that-search.md). The search keeps the value that
/// it was found to play best with.
constexpr double kTold = 1.5;

/// Where the victory is decided, prestige still counts a little.
constexpr double kPride = 1.0 / 1024;

double share_of_victory(const Ranking& result, Seat seat) {
  return result.winners.contains(seat) ? 1.0 / result.winners.size() : 0.0;
}

bool is_decided(const State& state) {
  return state.phase == Phase::Over || state.phase == Phase::Vote;
}

BySeat<double> shares_of_victory(const State& state) {
  const Ranking result = ranking(state);
  BySeat<double> shares{};
  for (int seat = 0; seat < state.options.players; ++seat) {
    shares[static_cast<std::size_t>(seat)] = share_of_victory(result, Seat(seat));
  }
  return shares;
}

double promised_standing(const State& state, Seat seat, int weight, FastRng& rng) {
  return standing(state, seat, weight) +
         static_cast<double>(season_promise(state, seat, kOutlooks, rng)) / kPoint;
}

}  // namespace

double chance_to_win(const State& state, Seat seat, FastRng& rng) {
  if (is_decided(state)) {
    const Ranking result = ranking(state);
    return share_of_victory(result, seat) + kPride * result.prestige[seat.index];
  }
  const int seasons = 1 + seasons_after(state.calendar, state.options);
  const int weight = hand_weight(seasons);
  const double lead = telling_lead(state, seasons);
  // The promise of the others hardly depends on what the seat does: it would only add noise.
  const double own = promised_standing(state, seat, weight, rng);
  double all = 1;
  for (int other = 0; other < state.options.players; ++other) {
    if (Seat(other) != seat) all += std::exp((standing(state, Seat(other), weight) - own) / lead);
  }
  return 1 / all;
}

BySeat<double> chances_to_win(const State& state, FastRng& rng) {
  if (is_decided(state)) return shares_of_victory(state);
  const auto players = static_cast<std::size_t>(state.options.players);
  const int seasons = 1 + seasons_after(state.calendar, state.options);
  BySeat<double> standings{};
  for (std::size_t seat = 0; seat < players; ++seat) {
    standings[seat] =
        promised_standing(state, Seat(static_cast<int>(seat)), hand_weight(seasons), rng);
  }
  const double best = *std::max_element(standings.begin(), standings.begin() + players);
  BySeat<double> chances{};
  double all = 0;
  for (std::size_t seat = 0; seat < players; ++seat) {
    chances[seat] = std::exp(kTold * (standings[seat] - best) / telling_lead(state, seasons));
    all += chances[seat];
  }
  for (double& chance : chances) chance /= all;
  return chances;
}

double told_difference(Calendar now, const Options& options) {
  return seasons_after(now, options) == 0 ? 1 : kTold;
}

}  // namespace coverstory::bots::cover_me
