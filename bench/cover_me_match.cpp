// A match between bots of Cover Me that think for different times, for those who work on them:
//   cover_me_match hard@25ms,hard@100ms DEALS [advanced] [equal] [SEED]
//   cover_me_match hard@1000,medium,medium,medium DEALS
// The number after @ is a bot's budget, in milliseconds or in iterations. Every deal is played with
// the seats rotated once round the table. For each kind of bot: the share of the victories of one
// seat with its 95 % interval, mean prestige, and the time a decision took.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <memory>
#include <span>
#include <stdexcept>
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

bots::Budget budget_from(const std::string& text) {
  if (text.ends_with("ms")) return bots::Budget::of_ms(std::stoll(text));
  return bots::Budget::of_iterations(std::stoull(text));
}

BotPtr bot_from(const std::string& text, const Seed& seed) {
  const std::size_t at = text.find('@');
  const bots::Budget budget =
      at == std::string::npos ? bots::Budget{} : budget_from(text.substr(at + 1));
  auto bot = bots::cover_me::make_bot(text.substr(0, at), seed, budget);
  if (!bot) throw std::invalid_argument(bot.error());
  return std::move(*bot);
}

struct Tally {
  std::vector<double> shares;  // by deal, of one seat
  double prestige = 0;
  int games = 0;
  std::vector<double> ms;  // by decision

  void print(const std::string& name) {
    const auto deals = static_cast<double>(shares.size());
    double sum = 0, squares = 0, all_ms = 0;
    for (const double share : shares) sum += share, squares += share * share;
    for (const double one : ms) all_ms += one;
    std::ranges::sort(ms);
    const double mean = sum / deals;
    const double error = std::sqrt((squares / deals - mean * mean) / std::max(deals - 1, 1.0));
    fmt::print("{:12} {:5.1f} % ± {:.1f}  prestige {:.1f}  mean {:.3f} ms  p99 {:.3f} ms\n", name,
               100 * mean, 196 * error, prestige / games, all_ms / static_cast<double>(ms.size()),
               ms[ms.size() * 99 / 100]);
  }
};

class Match {
 public:
  Match(std::vector<std::string> table, const Options& options)
      : table_(std::move(table)), options_(options) {}

  void play_deal(const Seed& deal) {
    std::map<std::string, double> shares;
    for (std::size_t turn = 0; turn < table_.size(); ++turn) play_game(deal, turn, shares);
    for (const auto& [name, share] : shares) {
      const auto seats = static_cast<double>(std::ranges::count(table_, name));
      tallies_[name].shares.push_back(share / seats / static_cast<double>(table_.size()));
    }
  }

  void print() {
    for (auto& [name, tally] : tallies_) tally.print(name);
  }

 private:
  void play_game(const Seed& deal, std::size_t turn, std::map<std::string, double>& shares) {
    std::vector<BotPtr> bots;
    for (std::size_t seat = 0; seat < table_.size(); ++seat) {
      const Seed seed = deal.derived(Seed::Purpose::Bot, turn * table_.size() + seat);
      bots.push_back(bot_from(name_at(seat, turn), seed));
    }
    State state = new_game(options_, deal);
    while (!state.is_over()) decide(state, bots, turn);
    const Ranking result = ranking(state);
    for (std::size_t seat = 0; seat < table_.size(); ++seat) {
      const bool won = result.winners.contains(Seat(static_cast<int>(seat)));
      shares[name_at(seat, turn)] += won ? 1.0 / result.winners.size() : 0.0;
      Tally& tally = tallies_[name_at(seat, turn)];
      tally.prestige += result.prestige[seat];
      ++tally.games;
    }
  }

  void decide(State& state, std::span<const BotPtr> bots, std::size_t turn) {
    const Seat seat = state.to_act.first();
    const Choices choices = legal(state, seat);
    const View seen = view(state, seat);
    const auto begun = Clock::now();
    const Action action = bots[seat.index]->choose(seen, choices);
    const std::chrono::duration<double, std::milli> took = Clock::now() - begun;
    tallies_[name_at(seat.index, turn)].ms.push_back(took.count());
    if (!apply(state, seat, action)) throw std::logic_error("an illegal choice");
  }

  const std::string& name_at(std::size_t seat, std::size_t turn) const {
    return table_[(seat + turn) % table_.size()];
  }

  std::vector<std::string> table_;
  Options options_;
  std::map<std::string, Tally> tallies_;
};

std::vector<std::string> seats_from(const std::string& text) {
  std::vector<std::string> seats{""};
  for (const char letter : text) {
    if (letter == ',') {
      seats.emplace_back();
    } else {
      seats.back() += letter;
    }
  }
  return seats;
}

void run(const std::vector<std::string>& words) {
  const auto table = seats_from(words.at(0));
  Options options{.players = static_cast<std::uint8_t>(table.size())};
  std::uint64_t seed = 1;
  for (const std::string& word : std::span(words).subspan(2)) {
    if (word == "advanced") {
      options.two_player = TwoPlayer::Advanced;
    } else if (word == "equal") {
      options.values = Values::Equal;
      options.removed = Clothes::Yellow;
    } else {
      seed = std::stoull(word);
    }
  }
  Match match(table, options);
  const std::uint64_t deals = std::stoull(words.at(1));
  for (std::uint64_t deal = 0; deal < deals; ++deal) {
    match.play_deal(Seed::from_number(seed).derived(Seed::Purpose::Game, deal));
  }
  match.print();
}

}  // namespace
}  // namespace coverstory::bench

int main(int count, char** words) {
  try {
    coverstory::bench::run({words + 1, words + count});
  } catch (const std::exception& wrong) {
    fmt::print(stderr, "cover_me_match: {}\n", wrong.what());
    return 2;
  }
}
