#include "cli/cover_up/series.h"

#include "bots/cover_up/bot.h"
#include "bots/exec/cover_up/player.h"
#include "cli/players.h"
#include "engine/cover_up/events.h"
#include "engine/cover_up/game.h"
#include "records/cover_up/json.h"

namespace coverstory::cli {
namespace {

using namespace cover_up;

/// Counts what happens.
class Counter : public Listener {
 public:
  explicit Counter(CoverUpCount& count) : count_(count) {}

  void round_ended(const RoundResult& result) override {
    ++count_.rounds;
    ++count_.ended_by[static_cast<std::size_t>(result.ended_by)];
    for (std::size_t seat = 0; seat < result.seats.size(); ++seat) {
      const Score& score = result.seats[seat].score;
      count_.seats[seat].points += score.points;
      count_.seats[seat].over_par += score.points - result.seats[seat].par.points;
      count_.seats[seat].beside += static_cast<std::int64_t>(score.beside.size());
    }
  }
  void ended(const GameResult& result) override {
    ++count_.games;
    for (SeatSet rest = result.winners; !rest.empty(); rest.erase(rest.first())) {
      count_.seats[rest.first().index].wins += 1.0 / result.winners.size();
    }
  }

 private:
  CoverUpCount& count_;
};

}  // namespace

void CoverUpCount::add(const CoverUpCount& other) {
  games += other.games;
  rounds += other.rounds;
  for (std::size_t i = 0; i < ended_by.size(); ++i) ended_by[i] += other.ended_by[i];
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    seats[seat].points += other.seats[seat].points;
    seats[seat].over_par += other.seats[seat].over_par;
    seats[seat].beside += other.seats[seat].beside;
    seats[seat].wins += other.seats[seat].wins;
  }
}

CoverUpCount count_cover_up(const CoverUpTable& table,
                            std::span<const std::unique_ptr<bots::cover_up::Bot>> players,
                            const Seed& seed) {
  CoverUpCount count;
  Counter counter(count);
  State state = new_game(table.table.options, table.deck, seed, 0, counter);
  bots::cover_up::play_game(state, players, counter);
  return count;
}

PlayedCoverUp played_cover_up(const CoverUpTable& table, std::span<const std::string> bots,
                              const Seed& seed, KeepRecord keep) {
  const Options& options = table.table.options;
  const auto [names, players] = seated<bots::cover_up::Bot>(
      bots, static_cast<std::size_t>(options.players), seed,
      [&](std::string_view name, const Seed& own) {
        return bots::exec::make_cover_up_player(name, own, {}, table.table.deck);
      });
  PlayedCoverUp played;
  Counter counter(played.count);
  records::cover_up::Writer writer(table.table, names, seed);
  Audience audience;
  audience.add(counter);
  if (keep == KeepRecord::Yes) audience.add(writer);
  State state = new_game(options, table.deck, seed, 0, audience);
  bots::cover_up::play_game(state, players, audience);
  if (keep == KeepRecord::Yes) played.record = writer.text();
  return played;
}

}  // namespace coverstory::cli
