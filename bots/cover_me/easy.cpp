#include "bots/cover_me/easy.h"

namespace coverstory::bots::cover_me {
namespace {

constexpr std::uint32_t kOneIn = 4;  // decisions made without looking

}  // namespace

Action EasyBot::choose(const View& view, const Choices& choices) {
  if (choices.size() == 1) return choices.front();
  if (rng_.below(kOneIn) == 0) {
    return choices[rng_.below(static_cast<std::uint32_t>(choices.size()))];
  }
  return greedy_.choose(view, choices);
}

}  // namespace coverstory::bots::cover_me
