#include "records/cover_me/chronicle.h"

#include <algorithm>
#include <array>
#include <functional>

#include "records/awards.h"
#include "records/cover_me/replay.h"

namespace coverstory::records::cover_me {
namespace {

/// Writes down what each season brought, and how it ended.
class Chronicler : public Listener {
 public:
  explicit Chronicler(Chronicle& to) : to_(to) {}

  void season_scored(const State&, const SeasonScored& season) override {
    to_.seasons.push_back(season);
  }
  void ended(const State&, const Ranking& ranking) override { to_.ranking = ranking; }

 private:
  Chronicle& to_;
};

/// Adds what one row scored.
void count_row(SeasonOfSeat& season, const auto& models, const Trends& trends) {
  if (models.empty()) return;
  if (trend_value(models.front(), trends) == 0) {
    ++season.zeros;
  } else {
    season.threes += static_cast<int>(models.size());
  }
}

int worth_of(const auto& models, const Options& options) {
  int worth = 0;
  for (const Card model : models) worth += options.worth(model);
  return worth;
}

}  // namespace

std::expected<Chronicle, Mistake> chronicle_of(const GameLines& lines) {
  Chronicle game;
  Chronicler chronicler(game);
  const auto replayed = replay(lines, Ending::Required, &chronicler);
  if (!replayed) return std::unexpected(replayed.error());
  game.options = replayed->options;
  return game;
}

std::vector<SeasonOfSeat> seasons_of(const Chronicle& game, Seat seat) {
  std::vector<SeasonOfSeat> seasons;
  for (const SeasonScored& told : game.seasons) {
    SeasonOfSeat season{.calendar = told.calendar,
                        .prestige = worth_of(told.scored[seat.index], game.options)};
    count_row(season, told.scored[seat.index], told.trends);
    count_row(season, told.middle[seat.index], told.trends);
    seasons.push_back(season);
  }
  return seasons;
}

std::optional<BestCover> best_cover(const Chronicle& game, Seat seat) {
  std::optional<BestCover> best;
  for (const SeasonScored& told : game.seasons) {
    for (const Card model : told.scored[seat.index]) {
      const bool is_better =
          !best || prestige_of(clothes_of(model)) > prestige_of(clothes_of(best->card));
      if (is_better) best = BestCover{.card = model, .calendar = told.calendar};
    }
  }
  return best;
}

namespace {

constexpr int kRichSeason = 10;
constexpr int kWideMargin = 8;
constexpr int kSeasonsOfAYear = 4;

bool has_scored(const SeasonOfSeat& season) {
  return season.threes + season.zeros > 0;
}

bool has_scored(const SeasonScored& season, Seat seat) {
  return !season.scored[seat.index].empty() || !season.middle[seat.index].empty();
}

/// The most seasons one after the other in which the seat scored.
int longest_run(const std::vector<SeasonOfSeat>& seasons) {
  int longest = 0;
  int run = 0;
  for (const SeasonOfSeat& season : seasons) {
    run = has_scored(season) ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  return longest;
}

bool scored_a_full_year(const std::vector<SeasonOfSeat>& seasons) {
  return std::ranges::any_of(seasons, [&](const SeasonOfSeat& one) {
    return kSeasonsOfAYear == std::ranges::count_if(seasons, [&](const SeasonOfSeat& other) {
             return other.calendar.year == one.calendar.year && has_scored(other);
           });
  });
}

bool scored_every_color(const Chronicle& game, Seat seat) {
  std::array<bool, kClothes> seen{};
  if (game.options.equal_values()) seen[static_cast<std::size_t>(*game.options.removed)] = true;
  for (const SeasonScored& season : game.seasons) {
    for (const Card model : season.scored[seat.index]) {
      seen[static_cast<std::size_t>(clothes_of(model))] = true;
    }
  }
  return std::ranges::all_of(seen, std::identity{});
}

int seasons_alone(const Chronicle& game, Seat seat) {
  return static_cast<int>(std::ranges::count_if(game.seasons, [&](const SeasonScored& season) {
    for (int other = 0; other < game.players(); ++other) {
      if (has_scored(season, Seat(other)) != (other == seat.index)) return false;
    }
    return true;
  }));
}

bool scored_in_both_rows(const Chronicle& game, Seat seat) {
  return std::ranges::any_of(game.seasons, [&](const SeasonScored& season) {
    return !season.scored[seat.index].empty() && !season.middle[seat.index].empty();
  });
}

/// A seat's figure less the greatest of the others'.
int ahead_by(const BySeat<int>& figures, Seat seat, int players) {
  int greatest = 0;
  for (int other = 0; other < players; ++other) {
    if (other != seat.index)
      greatest = std::max(greatest, figures[static_cast<std::size_t>(other)]);
  }
  return figures[seat.index] - greatest;
}

bool is_last_alone(const BySeat<int>& figures, Seat seat, int players) {
  for (int other = 0; other < players; ++other) {
    const int figure = figures[static_cast<std::size_t>(other)];
    if (other != seat.index && figure <= figures[seat.index]) return false;
  }
  return true;
}

bool has_fewest_covers(const Chronicle& game, Seat seat) {
  return is_last_alone(game.ranking.cards, seat, game.players());
}

/// Everybody's prestige after each season.
std::vector<BySeat<int>> totals_of(const Chronicle& game) {
  std::vector<BySeat<int>> totals;
  BySeat<int> now{};
  for (const SeasonScored& season : game.seasons) {
    for (int s = 0; s < game.players(); ++s) {
      const auto seat = static_cast<std::size_t>(s);
      now[seat] += worth_of(season.scored[seat], game.options);
    }
    totals.push_back(now);
  }
  return totals;
}

bool came_back(const Chronicle& game, Seat seat) {
  const auto totals = totals_of(game);
  if (totals.size() < 2) return false;  // nothing lies half-way
  return is_last_alone(totals[totals.size() / 2 - 1], seat, game.players());
}

bool was_never_behind(const Chronicle& game, Seat seat) {
  return std::ranges::all_of(totals_of(game), [&](const BySeat<int>& totals) {
    return ahead_by(totals, seat, game.players()) >= 0;
  });
}

}  // namespace

std::vector<Award> awards_of(const Chronicle& game, Seat seat) {
  const auto seasons = seasons_of(game, seat);
  const auto in_a_season = [&](auto condition) { return std::ranges::any_of(seasons, condition); };
  const auto best = best_cover(game, seat);
  const bool has_won = game.ranking.winners == SeatSet::only(seat);
  const int margin = ahead_by(game.ranking.prestige, seat, game.players());
  const std::array<bool, kAwards> won{
      in_a_season([](const SeasonOfSeat& season) { return season.zeros > 0; }),
      scored_a_full_year(seasons),
      longest_run(seasons) >= kSeasonsOfAYear,
      scored_every_color(game, seat),
      seasons_alone(game, seat) >= 3,
      scored_in_both_rows(game, seat),
      best && !game.options.equal_values() && clothes_of(best->card) == Clothes::White,
      in_a_season([](const SeasonOfSeat& season) { return season.prestige >= kRichSeason; }),
      has_won && margin >= kWideMargin,
      has_won && margin <= 1,
      has_won && has_fewest_covers(game, seat),
      has_won && came_back(game, seat),
      has_won && was_never_behind(game, seat),
  };
  return awards_where<Award>(won);
}

}  // namespace coverstory::records::cover_me
