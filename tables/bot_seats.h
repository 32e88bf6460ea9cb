// The seats that bots play, at all tables: who sits there, and which questions are under way. The
// house says when they are to be asked and makes their moves.
#pragma once

#include <array>
#include <boost/unordered/unordered_flat_map.hpp>
#include <memory>
#include <optional>
#include <string>

#include "tables/bot_player.h"
#include "tables/outside.h"
#include "tables/table.h"

namespace coverstory::tables {

/// One seat. Without a player it was never asked, or a person has it back.
struct BotSeat {
  std::unique_ptr<BotPlayer> player;
  std::optional<QuestionId> question;  // that it thinks about; there is a player then
};
/// The seats of one table.
using TableBots = std::array<BotSeat, kMostSeats>;

class BotSeats {
 public:
  /// Whose question it was.
  struct Asked {
    std::string table;
    Seat seat;
  };

  explicit BotSeats(Outside& outside) : outside_(outside) {}

  /// Asks each bot that has something to decide and does not think about it yet. The table has a
  /// game under way.
  void ask(const Table& table, TableBots& bots);
  /// The question has been answered: whose it was, unless it has been cancelled.
  std::optional<Asked> answered(QuestionId question);
  /// The seat's bot is gone, with its plans and its question.
  void dismiss(BotSeat& seat);
  void dismiss(TableBots& bots);
  /// Bots thinking or waiting to think.
  std::size_t questions() const { return asked_.size(); }

 private:
  Outside& outside_;
  /// Exactly the questions that the seats of tables name.
  boost::unordered_flat_map<std::uint64_t, Asked> asked_;
  std::uint64_t last_question_ = 0;
};

/// When one of the bots makes a move, if nothing happens before.
std::optional<Time> next_move_of(const TableBots& bots);
/// Whether one of the bots thinks, or has a move before it.
bool are_busy(const TableBots& bots);

}  // namespace coverstory::tables
