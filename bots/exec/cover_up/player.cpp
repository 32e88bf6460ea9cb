#include "bots/exec/cover_up/player.h"

#include <utility>

#include "protocol/bot_answer.h"
#include "protocol/cover_up/bot_messages.h"

namespace coverstory::bots::exec {

namespace messages = protocol::cover_up;

CoverUpBot::CoverUpBot(std::string command, std::chrono::milliseconds budget, std::string deck)
    : CoverUpBot(std::move(command), budget, std::move(deck), limits_for(budget)) {}

CoverUpBot::CoverUpBot(std::string command, std::chrono::milliseconds budget, std::string deck,
                       Limits limits)
    : program_(std::move(command), limits), budget_(budget), deck_(std::move(deck)) {}

void CoverUpBot::begin(const cover_up::Options& options, Seat seat) {
  program_.greet(messages::hello_message({.options = options, .deck = deck_}, seat, budget_));
  in_game_ = true;
}

void CoverUpBot::begin_if_needed(const cover_up::View& view) {
  if (!in_game_) begin(view.options, view.viewer.seat());
}

cover_up::RoundPlan CoverUpBot::plan_round(const cover_up::View& view) {
  begin_if_needed(view);
  const auto answer = program_.ask(messages::round_message(view));
  const auto timeline = answer ? messages::read_timeline(*answer) : std::nullopt;
  if (!timeline) {
    ++forfeits_;
    return {};
  }
  cover_up::RoundPlan plan{.flip_at = timeline->flip_at};
  for (const auto& entry : timeline->entries) plan.timeline.push_back({entry.t, entry.pile});
  return plan;
}

cover_up::Card CoverUpBot::choose_return(const cover_up::View& view) {
  begin_if_needed(view);
  const auto& cards = view.own.returnable;
  const auto answer = program_.ask(messages::return_message(view));
  const auto index = answer ? protocol::chosen_index(*answer, cards.size()) : std::nullopt;
  if (index) return cards[*index];
  ++forfeits_;
  return cards.front();
}

void CoverUpBot::hear_result(const cover_up::GameResult& result) {
  if (!std::exchange(in_game_, false)) return;
  program_.tell(messages::result_message(result));
}

std::expected<std::unique_ptr<cover_up::Bot>, std::string> make_cover_up_player(
    std::string_view name, const Seed& seed, const Budget& budget, std::string_view deck) {
  return make_player<cover_up::Bot>(
      name, [&] { return cover_up::make_bot(name, seed); },
      [&](const std::string& command) {
        return std::make_unique<CoverUpBot>(command, budget.time, std::string(deck));
      });
}

}  // namespace coverstory::bots::exec
