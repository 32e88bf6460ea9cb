// What tables need without anybody asking: deadlines, somebody to play for those who are away, bots
// that are asked and answer, and rest.
#include "engine/core/ensure.h"
#include "tables/house_impl.h"

namespace coverstory::tables {

/// Everything that is due by now.
void House::Impl::tend(OpenTable& open) {
  if (open.frozen) return schedule(open, std::nullopt);
  if (open.table->stage() == Stage::Playing && !is_full(open)) {
    let_time_pass(open);
    stand_in_for_absent(open);
    for (int s = 0; s < open.table->players(); ++s) make_due_moves(open, Seat(s));
  }
  if (open.frozen) return;
  if (open.table->stage() == Stage::Playing && !is_full(open)) bots_.ask(*open.table, open.bots);
  if (may_rest(open) && open.last_change + limits_.rest_after_ms <= now_) {
    const std::string code = open.code();
    forget(code);
    outside_.put_to_rest(code);
    return;
  }
  // What could not be done now is tried again, but not at once.
  constexpr Time kPauseMs = 1000;
  auto wake = wake_of(open);
  if (wake && *wake <= now_) wake = now_ + kPauseMs;
  schedule(open, wake);
}

// Clocks.

/// A deadline has a step of its own, dated when it was due. Where people may still be heard within
/// the grace, it waits for that.
void House::Impl::let_time_pass(OpenTable& open) {
  while (!open.frozen && open.table->stage() == Stage::Playing) {
    const Game& game = *open.table->game();
    const auto deadline = game.deadline();
    if (!deadline || *deadline + (game.has_grace() ? kGraceMs : 0) > now_) return;
    if (!perform(open, {.at = *deadline, .what = TimePassed{}})) return;
  }
}

Time House::Impl::time_of_action(const OpenTable& open) const {
  const Game* game = open.table->game();
  const auto deadline = game ? game->deadline() : std::nullopt;
  return deadline && *deadline <= now_ ? *deadline - 1 : now_;
}

/// When a bot is to play for the person in that seat: the clock has run out, or the person has been
/// gone for too long while somebody waits.
std::optional<Time> House::Impl::absent_from(const OpenTable& open, Seat seat) const {
  const Table& table = *open.table;
  const Occupant& occupant = table.at(seat);
  if (!occupant.is_person() || occupant.is_stood_in_for) return std::nullopt;
  if (!table.game()->awaited().contains(seat)) return std::nullopt;
  std::optional<Time> from = table.due(seat);
  if (!open.is_here(seat) && open.is_another_here(seat)) {
    const Time gone = open.gone_since[seat.index] + Time{1000} * table.settings().away_s;
    from = from ? std::min(*from, gone) : gone;
  }
  return from;
}

void House::Impl::stand_in_for_absent(OpenTable& open) {
  for (int s = 0; s < open.table->players(); ++s) {
    if (open.table->stage() != Stage::Playing) return;
    const auto from = absent_from(open, Seat(s));
    if (from && *from <= now_ && !perform(open, {.at = now_, .what = StoodIn{Seat(s)}})) return;
  }
}

// Bots.

/// An answer that no longer fits, because the person is back or the round is over, is dropped by
/// the bot or refused by the rules, and asked for again by `tend`.
void House::Impl::thought(QuestionId id, BotAnswer answer, Time now) {
  advance(now);
  const auto asked = bots_.answered(id);
  if (!asked) return;
  OpenTable* open = find(asked->table);
  ENSURE(open);
  BotSeat& seat = open->bots[asked->seat.index];
  ENSURE(seat.player && seat.question == id);
  seat.question.reset();
  let_time_pass(*open);
  seat.player->take(std::move(answer), *open->table->game());
  make_due_moves(*open, asked->seat);
  tend(*open);
}

/// What cannot be done any more is refused by the rules, and passed over.
void House::Impl::make_due_moves(OpenTable& open, Seat seat) {
  BotPlayer* player = open.bots[seat.index].player.get();
  if (!player) return;
  while (!open.frozen && open.table->stage() == Stage::Playing) {
    const auto move = player->take_due_move(*open.table->game(), now_);
    if (!move) return;
    (void)perform(open, {.at = time_of_action(open), .what = Played{seat, *move}});
  }
}

// Rest.

/// Nobody watches, nothing is on its way, and no clock or bot would change anything, or could.
bool House::Impl::may_rest(const OpenTable& open) const {
  if (open.is_watched() || open.durable != open.bodies.size()) return false;
  if (open.table->stage() != Stage::Playing || is_full(open)) return true;
  for (int s = 0; s < open.table->players(); ++s) {
    if (absent_from(open, Seat(s))) return false;
  }
  return !are_busy(open.bots) && !open.table->game()->deadline();
}

std::optional<Time> House::Impl::wake_of(const OpenTable& open) const {
  std::optional<Time> wake;
  const auto at_the_latest = [&](std::optional<Time> time) {
    if (time && (!wake || *time < *wake)) wake = time;
  };
  if (may_rest(open)) at_the_latest(open.last_change + limits_.rest_after_ms);
  if (open.table->stage() != Stage::Playing || is_full(open)) return wake;
  const Game& game = *open.table->game();
  if (const auto deadline = game.deadline()) {
    at_the_latest(*deadline + (game.has_grace() ? kGraceMs : 0));
  }
  for (int s = 0; s < open.table->players(); ++s) at_the_latest(absent_from(open, Seat(s)));
  at_the_latest(next_move_of(open.bots));
  return wake;
}

void House::Impl::schedule(OpenTable& open, std::optional<Time> wake) {
  if (wake == open.wake) return;
  if (open.wake) wakes_.erase({*open.wake, open.code()});
  open.wake = wake;
  if (wake) wakes_.insert({*wake, open.code()});
}

}  // namespace coverstory::tables
