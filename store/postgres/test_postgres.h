// For tests: a PostgreSQL of their own, in a folder of their own, on a Unix socket there. It ends
// with the object, and with the process that made it, however that ends.
#pragma once

#include <sys/types.h>

#include <memory>
#include <string>
#include <vector>

#include "store/test_folder.h"

namespace coverstory::store {

/// Why a test is skipped where there is none.
inline constexpr const char* kNoPostgres =
    "PostgreSQL's server is not installed (Debian's package postgresql).";

class TestPostgres {
 public:
  static bool is_installed();
  /// One for all tests of a program, started by the first that asks; none where it is not
  /// installed.
  static TestPostgres* shared();

  TestPostgres();
  /// A standby of a primary, see `follow`.
  static std::unique_ptr<TestPostgres> standby_of(const TestPostgres& primary);
  TestPostgres(const TestPostgres&) = delete;
  TestPostgres& operator=(const TestPostgres&) = delete;
  ~TestPostgres() { kill(); }

  std::string conninfo() const;
  /// "name = value". It holds for all that is begun after this has returned.
  void set(const std::string& setting) const;
  /// The folder of its socket, for `host=`.
  std::string host() const { return folder_.path().string(); }
  /// The process whose children are all of it.
  pid_t process() const;
  /// An empty schema that nobody has used before, as a database of its own.
  std::string fresh();

  /// As a crash of it would: no word to anyone, and recovery at the next start.
  void kill();
  /// Returns when it can be used.
  void start();

  /// Whatever it was before: it becomes a copy of the primary and follows it. A primary waits for
  /// it where its `synchronous_standby_names` say so, which the copy takes over.
  void follow(const TestPostgres& primary);
  /// It follows no longer and may be written to.
  void promote();

 private:
  struct Empty {};
  explicit TestPostgres(Empty);

  std::string program(const std::string& name) const;
  pid_t spawn(const std::vector<std::string>& command, int input) const;
  void run(const std::vector<std::string>& command) const;

  TestFolder folder_;
  std::string programs_;  // the folder of PostgreSQL's own programs
  pid_t keeper_ = 0;      // a process that keeps it running until `leash_` is closed; 0 for none
  int leash_ = -1;        // open while the keeper runs
  int schemas_ = 0;
};

}  // namespace coverstory::store
