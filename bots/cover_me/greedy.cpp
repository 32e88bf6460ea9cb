#include "bots/cover_me/greedy.h"

#include <utility>

#include "engine/cover_me/trends.h"

namespace coverstory::bots::cover_me {
namespace {

using namespace coverstory::cover_me;

/// The trend value a model would have if it lay on the table as well, and nothing else came.
int value_if_played(const View& view, Card card) {
  Tracks tracks = view.tracks;
  tracks.count(card);
  return trend_value(card, trends_of(tracks, view.calendar.season));
}

int merit_of_cover(const View& view, Card card) {
  return 10 * value_if_played(view, card) + view.options.worth(card);
}

/// In hand a card is worth what it may score, and more if it fits what is in fashion.
int merit_in_hand(const View& view, Card card) {
  return 2 * view.options.worth(card) + value_if_played(view, card);
}

int merit_of_take(const View& view, Action action) {
  const auto pile = action.pile();
  if (!pile) return 5;  // about what an unseen card of the base deck is worth
  return merit_in_hand(view, view.open[static_cast<std::size_t>(*pile)].back());
}

/// A featured model scores if it is fully trendy; otherwise it is lost to the influence row.
int merit_of_feature(const View& view, Action action) {
  const int worth = view.options.worth(action.model());
  const Trends trends = trends_of(view.tracks, view.calendar.season);
  return trend_value(action.model(), trends) == kFullyTrendy ? worth : -worth;
}

int merit_of_keep(const View& view, Action action) {
  const auto second = action.second_card();
  return merit_in_hand(view, action.card()) + (second ? merit_in_hand(view, *second) : 0);
}

int merit(const View& view, Action action) {
  switch (action.kind()) {
    case Kind::Take:
      return merit_of_take(view, action);
    case Kind::Play: {
      const auto second = action.second_card();
      return 2 * merit_of_cover(view, action.card()) + (second ? merit_of_cover(view, *second) : 0);
    }
    case Kind::Feature:
      return merit_of_feature(view, action);
    case Kind::Keep:
      return merit_of_keep(view, action);
    case Kind::Swap:
      return action.discarded() ? 0 : 1;
    case Kind::Vote:
      return action.extra_season() ? 0 : 1;
  }
  std::unreachable();
}

}  // namespace

Action GreedyBot::choose(const View& view, const Choices& choices) {
  Action best = choices.front();
  for (const Action action : choices) {
    if (merit(view, action) > merit(view, best)) best = action;
  }
  return best;
}

}  // namespace coverstory::bots::cover_me
