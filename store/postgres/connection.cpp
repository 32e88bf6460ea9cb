#include "store/postgres/connection.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/core/ensure.h"

namespace coverstory::store::postgres {
namespace {

using Options = std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)>;

// What libpq is told where neither the connection string nor the environment says it. Of several
// hosts the one that may be written to is used, and one that does not answer, or answers no more,
// is given up after seconds instead of a quarter of an hour.
constexpr std::array<std::pair<std::string_view, const char*>, 8> kDefaults{{
    {"target_session_attrs", "read-write"},
    {"connect_timeout", "3"},
    {"tcp_user_timeout", "5000"},
    {"keepalives_idle", "2"},
    {"keepalives_interval", "1"},
    {"keepalives_count", "3"},
    {"application_name", "coverstory"},
    {"client_encoding", "UTF8"},
}};

/// What libpq says of a string that it cannot read may quote a password, so it is not passed on.
Options options_of(const std::string& conninfo) {
  Options options(PQconninfoParse(conninfo.c_str(), nullptr), &PQconninfoFree);
  if (!options) {
    throw StoreFailure(Failure::Unavailable,
                       "The connection string of PostgreSQL cannot be read; it is like \"host=… "
                       "dbname=… user=…\" or \"postgres://user@host/name\".");
  }
  return options;
}

/// libpq's sentences end with a line break and may have several lines.
std::string one_line(std::string_view message) {
  std::string line(message);
  std::ranges::replace(line, '\n', ' ');
  while (line.ends_with(' ')) line.pop_back();
  return line;
}

PGconn* connect(const std::string& conninfo) {
  const Options options = options_of(conninfo);
  std::vector<const char*> names, values;
  for (const PQconninfoOption* option = options.get(); option->keyword; ++option) {
    const auto found = std::ranges::find(kDefaults, std::string_view(option->keyword),
                                         &std::pair<std::string_view, const char*>::first);
    const bool is_said = option->val || (option->envvar && std::getenv(option->envvar));
    if (option->val) {
      names.push_back(option->keyword);
      values.push_back(option->val);
    } else if (!is_said && found != kDefaults.end()) {
      names.push_back(option->keyword);
      values.push_back(found->second);
    }
  }
  names.push_back(nullptr);
  values.push_back(nullptr);
  return PQconnectdbParams(names.data(), values.data(), 0);
}

/// The kinds of SQLSTATE that mean something to us.
[[noreturn]] void throw_refusal(std::string_view state, const std::string& sentence) {
  const std::string_view kind = state.substr(0, 2);
  // Of `refuse_group`, or two servers began the same table at the same time.
  if (state == "CS001" || state == "23505") throw NotTheNext();
  // Connection trouble, a server that stops, a cancelled statement, one that may only be read.
  if (kind == "08" || kind == "57" || state == "25006") throw ConnectionLost(sentence);
  if (kind == "40" || state == "55P03") throw TryAgain();
  if (state == "53100") throw StoreFailure(Failure::Full, sentence);
  if (state == "XX001" || state == "XX002") throw StoreFailure(Failure::Damaged, sentence);
  throw StoreFailure(Failure::Unavailable, sentence);
}

/// A commit that waited for its standby in vain is told as done, with a warning.
void note_warning(void* warned, const PGresult* notice) {
  const char* severity = PQresultErrorField(notice, PG_DIAG_SEVERITY_NONLOCALIZED);
  const char* state = PQresultErrorField(notice, PG_DIAG_SQLSTATE);
  const bool is_about_commit =
      state && (std::string_view(state).starts_with("57") || std::string_view(state) == "01000");
  if (severity && std::string_view(severity) == "WARNING" && is_about_commit) {
    *static_cast<bool*>(warned) = true;
  }
}

}  // namespace

std::string place_of(const std::string& conninfo) {
  constexpr std::array<std::string_view, 5> kShown{"host", "hostaddr", "port", "dbname", "user"};
  const Options options(PQconninfoParse(conninfo.c_str(), nullptr), &PQconninfoFree);
  std::string place = "postgres:";
  if (!options) return place;
  for (const PQconninfoOption* option = options.get(); option->keyword; ++option) {
    if (option->val && std::ranges::find(kShown, option->keyword) != kShown.end())
      place +=
          fmt::format("{}{}={}", place.ends_with(':') ? "" : " ", option->keyword, option->val);
  }
  return place;
}

int hosts_in(const std::string& conninfo) {
  const Options options(PQconninfoParse(conninfo.c_str(), nullptr), &PQconninfoFree);
  std::ptrdiff_t hosts = 1;
  if (!options) return 1;
  for (const PQconninfoOption* option = options.get(); option->keyword; ++option) {
    const std::string_view name = option->keyword;
    if (option->val && (name == "host" || name == "hostaddr"))
      hosts = std::max(hosts, 1 + std::ranges::count(std::string_view(option->val), ','));
  }
  return static_cast<int>(hosts);
}

Connection::Connection(const std::string& conninfo) : connection_(connect(conninfo), &PQfinish) {
  if (PQstatus(handle()) != CONNECTION_OK) {
    throw StoreFailure(Failure::Unreachable, fmt::format("PostgreSQL cannot be reached: {}.",
                                                         one_line(PQerrorMessage(handle()))));
  }
  PQsetNoticeReceiver(handle(), &note_warning, warned_.get());
}

Connection::Result Connection::checked(PGresult* result) const {
  Result owned(result, &PQclear);
  const ExecStatusType status = PQresultStatus(result);
  if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK || status == PGRES_PIPELINE_SYNC)
    return owned;
  const std::string sentence = fmt::format("PostgreSQL: {}.", one_line(PQerrorMessage(handle())));
  const char* state = result ? PQresultErrorField(result, PG_DIAG_SQLSTATE) : nullptr;
  if (PQstatus(handle()) != CONNECTION_OK || !state) throw ConnectionLost(sentence);
  throw_refusal(state, sentence);
}

/// PostgreSQL plans a statement once and knows it by a number from then on.
const std::string& Connection::prepared(const char* statement, const Parameters& parameters) {
  const auto [found, is_new] = prepared_.try_emplace(statement, std::to_string(prepared_.size()));
  if (is_new) {
    try {
      (void)checked(PQprepare(handle(), found->second.c_str(), statement,
                              static_cast<int>(parameters.size()), parameters.types().data()));
    } catch (...) {
      prepared_.erase(found);
      throw;
    }
  }
  return found->second;
}

void Connection::send(const Call& call) {
  std::vector<const char*> values;
  std::vector<int> lengths;
  for (const std::string& value : call.parameters.values()) {
    values.push_back(value.data());
    lengths.push_back(static_cast<int>(value.size()));
  }
  const std::vector<int> binary(values.size(), 1);
  if (PQsendQueryPrepared(handle(), prepared(call.statement, call.parameters).c_str(),
                          static_cast<int>(values.size()), values.data(), lengths.data(),
                          binary.data(), 1) == 0) {
    throw ConnectionLost(one_line(PQerrorMessage(handle())));
  }
}

void Connection::take_answer_aside() {
  while (std::exchange(owes_answer_, false)) {
    while (PGresult* result = PQgetResult(handle())) PQclear(result);
  }
}

Rows Connection::run(const char* statement, const Parameters& parameters) {
  take_answer_aside();
  (void)prepared(statement, parameters);
  *warned_ = false;
  send({statement, parameters});
  std::vector<Rows> rows = take_answers();
  expect_durable();
  return std::move(rows.back());
}

/// Between two marks of a pipeline everything is one transaction.
std::pair<Rows, Rows> Connection::run_all_of(const Call& first, const Call& second) {
  take_answer_aside();
  for (const Call& call : {first, second}) (void)prepared(call.statement, call.parameters);
  *warned_ = false;
  if (PQenterPipelineMode(handle()) == 0) throw ConnectionLost("There is no pipeline.");
  for (const Call& call : {first, second}) send(call);
  if (PQpipelineSync(handle()) == 0) throw ConnectionLost(one_line(PQerrorMessage(handle())));
  std::vector<Rows> rows = take_answers();
  expect_durable();
  ENSURE(rows.size() == 2);
  return {std::move(rows[0]), std::move(rows[1])};
}

/// To the end, also behind an error: the connection is then ready for what comes next.
std::vector<Rows> Connection::take_answers() {
  const bool is_pipeline = PQpipelineStatus(handle()) != PQ_PIPELINE_OFF;
  std::vector<Rows> all;
  std::exception_ptr trouble;
  bool is_at_mark = !is_pipeline;  // all that was sent is answered
  for (bool is_over = false, was_nothing = false; !is_over;) {
    PGresult* result = PQgetResult(handle());
    // In a pipeline nothing stands between two answers; twice nothing is the end, which comes
    // before the mark where the connection is lost. Another time libpq then has the same to say for
    // ever.
    is_over = PQstatus(handle()) != CONNECTION_OK || (!result && (!is_pipeline || was_nothing));
    was_nothing = !result;
    if (!result) continue;
    const ExecStatusType status = PQresultStatus(result);
    if (status == PGRES_PIPELINE_ABORTED) {
      PQclear(result);
      continue;
    }
    try {
      Result taken = checked(result);
      if (status == PGRES_PIPELINE_SYNC) {
        is_over = is_at_mark = true;
      } else {
        all.emplace_back(taken.release());
      }
    } catch (...) {
      if (!trouble) trouble = std::current_exception();
    }
  }
  if (is_pipeline && PQexitPipelineMode(handle()) == 0 && !trouble)
    throw ConnectionLost(one_line(PQerrorMessage(handle())));
  if (trouble) std::rethrow_exception(trouble);
  if (all.empty() || !is_at_mark) throw ConnectionLost(one_line(PQerrorMessage(handle())));
  return all;
}

void Connection::run_aside(const char* statement, const Parameters& parameters) {
  take_answer_aside();
  (void)prepared(statement, parameters);
  send({statement, parameters});
  owes_answer_ = true;
}

void Connection::run_all(const char* statements) {
  take_answer_aside();
  *warned_ = false;
  (void)checked(PQexec(handle(), statements));
  expect_durable();
}

void Connection::expect_durable() const {
  if (*warned_) throw ConnectionLost("A commit did not reach its standby.");
}

void Connection::transaction(const std::function<void()>& work) {
  run_all("BEGIN");
  try {
    work();
  } catch (const ConnectionLost&) {
    throw;  // there is nothing to roll back on
  } catch (...) {
    run_all("ROLLBACK");
    throw;
  }
  run_all("COMMIT");
}

}  // namespace coverstory::store::postgres
