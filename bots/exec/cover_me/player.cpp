#include "bots/exec/cover_me/player.h"

#include <utility>

#include "protocol/bot_answer.h"
#include "protocol/cover_me/bot_messages.h"

namespace coverstory::bots::exec {

namespace messages = protocol::cover_me;

CoverMeBot::CoverMeBot(std::string command, std::chrono::milliseconds budget)
    : CoverMeBot(std::move(command), budget, limits_for(budget)) {}

CoverMeBot::CoverMeBot(std::string command, std::chrono::milliseconds budget, Limits limits)
    : program_(std::move(command), limits), budget_(budget) {}

void CoverMeBot::begin(const cover_me::Options& options, Seat seat) {
  program_.greet(messages::hello_message(options, seat, budget_));
  in_game_ = true;
}

cover_me::Action CoverMeBot::choose(const cover_me::View& view, const cover_me::Choices& choices) {
  if (!in_game_) begin(view.options, view.viewer.seat());
  const auto answer = program_.ask(messages::decide_message(view, choices));
  const auto index = answer ? protocol::chosen_index(*answer, choices.size()) : std::nullopt;
  if (index) return choices[*index];
  ++forfeits_;
  return choices.front();
}

void CoverMeBot::hear_result(const cover_me::Options& options, const cover_me::Ranking& result) {
  if (!std::exchange(in_game_, false)) return;
  program_.tell(messages::result_message(result, options));
}

std::expected<std::unique_ptr<cover_me::Bot>, std::string> make_cover_me_player(
    std::string_view name, const Seed& seed, const Budget& budget) {
  return make_player<cover_me::Bot>(
      name, [&] { return cover_me::make_bot(name, seed, budget); },
      [&](const std::string& command) {
        return std::make_unique<CoverMeBot>(command, budget.time);
      });
}

}  // namespace coverstory::bots::exec
