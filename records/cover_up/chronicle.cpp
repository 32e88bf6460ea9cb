#include "records/cover_up/chronicle.h"

#include <algorithm>
#include <array>
#include <utility>

#include "records/awards.h"
#include "records/cover_up/replay.h"

namespace coverstory::records::cover_up {
namespace {

/// Writes down what each round came to, and how it ended.
class Chronicler : public Listener {
 public:
  explicit Chronicler(Chronicle& to) : to_(to) {}

  void flipped(Seat seat, Milliseconds since_round_began) override {
    flip_ = HourglassFlip{.seat = seat, .since_round_began = since_round_began};
  }
  void round_ended(const RoundResult& result) override {
    to_.rounds.push_back({.result = result, .flip = std::exchange(flip_, std::nullopt)});
  }
  void ended(const GameResult& result) override { to_.result = result; }

 private:
  Chronicle& to_;
  std::optional<HourglassFlip> flip_;
};

}  // namespace

std::expected<Chronicle, Mistake> chronicle_of(const GameLines& lines) {
  Chronicle game;
  Chronicler chronicler(game);
  const auto replayed = replay(lines, &chronicler);
  if (!replayed) return std::unexpected(replayed.error());
  return game;
}

std::vector<RoundOfSeat> rounds_of(const Chronicle& game, Seat seat) {
  std::vector<RoundOfSeat> rounds;
  for (const RoundOfGame& told : game.rounds) {
    const SeatResult& own = told.result.seats[seat.index];
    RoundOfSeat round{.points = own.score.points,
                      .par = own.par.points,
                      .over_par = own.score.points - own.score.hourglass - own.par.points,
                      .is_flawless = own.score.beside.empty()};
    if (told.flip && told.flip->seat == seat) round.flipped_at = told.flip->since_round_began;
    rounds.push_back(round);
  }
  return rounds;
}

namespace {

/// How many seats have fewer points.
int better_than(Seat seat, int players, auto points_of) {
  int better = 0;
  for (int other = 0; other < players; ++other) {
    if (points_of(Seat(other)) < points_of(seat)) ++better;
  }
  return better;
}

auto totals_after(const RoundOfGame& round) {
  return [&round](Seat seat) { return round.result.seats[seat.index].total; };
}

}  // namespace

int rank_of(const Chronicle& game, Seat seat) {
  return 1 + better_than(seat, game.players(), totals_after(game.rounds.back()));
}

namespace {

constexpr Milliseconds kQuickMs = 120'000;
constexpr int kManyPoints = 10;
constexpr std::size_t kRoundOfComeback = 2;  // the third

/// How many points the next best has more.
int ahead_by(const Chronicle& game, Seat seat) {
  const auto total = totals_after(game.rounds.back());
  int least = -1;
  for (int other = 0; other < game.players(); ++other) {
    if (other == seat.index) continue;
    const int lead = total(Seat(other)) - total(seat);
    least = least < 0 ? lead : std::min(least, lead);
  }
  return least;
}

bool was_best_every_round(const Chronicle& game, Seat seat) {
  return std::ranges::all_of(game.rounds, [&](const RoundOfGame& round) {
    const auto points = [&](Seat one) { return round.result.seats[one.index].score.points; };
    return better_than(seat, game.players(), points) == 0;
  });
}

bool was_last_alone(const Chronicle& game, Seat seat) {
  const auto total = totals_after(game.rounds[kRoundOfComeback]);
  return better_than(seat, game.players(), total) == game.players() - 1;
}

bool is_at_par(const RoundOfSeat& round) {
  return round.over_par <= 0;
}

}  // namespace

std::vector<Award> awards_of(const Chronicle& game, Seat seat) {
  const auto rounds = rounds_of(game, seat);
  const auto pars = std::ranges::count_if(rounds, is_at_par);
  const auto good_flips = std::ranges::count_if(
      rounds, [](const RoundOfSeat& round) { return round.flipped_at && round.is_flawless; });
  const bool is_contest = game.players() > 1;
  const bool has_won = is_contest && game.result.winners == SeatSet::only(seat);
  const int margin = ahead_by(game, seat);
  const std::array<bool, kAwards> won{
      pars >= 1,
      pars >= 3,
      pars == kRounds,
      is_at_par(rounds.back()),
      std::ranges::all_of(rounds, &RoundOfSeat::is_flawless),
      std::ranges::any_of(rounds,
                          [](const RoundOfSeat& round) {
                            return is_at_par(round) && round.flipped_at &&
                                   *round.flipped_at <= kQuickMs;
                          }),
      good_flips >= 3,
      is_contest && was_best_every_round(game, seat),
      has_won && margin >= kManyPoints,
      has_won && margin == 1,
      has_won && was_last_alone(game, seat),
  };
  return awards_where<Award>(won);
}

}  // namespace coverstory::records::cover_up
