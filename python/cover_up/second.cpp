#include "python/cover_up/second.h"

#include "engine/core/ensure.h"

namespace coverstory::python::cover_up {
namespace {

void carry_out(State& state, Seat seat, const Decision& decision, Milliseconds now) {
  const auto act = [&](const auto& action) {
    (void)coverstory::cover_up::apply(state, seat, action, now);
  };
  if (decision.pile) act(Arrange{*decision.pile});
  if (decision.flips) act(Flip{});
  if (decision.number == kDone) act(Done{});
  if (decision.returned) act(Return{*decision.returned});
}

}  // namespace

Second::Second(const State& state) {
  for (const Seat seat : seats_of(state)) {
    if (is_building(state) && !state.done.contains(seat)) moving_.insert(seat);
    if (state.phase == Phase::Returning && !state.at(seat).to_return) moving_.insert(seat);
  }
  due_ = moving_;
}

void Second::seal(Seat seat, const Decision& decision) {
  ENSURE(due_.contains(seat));
  sealed_[seat.index] = decision;
  due_.erase(seat);
}

void Second::unseal(Seat seat) {
  ENSURE(moving_.contains(seat));
  due_.insert(seat);
}

std::optional<int> Second::sealed_by(Seat seat) const {
  if (!moving_.contains(seat) || due_.contains(seat)) return std::nullopt;
  return sealed_[seat.index].number;
}

void Second::happen(State& state, Milliseconds now) const {
  for (SeatSet left = moving_; !left.empty(); left.erase(left.first())) {
    carry_out(state, left.first(), sealed_[left.first().index], now);
  }
}

}  // namespace coverstory::python::cover_up
