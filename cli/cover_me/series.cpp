#include "cli/cover_me/series.h"

#include <fmt/format.h>

#include <memory>

#include "bots/arena/cover_me_match.h"
#include "bots/exec/player.h"
#include "cli/refused.h"
#include "engine/cover_me/events.h"
#include "records/cover_me/writer.h"

namespace coverstory::cli {
namespace {

using namespace cover_me;

/// Counts what happens, and writes the record where one is wanted.
class Scribe : public Listener {
 public:
  Scribe(PlayedGame& game, records::cover_me::Writer* writer) : game_(game), writer_(writer) {}

  void set_up(const State& state, const SetUp& decks) override {
    if (writer_) writer_->set_up(state, decks);
  }
  void acted(const State& state, const Acted& acted) override {
    ++game_.decisions;
    if (writer_) writer_->acted(state, acted);
  }
  void shuffled(const State& state, ShuffledPile pile, std::span<Card> cards) override {
    if (writer_) writer_->shuffled(state, pile, cards);
  }
  void season_scored(const State& state, const SeasonScored& season) override {
    ++game_.seasons;
    game_.ways.rows +=
        static_cast<std::uint64_t>(state.options.players * state.options.rows_of_a_player());
    for (const auto& cards : season.scored) count(cards, season.trends);
    for (const auto& cards : season.middle) {
      count(cards, season.trends);
      game_.ways.to_the_middle += cards.empty() ? 0 : 1;
    }
    if (writer_) writer_->season_scored(state, season);
  }
  void season_begun(const State& state) override {
    if (writer_) writer_->season_begun(state);
  }
  void ended(const State& state, const Ranking& result) override {
    game_.result = result;
    if (writer_) writer_->ended(state, result);
  }

 private:
  void count(const FixedVector<Card, kMonths>& scored, const Trends& trends) {
    if (scored.empty()) return;
    const bool trendy = trend_value(scored.front(), trends) == kFullyTrendy;
    ++(trendy ? game_.ways.fully_trendy : game_.ways.all_at_zero);
  }

  PlayedGame& game_;
  records::cover_me::Writer* writer_;
};

}  // namespace

void WaysOfScoring::add(const WaysOfScoring& other) {
  rows += other.rows;
  fully_trendy += other.fully_trendy;
  all_at_zero += other.all_at_zero;
  to_the_middle += other.to_the_middle;
}

PlayedGame play_game(const Options& options, const std::vector<std::string>& bots, const Seed& seed,
                     KeepRecord keep) {
  PlayedGame game{.options = options};
  std::vector<std::unique_ptr<bots::cover_me::Bot>> players;
  std::vector<std::string> names;
  for (std::size_t seat = 0; seat < options.players; ++seat) {
    names.push_back(bots[seat % bots.size()]);
    auto bot =
        bots::exec::make_cover_me_player(names.back(), seed.derived(Seed::Purpose::Bot, seat));
    if (!bot) throw Refused(bot.error());
    players.push_back(std::move(*bot));
  }
  records::cover_me::Writer writer(options, names, seed);
  Scribe scribe(game, keep == KeepRecord::Yes ? &writer : nullptr);
  bots::arena::play_match(options, seed, players, scribe);
  if (keep == KeepRecord::Yes) game.record = writer.text();
  return game;
}

}  // namespace coverstory::cli
