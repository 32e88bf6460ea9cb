#include "cli/cover_me/series.h"

#include "bots/cover_me/bot.h"
#include "bots/exec/cover_me/player.h"
#include "cli/players.h"
#include "engine/cover_me/events.h"
#include "engine/cover_me/game.h"
#include "records/cover_me/json.h"

namespace coverstory::cli {
namespace {

using namespace cover_me;

/// Counts what happens.
class Counter : public Listener {
 public:
  explicit Counter(PlayedCoverMe& game) : game_(game) {}

  void acted(const State&, const Acted&) override { ++game_.decisions; }
  void season_scored(const State& state, const SeasonScored& season) override {
    ++game_.seasons;
    game_.ways.rows +=
        static_cast<std::uint64_t>(state.options.players * state.options.rows_of_a_player());
    for (const auto& cards : season.scored) count(cards, season.trends);
    for (const auto& cards : season.middle) {
      count(cards, season.trends);
      game_.ways.to_the_middle += cards.empty() ? 0 : 1;
    }
  }
  void ended(const State&, const Ranking& result) override { game_.result = result; }

 private:
  void count(const FixedVector<Card, kMonths>& scored, const Trends& trends) {
    if (scored.empty()) return;
    const bool trendy = trend_value(scored.front(), trends) == kFullyTrendy;
    ++(trendy ? game_.ways.fully_trendy : game_.ways.all_at_zero);
  }

  PlayedCoverMe& game_;
};

}  // namespace

void WaysOfScoring::add(const WaysOfScoring& other) {
  rows += other.rows;
  fully_trendy += other.fully_trendy;
  all_at_zero += other.all_at_zero;
  to_the_middle += other.to_the_middle;
}

PlayedCoverMe played_cover_me(const Options& options, std::span<const std::string> bots,
                              const Seed& seed, KeepRecord keep) {
  const auto [names, players] = seated<bots::cover_me::Bot>(
      bots, options.players, seed,
      [](auto&&... player) { return bots::exec::make_cover_me_player(player...); });
  PlayedCoverMe played{.options = options};
  Counter counter(played);
  records::cover_me::Writer writer(options, names, seed);
  Audience audience;
  audience.add(counter);
  if (keep == KeepRecord::Yes) audience.add(writer);
  State state = new_game(options, seed, audience);
  bots::cover_me::play_game(state, players, audience);
  if (keep == KeepRecord::Yes) played.record = writer.text();
  return played;
}

}  // namespace coverstory::cli
