#include "tables/bot_seats.h"

#include <algorithm>
#include <utility>

#include "engine/core/ensure.h"

namespace coverstory::tables {

void BotSeats::ask(const Table& table, TableBots& bots) {
  for (int s = 0; s < table.room().players(); ++s) {
    const Occupant& occupant = table.room().at(Seat(s));
    BotSeat& seat = bots[static_cast<std::size_t>(s)];
    if (!occupant.is_played_by_bot() || seat.question) continue;
    if (!seat.player) seat.player = table.game()->bot_for(Seat(s));
    auto decision = seat.player->next_decision(*table.game());
    if (!decision) continue;
    const QuestionId question{++last_question_};
    // First, as it may throw: then nothing has been asked.
    outside_.think({.id = question,
                    .level = occupant.is_bot() ? occupant.level : table.room().settings().level,
                    .seed = outside_.entropy(),
                    .decision = std::move(decision)});
    asked_[last_question_] = {table.code(), Seat(s)};
    seat.question = question;
  }
}

std::optional<BotSeats::Asked> BotSeats::answered(QuestionId question) {
  const auto found = asked_.find(std::to_underlying(question));
  if (found == asked_.end()) return std::nullopt;
  Asked asked = std::move(found->second);
  asked_.erase(found);
  return asked;
}

void BotSeats::dismiss(BotSeat& seat) {
  if (seat.question) {
    outside_.cancel(*seat.question);
    ENSURE(asked_.erase(std::to_underlying(*seat.question)) == 1);
  }
  seat = {};
}

void BotSeats::dismiss(TableBots& bots) {
  for (BotSeat& seat : bots) dismiss(seat);
}

std::optional<Time> next_move_of(const TableBots& bots) {
  std::optional<Time> next;
  for (const BotSeat& seat : bots) {
    const auto at = seat.player ? seat.player->next_move_at() : std::nullopt;
    if (at && (!next || *at < *next)) next = at;
  }
  return next;
}

bool are_busy(const TableBots& bots) {
  return std::ranges::any_of(bots, [](const BotSeat& seat) { return seat.question.has_value(); }) ||
         next_move_of(bots);
}

}  // namespace coverstory::tables
