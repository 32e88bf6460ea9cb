// Tables that are being read from the store, and what waits for them: commands as they came, with
// all that the same connection has sent since, and people who want a finished game's record. Each
// table is asked for once, however many wait. Nobody waits for ever: where the store takes too
// long, they are told so, and the table is there for whoever asks after it has come.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "protocol/table/refusal.h"
#include "tables/outside.h"

namespace coverstory::tables {

/// What has become of a command so far.
struct Tries {
  int races = 0;  // that it has lost against other servers
  int reads = 0;  // of its table, that it has waited for
};

class Loading {
 public:
  /// Of each kind, for one table. Whoever comes after them is turned away.
  static constexpr std::size_t kMostWaiting = 64;
  /// Tables that are read at once; whoever asks for another is turned away.
  static constexpr std::size_t kMostTables = 1000;
  static constexpr Time kPatienceMs = 5000;

  struct WaitingCommand {
    ConnectionId from{};
    std::string text;
    bool tries_a_code = false;  // and has paid for a miss
    Tries tries{};
  };
  /// Is told why there is no table, where there is none.
  using WaitingFetch = std::function<void(const protocol::Refusal& without)>;
  struct Waiting {
    std::vector<WaitingCommand> commands;  // in the order in which they came, as are the fetches
    std::vector<WaitingFetch> fetches;
    std::uint32_t heard = 0;  // the store has so many entries of the table, as other servers say
  };

  explicit Loading(Outside& outside) : outside_(outside) {}

  bool is_reading(const std::string& table) const { return reading_.contains(table); }
  /// The table for which commands of that connection wait: those that follow are to wait with them.
  const std::string* awaited_by(ConnectionId connection) const;

  /// Waits for the table, which is not in memory, or not as it is in the store; false where too
  /// many do, or where the store takes too long.
  bool wait(const std::string& table, WaitingCommand command, Time now);
  bool wait(const std::string& table, WaitingFetch fetch, Time now);
  /// Reads a table that nobody need wait for: its log, or what comes after that number.
  void read(const std::string& table, std::uint32_t after, Time now);

  /// Of a table that is being read.
  void heard(const std::string& table, std::uint32_t last);

  /// The table has been read, or could not be: what waited for it is the caller's now.
  Waiting take(const std::string& table);

  /// When somebody will have waited for too long.
  std::optional<Time> first_deadline() const;
  /// What has waited for too long, and waits no more.
  Waiting give_up(Time now);

 private:
  struct Reading {
    Time since = 0;
    Waiting waiting;  // none of the lists is longer than kMostWaiting
  };

  template <class One>
  bool wait(const std::string& table, std::vector<One> Waiting::* kind, One one, Time now);

  Outside& outside_;
  /// By table: the outside has been asked for each of them and has not answered. At most
  /// kMostTables, but for those that `read` was asked for.
  std::map<std::string, Reading> reading_;
  std::unordered_map<ConnectionId, std::string> awaited_;  // exactly of those whose commands wait
};

}  // namespace coverstory::tables
