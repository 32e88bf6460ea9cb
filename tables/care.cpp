#include "tables/care.h"

#include <algorithm>
#include <utility>

#include "engine/core/ensure.h"

namespace coverstory::tables {
namespace {

/// CU-4.2: for what was under way when the time ran out.
constexpr Time kGraceMs = 300;

/// Whether a person other than this seat's is here and may be waiting.
bool is_another_here(const OpenTable& open, Seat seat) {
  for (int s = 0; s < open.table->room().players(); ++s) {
    const Seat other(s);
    if (other != seat && open.table->room().at(other).is_person() && open.audience.is_here(other)) {
      return true;
    }
  }
  return false;
}

/// Whether somebody is waited for, and no person.
bool is_waiting_for_bots_alone(const Table& table) {
  const SeatSet awaited = table.game()->awaited();
  for (int s = 0; s < table.room().players(); ++s) {
    if (awaited.contains(Seat(s)) && !table.room().at(Seat(s)).is_played_by_bot()) return false;
  }
  return !awaited.empty();
}

}  // namespace

/// Whether bots and clocks may do something there, and it is for this server to see to it.
bool Care::is_played(const OpenTable& open, Time now) const {
  return open.is_ours && !open.frozen && !open.in_doubt && open.table->stage() == Stage::Playing &&
         !tables_.is_full(open) && tables_.takes_steps(now);
}

void Care::tend(OpenTable& open, Time now) {
  if (open.in_doubt && !open.frozen) return;  // when it is looked at again is for ReadingOn to say
  now = std::max(now, open.latest);
  bool rests = false;
  std::optional<Time> wake;
  const auto look_ahead = [&] {
    rests = may_rest(open, now) && open.last_change + limits_.rest_after_ms <= now;
    wake = wake_of(open, now);
  };
  tables_.show_presence(open, now);
  if (open.paused_until <= now) open.paused_until = 0;
  tables_.fenced(open, now, [&] {
    if (open.paused_until == 0) play_on(open, now);
    look_ahead();
  });
  if (open.frozen) {
    bots_.dismiss(open.bots);
    look_ahead();
  }
  if (rests) return let_rest(open);
  if (wake && *wake <= now) wake = now + kPauseMs;
  tables_.wake_at(open, wake);
}

void Care::play_on(OpenTable& open, Time now) {
  if (is_played(open, now)) {
    let_time_pass(open, now);
    stand_in_for_absent(open, now);
    for (int s = 0; s < open.table->room().players(); ++s) make_due_moves(open, Seat(s), now);
    finish_at_once(open, now);
  }
  if (is_played(open, now)) bots_.ask(*open.table, open.bots);
}

/// A frozen table stays live in the store: the next start tells the operator again.
void Care::let_rest(OpenTable& open) {
  const store::Known known{open.code(), open.durable};
  const bool leaves_the_store = open.is_ours && !open.frozen;
  bots_.dismiss(open.bots);
  tables_.remove(open);
  if (leaves_the_store) outside_.put_to_rest(known);
}

// Clocks.

/// When the deadline is looked at: where people may still be heard within the grace, after that,
/// and not before those who could not be heard may be back.
std::optional<Time> Care::due_time(const OpenTable& open) const {
  const auto deadline = open.table->game()->deadline();
  if (!deadline || !open.table->game()->has_grace()) return deadline;
  return std::max({*deadline + kGraceMs, patient_until_, open.patient_until});
}

/// A deadline has a step of its own, dated when it was due.
void Care::let_time_pass(OpenTable& open, Time now) {
  while (!open.frozen && open.table->stage() == Stage::Playing) {
    const auto due = due_time(open);
    if (!due || *due > now) return;
    const Time deadline = *open.table->game()->deadline();
    if (!tables_.perform(open, {.at = deadline, .what = TimePassed{}}, now)) return;
  }
}

Time Care::time_of_action(const OpenTable& open, Time now) const {
  const Game* game = open.table->game();
  const auto deadline = game ? game->deadline() : std::nullopt;
  return deadline && *deadline <= now ? *deadline - 1 : now;
}

/// When a bot is to play for the person in that seat: the clock has run out, or the person has been
/// gone for too long while somebody waits.
std::optional<Time> Care::absent_from(const OpenTable& open, Seat seat) const {
  const Table& table = *open.table;
  const Occupant& occupant = table.room().at(seat);
  if (!occupant.is_person() || occupant.is_stood_in_for) return std::nullopt;
  if (!table.game()->awaited().contains(seat)) return std::nullopt;
  std::optional<Time> from = table.due(seat);
  if (!open.audience.is_here(seat) && is_another_here(open, seat)) {
    const Time gone = open.audience.gone_since(seat) + Time{1000} * table.room().settings().away_s;
    from = from ? std::min(*from, gone) : gone;
  }
  if (from) from = std::max({*from, patient_until_, open.patient_until});
  return from;
}

void Care::stand_in_for_absent(OpenTable& open, Time now) {
  for (int s = 0; s < open.table->room().players(); ++s) {
    if (open.table->stage() != Stage::Playing) return;
    const auto from = absent_from(open, Seat(s));
    if (!from || *from > now) continue;
    if (!tables_.perform(open, {.at = now, .what = StoodIn{Seat(s)}}, now)) return;
  }
}

void Care::greet_back(OpenTable& open, Seat seat, Time now) {
  if (!open.table->room().at(seat).is_stood_in_for) return;
  bots_.dismiss(open.bots[seat.index]);
  // A full table takes no more steps.
  (void)tables_.perform(open, {.at = now, .what = CameBack{seat}}, now);
}

// Bots.

/// An answer that no longer fits, because the person is back or the round is over, is dropped by
/// the bot or refused by the rules, and asked for again by `tend`.
void Care::take_thought(QuestionId question, BotAnswer answer, Time now) {
  const auto asked = bots_.answered(question);
  if (!asked) return;
  OpenTable* open = tables_.find(asked->table);
  ENSURE(open);
  now = std::max(now, open->latest);
  BotSeat& seat = open->bots[asked->seat.index];
  ENSURE(seat.player && seat.question == question);
  seat.question.reset();
  tables_.fenced(*open, now, [&] {
    let_time_pass(*open, now);
    seat.player->take(std::move(answer), *open->table->game());
    make_due_moves(*open, asked->seat, now);
  });
  tend(*open, now);
}

/// What cannot be done any more is refused by the rules, and passed over.
void Care::make_due_moves(OpenTable& open, Seat seat, Time now) {
  BotPlayer* player = open.bots[seat.index].player.get();
  if (!player) return;
  while (is_played(open, now)) {
    const auto move = player->take_due_move(*open.table->game(), now);
    if (!move) return;
    (void)tables_.perform(open, {.at = time_of_action(open, now), .what = Played{seat, *move}},
                          now);
  }
}

/// Bots keep a pace that people can follow; where no person has anything left to do, nobody is to
/// sit and wait for it. What the bots still had before them happens now, in the order of its time,
/// as far as that was before the end of the time: a bot gains nothing by it and loses nothing.
void Care::finish_at_once(OpenTable& open, Time now) {
  Time ahead = 0;  // how far the plans are ahead of the clock by which the deadline was set
  while (is_played(open, now) && is_waiting_for_bots_alone(*open.table)) {
    const auto deadline = open.table->game()->deadline();
    if (deadline) {
      for (const BotSeat& seat : open.bots) {
        if (seat.player) seat.player->give_up_after(*deadline + ahead);
      }
    }
    const auto next = next_move_of(open.bots);
    const Time planned = next ? std::max(*next, now) : now;
    if (!make_first_move(open, planned, now)) return;
    if (open.table->stage() != Stage::Playing) return;
    if (open.table->game()->deadline() != deadline) ahead = planned - now;
  }
}

/// The first move of any bot that is due by then.
bool Care::make_first_move(OpenTable& open, Time due, Time now) {
  for (int s = 0; s < open.table->room().players(); ++s) {
    BotPlayer* player = open.bots[static_cast<std::size_t>(s)].player.get();
    const auto move = player ? player->take_due_move(*open.table->game(), due) : std::nullopt;
    if (!move) continue;
    (void)tables_.perform(open, {.at = time_of_action(open, now), .what = Played{Seat(s), *move}},
                          now);
    return true;
  }
  return false;
}

// Rest.

/// Nobody watches, nothing is on its way, and no clock or bot would change anything, or could. Who
/// looks after it does so as long as somebody watches it anywhere; the others need not have it. One
/// that is frozen here goes all the same: it is read anew, and looked after again.
bool Care::may_rest(const OpenTable& open, Time now) const {
  const bool is_looked_after = open.is_ours && !open.frozen;
  if (is_looked_after && !open.audience.elsewhere().is_empty()) return false;
  if (open.audience.is_watched() || !open.is_durable() || open.in_doubt) return false;
  if (!tables_.takes_steps(now)) return false;
  if (!is_played(open, now)) return true;
  if (open.paused_until > 0) return false;  // its bots are to go on
  for (int s = 0; s < open.table->room().players(); ++s) {
    if (absent_from(open, Seat(s))) return false;
  }
  return !are_busy(open.bots) && !open.table->game()->deadline();
}

std::optional<Time> Care::wake_of(const OpenTable& open, Time now) const {
  if (!tables_.takes_steps(now)) return now + kPauseMs;
  std::optional<Time> wake;
  const auto at_the_latest = [&](std::optional<Time> time) {
    if (time && (!wake || *time < *wake)) wake = time;
  };
  at_the_latest(open.audience.presence_due());
  if (may_rest(open, now)) at_the_latest(open.last_change + limits_.rest_after_ms);
  if (!is_played(open, now)) return wake;
  if (open.paused_until > 0) {
    at_the_latest(open.paused_until);
    return wake;
  }
  at_the_latest(due_time(open));
  for (int s = 0; s < open.table->room().players(); ++s) at_the_latest(absent_from(open, Seat(s)));
  at_the_latest(next_move_of(open.bots));
  return wake;
}

}  // namespace coverstory::tables
