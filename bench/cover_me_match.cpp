// A quick match between bots of Cover Me, for those who work on them:
//   cover_me_match hard,medium,medium,medium DEALS (MS | i ITERATIONS) [advanced] [SEED]
// Every deal is played with the seats rotated once round the table. Prints for each kind of bot the
// share of the victories with its 95 % interval, mean prestige, and the time a decision took.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include "bots/cover_me/bot.h"
#include "engine/cover_me/game.h"
#include "engine/cover_me/ranking.h"
#include "engine/cover_me/view.h"

namespace coverstory::bench {
namespace {

using namespace cover_me;
using BotPtr = std::unique_ptr<bots::cover_me::Bot>;
using Clock = std::chrono::steady_clock;

struct Tally {
  std::vector<double> shares;  // by deal, of one seat
  double prestige = 0;
  int games = 0;
  std::vector<double> ms;  // by decision
};

struct Match {
  std::vector<std::string> table;
  Options options;
  bots::Budget budget;
  std::map<std::string, Tally> tallies;

  void play_deal(const Seed& deal) {
    std::map<std::string, double> shares;
    for (std::size_t turn = 0; turn < table.size(); ++turn) play_game(deal, turn, shares);
    for (auto& [name, share] : shares) {
      const auto seats = std::ranges::count(table, name);
      tallies[name].shares.push_back(share / static_cast<double>(seats) /
                                     static_cast<double>(table.size()));
    }
  }

  void play_game(const Seed& deal, std::size_t turn, std::map<std::string, double>& shares) {
    std::vector<BotPtr> bots;
    for (std::size_t seat = 0; seat < table.size(); ++seat) {
      const Seed seed = deal.derived(Seed::Purpose::Bot, turn * table.size() + seat);
      bots.push_back(bots::cover_me::make_bot(name_at(seat, turn), seed, budget).value());
    }
    State state = new_game(options, deal);
    while (!state.is_over()) decide(state, bots, turn);
    const Ranking result = ranking(state);
    for (std::size_t seat = 0; seat < table.size(); ++seat) {
      const std::string& name = name_at(seat, turn);
      const bool won = result.winners.contains(Seat(static_cast<int>(seat)));
      shares[name] += won ? 1.0 / result.winners.size() : 0.0;
      tallies[name].prestige += result.prestige[seat];
      ++tallies[name].games;
    }
  }

  void decide(State& state, std::vector<BotPtr>& bots, std::size_t turn) {
    const Seat seat = state.to_act.first();
    const Choices choices = legal(state, seat);
    const View seen = view(state, seat);
    const auto begun = Clock::now();
    const Action action = bots[seat.index]->choose(seen, choices);
    const std::chrono::duration<double, std::milli> took = Clock::now() - begun;
    tallies[name_at(seat.index, turn)].ms.push_back(took.count());
    if (!apply(state, seat, action)) throw std::runtime_error("an illegal choice");
  }

  const std::string& name_at(std::size_t seat, std::size_t turn) const {
    return table[(seat + turn) % table.size()];
  }

  void print() {
    for (auto& [name, tally] : tallies) {
      const auto deals = static_cast<double>(tally.shares.size());
      double sum = 0, squares = 0, ms = 0;
      for (const double share : tally.shares) sum += share, squares += share * share;
      for (const double one : tally.ms) ms += one;
      std::ranges::sort(tally.ms);
      const double mean = sum / deals;
      const double error = std::sqrt((squares / deals - mean * mean) / (deals - 1));
      fmt::print("{:8} {:5.1f} % ± {:.1f}  prestige {:.1f}  mean {:.3f} ms  p99 {:.3f} ms\n", name,
                 100 * mean, 196 * error, tally.prestige / tally.games,
                 ms / static_cast<double>(tally.ms.size()), tally.ms[tally.ms.size() * 99 / 100]);
    }
  }
};

std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> words{""};
  for (const char letter : text) {
    if (letter == ',') {
      words.emplace_back();
    } else {
      words.back() += letter;
    }
  }
  return words;
}

}  // namespace
}  // namespace coverstory::bench

int main(int count, char** words) {
  using namespace coverstory;
  std::vector<std::string> arguments(words + 1, words + count);
  bench::Match match;
  match.table = bench::split(arguments.at(0));
  match.options.players = static_cast<std::uint8_t>(match.table.size());
  const int deals = std::stoi(arguments.at(1));
  std::size_t next = 2;
  if (arguments.at(2) == "i") {
    match.budget = bots::Budget::of_iterations(std::stoull(arguments.at(3)));
    next = 4;
  } else {
    match.budget = bots::Budget::of_ms(std::stoll(arguments.at(2)));
    next = 3;
  }
  std::uint64_t seed = 1;
  for (; next < arguments.size(); ++next) {
    if (arguments[next] == "advanced") {
      match.options.two_player = cover_me::TwoPlayer::Advanced;
    } else if (arguments[next] == "equal") {
      match.options.values = cover_me::Values::Equal;
      match.options.removed = cover_me::Clothes::Yellow;
    } else {
      seed = std::stoull(arguments[next]);
    }
  }
  const Seed series = Seed::from_number(seed);
  for (int deal = 0; deal < deals; ++deal) {
    match.play_deal(series.derived(Seed::Purpose::Game, static_cast<std::uint64_t>(deal)));
  }
  match.print();
}
