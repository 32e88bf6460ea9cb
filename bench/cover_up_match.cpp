// A match between bots of Cover Up, for those who work on them:
//   cover_up_match hard,medium,medium,medium DEALS [SEED]
// Every deal is played with the seats rotated once round the table. Prints for each kind of bot the
// share of the victories a seat with its 95 % interval; of its piles, without the hourglass point,
// the points over par in each round and in all, the mean par of its hands and how often it reaches
// par; how often it flips and when.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "bots/cover_up/bot.h"
#include "engine/cover_up/game.h"

namespace coverstory::bench {
namespace {

using namespace cover_up;
using BotPtr = std::unique_ptr<bots::cover_up::Bot>;

struct Tally {
  std::vector<double> shares;  // of the victories, by deal, of one seat
  std::array<double, kRounds> over_par{};
  double pars = 0;
  int rounds = 0;
  int at_par = 0;
  int flips = 0;
  double flip_s = 0;
};

/// Who sits where at a table of which the seats are rotated.
struct Seating {
  const std::vector<std::string>& table;
  std::size_t turn = 0;

  const std::string& name_at(std::size_t seat) const { return table[(seat + turn) % table.size()]; }
};

using Tallies = std::map<std::string, Tally>;

class Counting : public Listener {
 public:
  Counting(Tallies& tallies, const Seating& seating) : tallies_(tallies), seating_(seating) {}

  void flipped(Seat seat, Milliseconds t) override {
    Tally& tally = tallies_[seating_.name_at(seat.index)];
    ++tally.flips;
    tally.flip_s += static_cast<double>(t) / 1000;
  }

  void round_ended(const RoundResult& result) override {
    for (std::size_t seat = 0; seat < result.seats.size(); ++seat) {
      const Score& score = result.seats[seat].score;
      const int par = result.seats[seat].par.points;
      const int over = score.points - score.hourglass - par;
      Tally& tally = tallies_[seating_.name_at(seat)];
      tally.over_par[static_cast<std::size_t>(result.round - 1)] += over;
      tally.pars += par;
      ++tally.rounds;
      tally.at_par += over == 0 ? 1 : 0;
    }
  }

  void ended(const GameResult& result) override { winners = result.winners; }

  SeatSet winners;

 private:
  Tallies& tallies_;
  const Seating& seating_;
};

SeatSet play_game(const Seed& deal, const Seating& seating, Tallies& tallies) {
  const std::size_t seats = seating.table.size();
  std::vector<BotPtr> bots;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const Seed seed = deal.derived(Seed::Purpose::Bot, seating.turn * seats + seat);
    bots.push_back(bots::cover_up::make_bot(seating.name_at(seat), seed).value());
  }
  Counting counting(tallies, seating);
  State state = new_game({.players = static_cast<int>(seats)}, standard_deck(), deal, 0, counting);
  bots::cover_up::play_game(state, bots, counting);
  return counting.winners;
}

void play_deal(const Seed& deal, const std::vector<std::string>& table, Tallies& tallies) {
  std::map<std::string, double> shares;
  for (std::size_t turn = 0; turn < table.size(); ++turn) {
    const Seating seating{table, turn};
    const SeatSet winners = play_game(deal, seating, tallies);
    for (std::size_t seat = 0; seat < table.size(); ++seat) {
      const bool won = winners.contains(Seat(static_cast<int>(seat)));
      shares[seating.name_at(seat)] += won ? 1.0 / winners.size() : 0.0;
    }
  }
  for (const auto& [name, share] : shares) {
    const auto games = static_cast<double>(table.size());
    const auto seats = static_cast<double>(std::ranges::count(table, name));
    tallies[name].shares.push_back(share / seats / games);
  }
}

/// The mean and half of its 95 % interval, in per cent. Deals are independent, games of one are
/// not.
std::pair<double, double> win_share(const std::vector<double>& shares) {
  const auto deals = static_cast<double>(shares.size());
  double sum = 0, squares = 0;
  for (const double share : shares) sum += share, squares += share * share;
  const double mean = sum / deals;
  const double error = std::sqrt(std::max(0.0, squares / deals - mean * mean) / (deals - 1));
  return {100 * mean, 196 * error};
}

void print(const std::string& name, const Tally& tally) {
  const auto [share, half] = win_share(tally.shares);
  const double rounds = tally.rounds, of_a_mix = rounds / kRounds;
  fmt::print("{:8} wins {:5.1f} % ± {:.1f}  over par", name, share, half);
  double all = 0;
  for (const double over : tally.over_par) {
    fmt::print(" {:.2f}", over / of_a_mix);
    all += over;
  }
  fmt::print(", all {:.2f}  par {:.2f}, reached {:.1f} %  flips {:.1f} %", all / rounds,
             tally.pars / rounds, 100 * tally.at_par / rounds, 100 * tally.flips / rounds);
  if (tally.flips > 0) fmt::print(" at {:.1f} s", tally.flip_s / tally.flips);
  fmt::print("\n");
}

std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> words;
  std::istringstream stream(text);
  for (std::string word; std::getline(stream, word, ',');) words.push_back(word);
  return words;
}

}  // namespace
}  // namespace coverstory::bench

int main(int count, char** words) {
  using namespace coverstory;
  const std::vector<std::string> arguments(words + 1, words + count);
  const std::vector<std::string> table = bench::split(arguments.at(0));
  const std::uint64_t deals = std::stoull(arguments.at(1));
  const Seed series = Seed::from_number(arguments.size() > 2 ? std::stoull(arguments[2]) : 1);
  bench::Tallies tallies;
  for (std::uint64_t deal = 0; deal < deals; ++deal) {
    bench::play_deal(series.derived(Seed::Purpose::Game, deal), table, tallies);
  }
  for (const auto& [name, tally] : tallies) bench::print(name, tally);
}
