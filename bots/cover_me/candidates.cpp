#include "bots/cover_me/candidates.h"

#include <algorithm>
#include <map>
#include <utility>

#include "bots/cover_me/covers.h"
#include "engine/cover_me/view.h"

namespace coverstory::bots::cover_me {

using namespace coverstory::cover_me;

namespace {

constexpr std::size_t kFew = 16;
constexpr int kProposals = 64;

/// How often each choice was proposed. One outlook for each proposal: they are to differ.
std::map<Action, int> proposals(const View& view, FastRng& rng) {
  const Seat seat = view.viewer.seat();
  std::map<Action, int> times;
  for (int i = 0; i < kProposals; ++i) {
    const State state = sample(view, rng);
    BySeat<Outlooks> outlooks;
    imagine(state, 1, rng, outlooks);
    const Stakes stakes(state.options, state.calendar);
    ++times[planned_covers(state, seat, outlooks[seat.index], stakes)];
  }
  return times;
}

}  // namespace

std::vector<Action> candidates(const View& view, const Choices& choices, FastRng& rng) {
  if (choices.size() <= kFew) return {choices.begin(), choices.end()};
  const std::map<Action, int> times = proposals(view, rng);
  std::vector<Action> chosen;
  for (const Action action : choices) {
    if (times.contains(action)) chosen.push_back(action);
  }
  std::ranges::sort(chosen, [&](Action one, Action other) {
    return std::pair(-times.at(one), one) < std::pair(-times.at(other), other);
  });
  if (chosen.size() > kFew) chosen.resize(kFew);
  std::ranges::sort(chosen);
  return chosen;
}

}  // namespace coverstory::bots::cover_me
