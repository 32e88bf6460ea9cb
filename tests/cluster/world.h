// Several servers, one store, people at many small tables, and faults all the while. When a game is
// over another begins in its place, until all faults have happened; then the games are played to
// their ends, and each table's history is held against its log.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "store/store.h"
#include "tests/cluster/checker.h"
#include "tests/cluster/database.h"
#include "tests/cluster/faults.h"
#include "tests/cluster/person.h"
#include "tests/cluster/recoveries.h"
#include "tests/cluster/servers.h"

namespace coverstory::cluster {

struct Plan {
  std::string program;      // the `coverstory` command
  int servers = 3;          // on PostgreSQL; with one alone it is a file of SQLite
  int tables = 12;          // at the same time
  Counts faults{};          // in all
  Instant pause = 500'000;  // between two of them, about
  std::uint64_t seed = 1;
};

class World {
 public:
  World(Plan plan, std::filesystem::path folder);
  ~World();

  /// Answers with how many promises were broken.
  int run();

 private:
  struct Table {
    Sitting sitting;
    std::vector<std::unique_ptr<Person>> people;
  };
  /// A table that has been checked, in case that it changes after that.
  struct Checked {
    TableHistory history;  // without the streams
    std::vector<std::string> log;
  };

  void open_table();
  void open_next_table(const Table& before);
  Table& add_table(std::string settings, int people);
  void turn();
  void harm();
  bool harm(Fault fault);
  bool harm_a_server(Fault fault, std::size_t server);
  bool harm_the_database(Fault fault);
  void tend();
  void close_tables();
  bool is_stuck();
  /// Of a table where nobody is any more. To check it takes long, and has a thread of its own while
  /// people play.
  struct Audit {
    std::unique_ptr<Table> table;
    std::vector<std::string> log;
    std::vector<Finding> findings{};
  };
  std::optional<Audit> begin_audit(std::unique_ptr<Table> table);
  Audit checked(Audit audit) const;
  void take(Audit audit);
  void audit_again();
  std::optional<std::vector<std::string>> log_of(const std::string& code);
  void check_records();
  void report() const;
  void fail(std::string_view sentence);
  void find(const std::vector<Finding>& findings);

  Plan plan_;
  std::filesystem::path folder_;
  simulator::Chance chance_;
  std::unique_ptr<Database> database_;  // none for SQLite
  std::string place_;                   // of the store, as a server is told
  std::unique_ptr<Servers> servers_;
  std::unique_ptr<store::Store> store_;  // to read logs; for SQLite when the server has ended
  std::vector<std::unique_ptr<Table>> tables_;    // where people are
  std::vector<std::unique_ptr<Table>> finished_;  // not checked yet
  std::future<Audit> under_audit_;
  std::deque<Checked> checked_;
  std::vector<Fault> faults_;  // still to come
  Instant next_fault_ = 0;
  Counts happened_{};
  Recoveries recoveries_;
  std::uint64_t opened_ = 0, people_ = 0;
  std::size_t accepted_ = 0, refused_ = 0, unknown_ = 0, lines_ = 0;
  Instant last_accepted_ = 0;
  Instant began_ = 0;
  std::array<int, kPromises.size()> broken_{};
  int failures_ = 0;  // of other kinds
};

}  // namespace coverstory::cluster
