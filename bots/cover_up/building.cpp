#include "bots/cover_up/building.h"

#include <cstddef>

#include "bots/cover_up/rearranging.h"
#include "engine/cover_up/score.h"

namespace coverstory::bots::cover_up {

using coverstory::cover_up::Flipped;
using coverstory::cover_up::score_of;

void Building::show(const Pile& pile, const Span& took) {
  now_ += took.some(rng_);
  pile_ = pile;
  timeline_.push_back({now_, pile_});
}

void Building::draft(std::span<const Card> cards, const Eye& eye) {
  std::vector<Card> left(cards.begin(), cards.end());
  for (std::size_t next = 0; next < left.size();) {
    const auto place = noticed_place(pile_, left[next], eye, rng_);
    if (!place) {
      ++next;
      continue;
    }
    Pile more = pile_;
    more.push_back(*place);
    show(more, pace_.place);
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(next));
    next = 0;
  }
}

void Building::look_again(const Eye& eye) {
  if (const auto better = noticed_move(hand_, pile_, eye, rng_)) rearrange(*better);
}

void Building::rearrange(const Pile& wanted) {
  for (const Pile& step : steps_between(pile_, aligned(wanted, pile_))) {
    show(step, step.size() < pile_.size() ? pace_.lift : pace_.move);
  }
}

int Building::cost() const {
  return score_of(hand_, pile_, Flipped::No).points;
}

}  // namespace coverstory::bots::cover_up
