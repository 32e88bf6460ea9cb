// Tables that are being read from the store, and what waits for them: commands as they came, and
// people who want a finished game's record. Each table is asked for once, however many wait.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/table/refusal.h"
#include "tables/outside.h"

namespace coverstory::tables {

class Loading {
 public:
  /// Of each kind, for one table. Whoever comes after them is turned away.
  static constexpr std::size_t kMostWaiting = 64;

  struct WaitingCommand {
    ConnectionId from{};
    std::string text;
  };
  /// Is told why there is no table, where there is none.
  using WaitingFetch = std::function<void(const protocol::Refusal& without)>;
  struct Waiting {
    std::vector<WaitingCommand> commands;  // in the order in which they came, as are the fetches
    std::vector<WaitingFetch> fetches;
  };

  explicit Loading(Outside& outside) : outside_(outside) {}

  bool is_reading(const std::string& table) const { return waiting_.contains(table); }

  /// Waits for the table, which is not in memory; false where too many do.
  bool wait(const std::string& table, WaitingCommand command);
  bool wait(const std::string& table, WaitingFetch fetch);

  /// The table has been read, or could not be: what waited for it is the caller's now.
  Waiting take(const std::string& table);

 private:
  template <class One>
  bool wait(const std::string& table, std::vector<One> Waiting::* kind, One one);

  Outside& outside_;
  /// By table: the outside has been asked for each of them and has not answered. One of the lists
  /// at least is not empty, and none is longer than kMostWaiting.
  std::map<std::string, Waiting> waiting_;
};

}  // namespace coverstory::tables
