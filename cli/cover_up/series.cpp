#include "cli/cover_up/series.h"

#include <memory>

#include "bots/cover_up/round_play.h"
#include "bots/exec/player.h"
#include "cli/refused.h"
#include "engine/cover_up/game.h"
#include "records/cover_up/writer.h"

namespace coverstory::cli {
namespace {

using namespace cover_up;

/// Counts what happens, and writes the record where one is wanted.
class CoverUpScribe : public Listener {
 public:
  CoverUpScribe(CoverUpCount& count, Listener& writer) : count_(count), writer_(writer) {}

  void set_up(const Deck& piles) override { writer_.set_up(piles); }
  void dealt(int round, const BySeat<Hand>& hands) override { writer_.dealt(round, hands); }
  void flipped(Seat seat, Milliseconds t) override { writer_.flipped(seat, t); }
  void round_ended(const RoundResult& result) override {
    ++count_.rounds;
    ++count_.ended_by[static_cast<std::size_t>(result.ended_by)];
    for (std::size_t seat = 0; seat < result.seats.size(); ++seat) {
      const Score& score = result.seats[seat].score;
      count_.seats[seat].points += score.points;
      count_.seats[seat].over_par += score.points - result.seats[seat].par.points;
      count_.seats[seat].beside += static_cast<std::int64_t>(score.beside.size());
    }
    writer_.round_ended(result);
  }
  void returned(Seat seat, Card card, Card took) override { writer_.returned(seat, card, took); }
  void ended(const GameResult& result) override {
    ++count_.games;
    for (SeatSet rest = result.winners; !rest.empty(); rest.erase(rest.first())) {
      count_.seats[rest.first().index].wins += 1.0 / result.winners.size();
    }
    writer_.ended(result);
  }

 private:
  CoverUpCount& count_;
  Listener& writer_;
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
  Listener nobody;
  CoverUpScribe scribe(count, nobody);
  State state = new_game(table.table.options, table.deck, seed, 0, scribe);
  bots::cover_up::play_game(state, players, scribe);
  return count;
}

PlayedCoverUp play_cover_up(const CoverUpTable& table, const std::vector<std::string>& bots,
                            const Seed& seed, CoverUpRecord keep) {
  const Options& options = table.table.options;
  std::vector<std::unique_ptr<bots::cover_up::Bot>> players;
  std::vector<std::string> names;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(options.players); ++seat) {
    names.push_back(bots[seat % bots.size()]);
    auto bot = bots::exec::make_cover_up_player(
        names.back(), seed.derived(Seed::Purpose::Bot, seat), {}, table.table.deck);
    if (!bot) throw Refused(bot.error());
    players.push_back(std::move(*bot));
  }
  PlayedCoverUp played;
  records::cover_up::Writer writer(table.table, names, seed);
  Listener nobody;
  CoverUpScribe scribe(played.count, keep == CoverUpRecord::Kept ? writer : nobody);
  State state = new_game(options, table.deck, seed, 0, scribe);
  bots::cover_up::play_game(state, players, scribe);
  if (keep == CoverUpRecord::Kept) played.record = writer.text();
  return played;
}

}  // namespace coverstory::cli
