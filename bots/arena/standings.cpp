#include "bots/arena/standings.h"

namespace coverstory::bots::arena {
namespace {

/// The mean of a few values.
class Mean {
 public:
  void add(double value) {
    sum_ += value;
    ++count_;
  }
  double value() const { return sum_ / count_; }

 private:
  double sum_ = 0;
  int count_ = 0;
};

void add_deck_of(Standing& standing, std::size_t bot, std::span<const GameResult> games) {
  Mean win, rank, points;
  for (const GameResult& game : games) {
    for (const SeatResult& seat : game) {
      if (seat.bot != bot) continue;
      win.add(seat.win);
      rank.add(seat.rank);
      points.add(seat.points);
      ++standing.seats;
      standing.forfeits += seat.forfeits;
      for (const auto time : seat.times) standing.times.add(time);
    }
  }
  standing.win.add(win.value());
  standing.rank.add(rank.value());
  standing.points.add(points.value());
}

double ahead_of(const SeatResult& one, const SeatResult& other) {
  if (one.rank == other.rank) return 0.5;
  return one.rank < other.rank ? 1 : 0;
}

/// Each seat of the first bot against each seat of the second.
double share_ahead(const Pairing& pairing, std::span<const GameResult> games) {
  Mean ahead;
  for (const GameResult& game : games) {
    for (const SeatResult& one : game) {
      for (const SeatResult& other : game) {
        if (one.bot == pairing.first && other.bot == pairing.second)
          ahead.add(ahead_of(one, other));
      }
    }
  }
  return ahead.value();
}

}  // namespace

Standings::Standings(const std::vector<std::string>& names) {
  for (std::size_t bot = 0; bot < names.size(); ++bot) {
    bots_.push_back({.name = names[bot]});
    for (std::size_t other = bot + 1; other < names.size(); ++other) {
      pairings_.push_back({.first = bot, .second = other});
    }
  }
}

void Standings::add_deck(std::span<const GameResult> games) {
  ++decks_;
  games_ += games.size();
  for (std::size_t bot = 0; bot < bots_.size(); ++bot) add_deck_of(bots_[bot], bot, games);
  for (Pairing& pairing : pairings_) pairing.ahead.add(share_ahead(pairing, games));
}

}  // namespace coverstory::bots::arena
