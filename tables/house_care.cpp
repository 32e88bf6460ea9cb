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
    make_planned_moves(open);
    ask_bots(open);
  }
  if (open.frozen) return;
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

void House::Impl::ask_bots(OpenTable& open) {
  for (int s = 0; s < open.table->players(); ++s) {
    const Seat seat(s);
    if (open.frozen || open.table->stage() != Stage::Playing) return;
    if (!open.table->at(seat).is_played_by_bot() || open.bots[seat.index].question) continue;
    if (auto asking = open.table->game()->question_for(seat)) ask(open, seat, *std::move(asking));
  }
}

void House::Impl::ask(OpenTable& open, Seat seat, Game::Asking asking) {
  BotInSeat& bot = open.bots[seat.index];
  if (const auto* plan = std::get_if<WhichPlan>(&asking)) {
    if (bot.planned_round == plan->view.round) return;
    bot.asked_round = plan->view.round;
  }
  const Occupant& occupant = open.table->at(seat);
  const QuestionId id{++last_question_};
  bot.question = id;
  questions_[last_question_] = {open.code(), seat};
  outside_.think({.id = id,
                  .level = occupant.is_bot() ? occupant.level : open.table->settings().level,
                  .seed = outside_.entropy(),
                  .asked = std::move(asking)});
}

void House::Impl::cancel_question(BotInSeat& bot) {
  if (!bot.question) return;
  outside_.cancel(*bot.question);
  questions_.erase(static_cast<std::uint64_t>(*bot.question));
  bot.question.reset();
}

void House::Impl::cancel_questions(OpenTable& open) {
  for (BotInSeat& bot : open.bots) cancel_question(bot);
}

/// An answer that no longer fits, because the person is back or the round is over, is refused by
/// the rules and asked for again by `tend`.
void House::Impl::thought(QuestionId id, const BotAnswer& answer, Time now) {
  advance(now);
  const auto asked = questions_.find(static_cast<std::uint64_t>(id));
  if (asked == questions_.end()) return;
  const AskedOf of = asked->second;
  questions_.erase(asked);
  OpenTable* open = find(of.code);
  ENSURE(open);
  open->bots[of.seat.index].question.reset();
  let_time_pass(*open);
  if (const auto* choice = std::get_if<cover_me::Action>(&answer)) {
    (void)perform(*open, {.at = now_, .what = Chosen{of.seat, *choice}});
  } else if (const auto* plan = std::get_if<bots::cover_up::RoundPlan>(&answer)) {
    take_plan(*open, of.seat, *plan);
  } else {
    const cover_up::Return chosen{std::get<cover_up::Card>(answer)};
    (void)perform(*open, {.at = time_of_action(*open), .what = Built{of.seat, chosen}});
  }
  tend(*open);
}

/// The plan counts from the end of the count of three. Who takes over late catches up at once. A
/// plan for a round that is over is of no use.
void House::Impl::take_plan(OpenTable& open, Seat seat, const bots::cover_up::RoundPlan& plan) {
  const auto question = open.table->game()->question_for(seat);
  if (!question || !std::holds_alternative<WhichPlan>(*question)) return;
  BotInSeat& bot = open.bots[seat.index];
  if (bot.asked_round != std::get<WhichPlan>(*question).view.round) return;
  bot.planned_round = bot.asked_round;
  bot.plan.clear();
  const Time began = open.table->game()->round_began().value();
  for (const auto& arranged : plan.timeline) {
    bot.plan.push_back({began + arranged.t, cover_up::Arrange{arranged.pile}});
  }
  if (plan.flip_at) {
    const PlannedMove flip{began + *plan.flip_at, cover_up::Flip{}};
    const auto later = [&](const PlannedMove& move) { return move.at > flip.at; };
    bot.plan.insert(std::ranges::find_if(bot.plan, later), flip);
  }
}

/// Moves that cannot be made any more are passed over; of several arrangements that are due only
/// the last is laid.
void House::Impl::make_planned_moves(OpenTable& open) {
  for (int s = 0; s < open.table->players(); ++s) {
    const Seat seat(s);
    BotInSeat& bot = open.bots[seat.index];
    while (!bot.plan.empty() && bot.plan.front().at <= now_) {
      if (open.frozen || open.table->stage() != Stage::Playing) return bot.plan.clear();
      const PlannedMove move = bot.plan.front();
      bot.plan.pop_front();
      const bool overtaken = !bot.plan.empty() && bot.plan.front().at <= now_ &&
                             std::holds_alternative<cover_up::Arrange>(move.action) &&
                             std::holds_alternative<cover_up::Arrange>(bot.plan.front().action);
      if (overtaken) continue;
      (void)perform(open, {.at = time_of_action(open), .what = Built{seat, move.action}});
    }
    declare_done(open, seat);
  }
}

/// CU-4.2: a bot that has nothing more to do says so, and nobody has to wait for the hourglass.
void House::Impl::declare_done(OpenTable& open, Seat seat) {
  if (open.frozen || open.table->stage() != Stage::Playing) return;
  const BotInSeat& bot = open.bots[seat.index];
  if (!open.table->at(seat).is_played_by_bot() || !bot.plan.empty()) return;
  const auto question = open.table->game()->question_for(seat);
  const auto* plan = question ? std::get_if<WhichPlan>(&*question) : nullptr;
  if (!plan || bot.planned_round != plan->view.round || !plan->view.own.may_be_done) return;
  (void)perform(open, {.at = time_of_action(open), .what = Built{seat, cover_up::Done{}}});
}

// Rest.

/// Nobody watches, nothing is on its way, and no clock or bot would change anything, or could.
bool House::Impl::may_rest(const OpenTable& open) const {
  if (open.is_watched() || open.durable != open.bodies.size()) return false;
  if (open.table->stage() != Stage::Playing || is_full(open)) return true;
  for (int s = 0; s < open.table->players(); ++s) {
    const BotInSeat& bot = open.bots[static_cast<std::size_t>(s)];
    if (bot.question || !bot.plan.empty() || absent_from(open, Seat(s))) return false;
  }
  return !open.table->game()->deadline();
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
  for (int s = 0; s < open.table->players(); ++s) {
    at_the_latest(absent_from(open, Seat(s)));
    const BotInSeat& bot = open.bots[static_cast<std::size_t>(s)];
    if (!bot.plan.empty()) at_the_latest(bot.plan.front().at);
  }
  return wake;
}

void House::Impl::schedule(OpenTable& open, std::optional<Time> wake) {
  if (wake == open.wake) return;
  if (open.wake) wakes_.erase({*open.wake, open.code()});
  open.wake = wake;
  if (wake) wakes_.insert({*wake, open.code()});
}

}  // namespace coverstory::tables
