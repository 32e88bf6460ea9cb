#include "cli/arena/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/long_run.h"
#include "cli/output.h"

namespace coverstory::cli {
namespace {

using bots::arena::elo_difference;
using bots::arena::Interval;
using bots::arena::Pairing;
using bots::arena::Sample;
using bots::arena::Standing;
using bots::arena::Standings;

/// "41.2 % ± 3.1", or without the interval where there is none.
std::string with_doubt(const Sample& sample, double scale, std::string_view unit) {
  const std::string mean = fmt::format("{:.2f}{}", scale * sample.mean(), unit);
  const auto interval = sample.interval();
  if (!interval) return mean;
  return fmt::format("{} ± {:.2f}", mean, scale * (interval->high - sample.mean()));
}

std::string elo_text(double difference) {
  if (std::isinf(difference)) return difference > 0 ? "+∞" : "-∞";
  return fmt::format("{:+.0f}", difference);
}

/// Decisions of a greedy bot take microseconds, those of a searching one a tenth of a second.
std::string ms_text(double ms) {
  return ms < 10 ? fmt::format("{:.3f}", ms) : fmt::format("{:.1f}", ms);
}

std::size_t widest_name(const Standings& standings) {
  std::size_t width = 0;
  for (const Standing& bot : standings.bots()) width = std::max(width, bot.name.size());
  return width;
}

std::string results_text(const Standings& standings, const ArenaTerms& terms) {
  const std::size_t width = widest_name(standings);
  std::string text = fmt::format("{:{}}  {:>9}  {:>18}  {:>13}  {:>15}\n", "", width, "games",
                                 "win share", "mean rank", terms.points);
  for (const Standing& bot : standings.bots()) {
    text += fmt::format("{:{}}  {:>9}  {:>18}  {:>13}  {:>15}\n", bot.name, width, bot.seats,
                        with_doubt(bot.win, 100, " %"), with_doubt(bot.rank, 1, ""),
                        with_doubt(bot.points, 1, ""));
  }
  return text;
}

std::string efforts_text(const Standings& standings) {
  const std::size_t width = widest_name(standings);
  std::string text = fmt::format("{:{}}  {:>9}  {:>12}  {:>12}  {:>9}\n", "", width, "decisions",
                                 "mean, ms", "p99, ms", "forfeits");
  for (const Standing& bot : standings.bots()) {
    text += fmt::format("{:{}}  {:>9}  {:>12}  {:>12}  {:>9}\n", bot.name, width, bot.times.count(),
                        ms_text(bot.times.mean_ms()), ms_text(bot.times.quantile_ms(0.99)),
                        bot.forfeits);
  }
  return text;
}

std::string pairing_text(const Pairing& pairing, const Standings& standings) {
  const Sample& ahead = pairing.ahead;
  std::string text =
      fmt::format("{} against {}: Elo {}", standings.bots()[pairing.first].name,
                  standings.bots()[pairing.second].name, elo_text(elo_difference(ahead.mean())));
  if (const auto interval = ahead.interval()) {
    text += fmt::format(" ({} to {})", elo_text(elo_difference(interval->low)),
                        elo_text(elo_difference(interval->high)));
  }
  return text + fmt::format(", ahead in {:.1f} % of the pairings.\n", 100 * ahead.mean());
}

boost::json::value number_or_null(double number) {
  return std::isfinite(number) ? boost::json::value(number) : boost::json::value();
}

boost::json::object interval_json(double value, double low, double high) {
  return {{"mean", number_or_null(value)},
          {"low", number_or_null(low)},
          {"high", number_or_null(high)}};
}

boost::json::object sample_json(const Sample& sample) {
  const Interval interval = sample.interval().value_or(Interval{NAN, NAN});
  return interval_json(sample.mean(), interval.low, interval.high);
}

/// Student's interval knows nothing of the bounds of a share.
boost::json::object share_json(const Sample& share) {
  const Interval interval = share.interval().value_or(Interval{NAN, NAN});
  return interval_json(share.mean(), std::max(interval.low, 0.0), std::min(interval.high, 1.0));
}

boost::json::object bot_json(const Standing& bot, const ArenaTerms& terms) {
  return {{"name", bot.name},
          {"games", bot.seats},
          {"win_share", share_json(bot.win)},
          {"rank", sample_json(bot.rank)},
          {terms.points_key, sample_json(bot.points)},
          {"decisions", bot.times.count()},
          {"time_ms", {{"mean", bot.times.mean_ms()}, {"p99", bot.times.quantile_ms(0.99)}}},
          {"forfeits", bot.forfeits}};
}

boost::json::object pairing_json(const Pairing& pairing, const Standings& standings) {
  const Interval interval = pairing.ahead.interval().value_or(Interval{NAN, NAN});
  return {{"first", standings.bots()[pairing.first].name},
          {"second", standings.bots()[pairing.second].name},
          {"ahead", share_json(pairing.ahead)},
          {"elo", interval_json(elo_difference(pairing.ahead.mean()), elo_difference(interval.low),
                                elo_difference(interval.high))}};
}

}  // namespace

std::string arena_text(const ArenaPlan& plan, const ArenaOutcome& outcome,
                       const ArenaTerms& terms) {
  const Standings& standings = outcome.standings;
  std::string text;
  if (outcome.stopped) {
    text += fmt::format("Stopped after {} of {} decks.\n", standings.decks(), plan.decks);
  }
  if (standings.decks() == 0)
    return text + "No deck was played to the end: nothing is known yet.\n";
  text += fmt::format(
      "{} games of {}: {} {}, each played {} times with the seats rotated. "
      "Seed {}.\n\n",
      standings.games(), terms.game, standings.decks(), standings.decks() == 1 ? "deck" : "decks",
      plan.players(), plan.seed.hex());
  text += results_text(standings, terms);
  text += fmt::format("An equal player wins {:.1f} %. ± is the 95 % interval, over decks.\n\n",
                      100.0 / static_cast<double>(plan.players()));
  for (const Pairing& pairing : standings.pairings()) text += pairing_text(pairing, standings);
  if (!standings.pairings().empty()) text += "\n";
  text += efforts_text(standings);
  return text + fmt::format("{:.1f} s on {} {}.\n", outcome.seconds, plan.threads,
                            plan.threads == 1 ? "thread" : "threads");
}

boost::json::object arena_json(const ArenaPlan& plan, const ArenaOutcome& outcome,
                               const ArenaTerms& terms, boost::json::object options) {
  boost::json::array table(plan.table.begin(), plan.table.end()), bots, pairings;
  for (const Standing& bot : outcome.standings.bots()) bots.push_back(bot_json(bot, terms));
  for (const Pairing& pairing : outcome.standings.pairings()) {
    pairings.push_back(pairing_json(pairing, outcome.standings));
  }
  return {{"arena", 1},
          {"game", terms.game_key},
          {"options", std::move(options)},
          {"seed", plan.seed.hex()},
          {"table", std::move(table)},
          {"budget_ms", plan.budget.time.count()},
          {"iterations", plan.budget.iterations ? boost::json::value(*plan.budget.iterations)
                                                : boost::json::value()},
          {"threads", plan.threads},
          {"seconds", outcome.seconds},
          {"decks", outcome.standings.decks()},
          {"games", outcome.standings.games()},
          {"complete", !outcome.stopped},
          {"bots", std::move(bots)},
          {"pairings", std::move(pairings)}};
}

int hold_arena(const ArenaPlan& plan, const ArenaTerms& terms, const boost::json::object& options,
               const PlayStoppably& play) {
  std::optional<OutputFile> file;
  if (plan.json) file.emplace(*plan.json);  // what cannot be written is refused before playing
  const Interrupt interrupt;
  const ArenaOutcome outcome =
      run_arena(plan, [&](const ArenaGame& game) { return play(game, interrupt.asked()); });
  fmt::print("{}", arena_text(plan, outcome, terms));
  if (file) {
    file->write(boost::json::serialize(arena_json(plan, outcome, terms, options)) + "\n");
    file->finish();
  }
  return outcome.stopped ? Interrupt::kExitCode : 0;
}

}  // namespace coverstory::cli
