// A connection to PostgreSQL by libpq: statements, and what became of them. What PostgreSQL refuses
// is thrown as a StoreFailure; a connection that is lost in the middle is a ConnectionLost, as
// nobody knows then whether the last statement took effect.
#pragma once

#include <libpq-fe.h>

#include <exception>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "store/guarded.h"
#include "store/postgres/parameters.h"

namespace coverstory::store::postgres {

/// The connection broke, or the server is going away or may not be written to any more. What was
/// asked last may have happened.
class ConnectionLost : public std::exception {
 public:
  explicit ConnectionLost(std::string why) : why_(std::move(why)) {}
  const char* what() const noexcept override { return why_.c_str(); }

 private:
  std::string why_;
};

/// Another transaction was in the way; nothing has happened, and the same may be tried again.
class TryAgain : public std::exception {
 public:
  const char* what() const noexcept override { return "Another transaction was in the way."; }
};

/// An entry was not the next of its table, and nothing has happened (schema.h).
class NotTheNext : public std::exception {
 public:
  const char* what() const noexcept override { return "An entry was not the next of its table."; }
};

/// Where a connection string leads, for a log: hosts, port, database and user, never a password.
std::string place_of(const std::string& conninfo);

/// How many hosts a connection string names; one where it names none, or cannot be read.
int hosts_in(const std::string& conninfo);

/// A statement is a literal: it is prepared once, and known by its place from then on.
struct Call {
  const char* statement;
  const Parameters& parameters;
};

class Connection {
 public:
  /// Throws StoreFailure where there is no server that may be written to. `conninfo` is libpq's own
  /// form; a password in it is never told to anyone. Where it does not say otherwise, a server that
  /// does not answer is given up after seconds.
  explicit Connection(const std::string& conninfo);

  Rows run(const char* statement, const Parameters& parameters = {});
  /// Both in one transaction and one journey. It is durable when this returns: where there is a
  /// standby to wait for, there too. Answers with what the second one, or the first, answered.
  Rows run_together(const Call& first, const Call& second) {
    return run_all_of(first, second).second;
  }
  Rows run_before(const Call& first, const Call& second) { return run_all_of(first, second).first; }
  /// Sends the statement and waits for nothing: its answer is taken before the next one is sent,
  /// and what it refuses is nobody's concern.
  void run_aside(const char* statement, const Parameters& parameters);
  /// Several statements without parameters.
  void run_all(const char* statements);
  /// Runs `work` in a transaction, which is durable when this returns, as above.
  void transaction(const std::function<void()>& work);

  PGconn* handle() const { return connection_.get(); }

 private:
  using Result = std::unique_ptr<PGresult, decltype(&PQclear)>;

  Result checked(PGresult* result) const;
  const std::string& prepared(const char* statement, const Parameters& parameters);
  void send(const Call& call);
  void take_answer_aside();
  std::pair<Rows, Rows> run_all_of(const Call& first, const Call& second);
  std::vector<Rows> take_answers();
  void expect_durable() const;

  std::unique_ptr<PGconn, decltype(&PQfinish)> connection_;
  bool owes_answer_ = false;  // to `run_aside`
  /// PostgreSQL warned of the last commit. In a place that libpq can keep.
  std::unique_ptr<bool> warned_ = std::make_unique<bool>(false);
  std::unordered_map<const char*, std::string> prepared_;  // their names, by statement
};

}  // namespace coverstory::store::postgres
