#include "records/cover_me/decisions.h"

#include <utility>

namespace coverstory::records::cover_me {
namespace {

/// Two cards kept are a set: in a record they may stand in the other order.
Action as_offered(Action action, const Choices& choices) {
  const auto second = action.second_card();
  if (action.kind() != Kind::Keep || !second || choices.contains(action)) return action;
  return Action::keep(*second, action.card());
}

}  // namespace

std::expected<PastGame, Mistake> past_game(const GameLines& lines, int seat) {
  PastGame game;
  std::size_t step = 0;
  auto replayed = replay(lines, Ending::MayBeMissing, nullptr,
                         [&](const State& state, Seat chooser, Action action) {
                           if (chooser.index == seat) {
                             const Choices choices = legal(state, chooser);
                             game.decisions.push_back({.step = step,
                                                       .view = view(state, chooser),
                                                       .choices = choices,
                                                       .chosen = as_offered(action, choices)});
                           }
                           ++step;
                         });
  if (!replayed) return std::unexpected(std::move(replayed.error()));
  if (seat < 0 || seat >= replayed->options.players) {
    return std::unexpected(Mistake{0, "the game has no such seat"});
  }
  game.record = *std::move(replayed);
  return game;
}

}  // namespace coverstory::records::cover_me
