#include "tests/cluster/world.h"

#include <fmt/format.h>
#include <poll.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <numeric>

#include "games/all.h"
#include "store/postgres/postgres_store.h"
#include "store/sqlite_store.h"
#include "tables/folding.h"

namespace coverstory::cluster {
namespace {

constexpr Instant kMs = 1000, kSecond = 1000 * kMs;
/// Nobody's command was accepted for so long, with everything well: it never will be. Far more than
/// a busy machine needs.
constexpr Instant kStuckAfter = 240 * kSecond;
/// With so much wrong, what comes after says nothing new.
constexpr int kMostFailures = 25;
constexpr Instant kProgressEvery = 10 * kSecond;
constexpr int kMostSentences = 10;
constexpr int kWrongBySeconds = 4000;

int count_of_all(const Counts& counts) {
  return std::accumulate(counts.begin(), counts.end(), 0);
}

struct Kind {
  const char* settings;
  int people;
  bool is_public = false;  // as the settings say
};
/// Of the tables, so many are played again at the same seats.
constexpr std::uint64_t kAgainOneIn = 3;
/// Small tables of both games, with bots at some.
constexpr std::size_t kQuickKinds = 4;  // the first of them
constexpr std::array kKinds{
    Kind{
        R"({"game":"cover-me","options":{"players":2,"length":"short"},"away_s":10,"public":true})",
        2, true},
    Kind{R"({"game":"cover-me","options":{"players":3,"length":"short","deal":"quick"}})", 3},
    Kind{R"({"game":"cover-me","options":{"players":3,"length":"short"},"level":"easy"})", 1},
    Kind{
        R"({"game":"cover-me","options":{"players":2,"two_player":"advanced","length":"short"},"level":"easy"})",
        1},
    Kind{
        R"({"game":"cover-up","options":{"players":2,"limit_s":1,"hourglass_s":1},"away_s":10,"public":true})",
        2, true},
    Kind{
        R"({"game":"cover-up","options":{"players":3,"limit_s":1,"hourglass_s":1,"referee":"live"},"level":"easy"})",
        2},
};

std::unique_ptr<store::Store> opened(const std::string& place) {
  const std::string rest = place.substr(place.find(':') + 1);
  if (place.starts_with("postgres:")) return store::PostgresStore::open(rest).value();
  return store::SqliteStore::open(rest).value();
}

}  // namespace

World::World(Plan plan, std::filesystem::path folder)
    : plan_(std::move(plan)),
      folder_(std::move(folder)),
      chance_(plan_.seed),
      faults_(in_any_order(plan_.faults, chance_)) {
  if (plan_.servers > 1) database_ = std::make_unique<Database>();
  place_ = database_ ? "postgres:" + database_->conninfo()
                     : "sqlite:" + (folder_ / "cluster.db").string();
  servers_ = std::make_unique<Servers>(Servers::Plan{
      .program = plan_.program, .store = place_, .count = plan_.servers, .folder = folder_});
  if (database_) store_ = opened(place_);
}

World::~World() = default;

int World::run() {
  began_ = last_accepted_ = now();
  next_fault_ = now() + plan_.pause;
  for (int table = 0; table < plan_.tables; ++table) open_table();
  Instant next_progress = now() + kProgressEvery;
  while (!tables_.empty() && !is_stuck()) {
    turn();
    harm();
    tend();
    close_tables();
    if (now() < next_progress) continue;
    next_progress = now() + kProgressEvery;
    report();
  }
  while (!servers_->are_all_running() || (database_ && !database_->is_well())) {
    poll(nullptr, 0, 20);
    tend();
  }
  for (const std::string& trouble : servers_->end()) fail(trouble);
  if (!store_) store_ = opened(place_);
  if (under_audit_.valid()) take(under_audit_.get());
  for (auto& table : finished_) {
    if (auto audit = begin_audit(std::move(table))) take(checked(*std::move(audit)));
  }
  finished_.clear();
  audit_again();
  check_records();
  report();
  int broken = failures_;
  for (const int count : broken_) broken += count;
  return broken;
}

// People.

void World::open_table() {
  // A game of Cover Up takes its time whatever the people do: towards the end none is begun.
  const bool is_near_the_end = std::cmp_less(3 * faults_.size(), count_of_all(plan_.faults));
  const Kind& kind = kKinds[opened_++ % (is_near_the_end ? kQuickKinds : kKinds.size())];
  Table& table = add_table(kind.settings, kind.people);
  table.sitting.is_public = kind.is_public;
  table.sitting.is_played_again = opened_ % kAgainOneIn == 0;
}

/// The same people in the same seats, at the table that all of them were told of.
void World::open_next_table(const Table& before) {
  Table& table = add_table(before.sitting.settings, before.sitting.people);
  table.sitting.code = table.sitting.history.table = before.sitting.next_code;
  table.sitting.first_token = before.sitting.first_token;
  for (std::size_t place = 0; std::cmp_less(place, before.sitting.people); ++place) {
    table.people[place]->come_along(before.people[place]->token());
  }
}

World::Table& World::add_table(std::string settings, int people) {
  auto table = std::make_unique<Table>();
  Sitting& sitting = table->sitting;
  sitting.settings = std::move(settings);
  sitting.people = people;
  sitting.went_on = [this, &sitting] {
    last_accepted_ = now();
    recoveries_.went_on(sitting);
  };
  sitting.said_not_now = [this, &sitting] { recoveries_.said_not_now(sitting); };
  const auto add = [&](Role role, int place) {
    table->people.push_back(std::make_unique<Person>(sitting, role, place, ++people_, plan_.seed));
  };
  for (int place = 0; place < people; ++place) add(Role::Player, place);
  add(Role::Spectator, 0);
  add(Role::Board, 0);
  tables_.push_back(std::move(table));
  return *tables_.back();
}

void World::turn() {
  std::vector<pollfd> files;
  std::vector<Person*> people;
  for (const auto& table : tables_) {
    for (const auto& person : table->people) {
      const short events = person->wants_to_write() ? POLLIN | POLLOUT : POLLIN;
      files.push_back({.fd = person->descriptor(), .events = events, .revents = 0});
      people.push_back(person.get());
    }
  }
  poll(files.data(), files.size(), 2);
  for (std::size_t i = 0; i < people.size(); ++i) {
    people[i]->go_on(servers_->ports(), files[i].fd >= 0 && files[i].revents != 0);
  }
}

void World::close_tables() {
  std::vector<std::unique_ptr<Table>> ended;
  for (auto& table : tables_) {
    if (table->sitting.is_over()) ended.push_back(std::move(table));
  }
  std::erase(tables_, nullptr);
  for (auto& table : ended) {
    recoveries_.forget(table->sitting);
    if (!table->sitting.next_code.empty()) open_next_table(*table);
    table->people.clear();
    finished_.push_back(std::move(table));
  }
  while (!faults_.empty() && std::cmp_less(tables_.size(), plan_.tables)) open_table();
  // A file of SQLite is the server's alone while it runs.
  if (!database_ || finished_.empty() || !database_->is_well()) return;
  if (under_audit_.valid()) {
    if (under_audit_.wait_for(std::chrono::seconds(0)) != std::future_status::ready) return;
    take(under_audit_.get());
  }
  auto audit = begin_audit(std::move(finished_.back()));
  finished_.pop_back();
  if (!audit) return;
  under_audit_ = std::async(std::launch::async, [this, audit = *std::move(audit)]() mutable {
    return checked(std::move(audit));
  });
}

bool World::is_stuck() {
  if (now() - last_accepted_ < kStuckAfter && failures_ < kMostFailures) return false;
  fail("nothing goes on any more");
  for (auto& table : tables_) finished_.push_back(std::move(table));
  tables_.clear();
  return true;
}

// Faults.

/// The next of them that is possible now.
void World::harm() {
  if (faults_.empty() || now() < next_fault_) return;
  next_fault_ = now() + chance_.between(plan_.pause / 2, plan_.pause * 3 / 2);
  for (auto fault = faults_.begin(); fault != faults_.end(); ++fault) {
    if (!harm(*fault)) continue;
    ++count_of(happened_, *fault);
    faults_.erase(fault);
    return;
  }
}

bool World::harm(Fault fault) {
  if (fault == Fault::Cut || fault == Fault::Crash || fault == Fault::FailOver) {
    return harm_the_database(fault);
  }
  return harm_a_server(fault, chance_.below(servers_->size()));
}

bool World::harm_a_server(Fault fault, std::size_t server) {
  if (!servers_->may_harm(server)) return false;
  // While a server stands still, who comes to it waits for it in vain.
  if (fault == Fault::Stop) recoveries_.forget_all();
  const Fault known_as = servers_->is_one_stopped() ? Fault::Stop : fault;
  if (!database_ || database_->is_well()) {
    for (const auto& table : tables_) {
      const bool is_there = std::ranges::any_of(
          table->people, [&](const auto& person) { return person->plays_at(server); });
      if (is_there && table->sitting.is_playing) recoveries_.harmed(known_as, table->sitting);
    }
  }
  if (fault == Fault::Stop) {
    servers_->stop(server, chance_.between(2200, 4000) * kMs);
  } else {
    const int off = chance_.one_in(2) ? kWrongBySeconds : -kWrongBySeconds;
    servers_->kill(server, chance_.between(100, 1000) * kMs, fault == Fault::Clock ? off : 0);
  }
  return true;
}

bool World::harm_the_database(Fault fault) {
  if (!database_ || !database_->is_well()) return false;
  recoveries_.forget_all();
  switch (fault) {
    case Fault::Cut:
      database_->cut_connections();
      break;
    case Fault::Crash:
      database_->crash(chance_);
      break;
    default:
      database_->fail_over(chance_);
  }
  return true;
}

void World::tend() {
  for (const std::string& trouble : servers_->tend()) fail(trouble);
}

// Checking.

std::optional<std::vector<std::string>> World::log_of(const std::string& code) {
  auto log = store_->log_of(code);
  if (!log) {
    fail(fmt::format("the log of {} cannot be read: {}", code, log.error().sentence));
    return std::nullopt;
  }
  return *log ? std::move((*log)->bodies) : std::vector<std::string>();
}

std::optional<World::Audit> World::begin_audit(std::unique_ptr<Table> table) {
  auto log = log_of(table->sitting.history.table);
  if (!log) return std::nullopt;
  return Audit{.table = std::move(table), .log = *std::move(log)};
}

World::Audit World::checked(Audit audit) const {
  audit.findings = check(audit.table->sitting.history, audit.log,
                         database_ ? Times::OfTheDatabase : Times::OfAnyClock);
  return audit;
}

void World::take(Audit audit) {
  TableHistory& history = audit.table->sitting.history;
  find(audit.findings);
  for (const Command& command : history.commands) {
    accepted_ += command.outcome == Outcome::Accepted;
    refused_ += command.outcome == Outcome::Refused;
    unknown_ += command.outcome == Outcome::Unknown;
  }
  for (const Stream& stream : history.streams) lines_ += stream.lines.size();
  history.streams.clear();
  history.stays.clear();
  checked_.push_back({std::move(history), std::move(audit.log)});
}

/// Whatever happened to the database since, the logs are as they were; and no table is there that
/// nobody opened.
void World::audit_again() {
  std::vector<std::string> known;
  for (const auto& [history, log] : checked_) {
    known.push_back(history.table);
    if (const auto later = log_of(history.table)) find(check_later(history, log, *later));
  }
  std::ranges::sort(known);
  const auto codes = store_->codes_after("", known.size() + 1000);
  if (!codes) return fail("the store does not tell its tables");
  for (const std::string& code : *codes) {
    if (!std::ranges::binary_search(known, code)) {
      find({{Promise::NothingInvented, fmt::format("nobody opened the table {}", code)}});
    }
  }
}

/// Once more, by the command itself.
void World::check_records() {
  const std::string file = (folder_ / "records.jsonl").string();
  std::ofstream records(file);
  for (const auto& [history, log] : checked_) {
    const auto table = tables::fold(history.table, log, games::all_games());
    if (!table || (*table)->stage() != tables::Stage::Over) continue;  // it was found already
    records << tables::record_of(history.table, log, games::all_games());
  }
  records.close();
  const std::string command = fmt::format("{} check {} > /dev/null", plan_.program, file);
  if (std::system(command.c_str()) != 0) fail("a record is wrong: " + command);
}

void World::find(const std::vector<Finding>& findings) {
  for (const auto& [promise, sentence] : findings) {
    int& count = broken_[static_cast<std::size_t>(promise)];
    if (++count > kMostSentences) continue;
    fmt::print("FAILED, seed {}: {}: {}\n", plan_.seed,
               kPromises[static_cast<std::size_t>(promise)], sentence);
  }
}

void World::fail(std::string_view sentence) {
  ++failures_;
  fmt::print("FAILED, seed {}: {}\n", plan_.seed, sentence);
}

void World::report() const {
  fmt::print("{} s:", (now() - began_) / kSecond);
  for (std::size_t kind = 0; kind < happened_.size(); ++kind) {
    fmt::print(" {} {},", happened_[kind], kFaults[kind]);
  }
  fmt::print(
      " {} tables checked, {} at play; {} accepted, {} refused, {} unknown, {} lines; lost {}, "
      "doubled {}, leaked {}\n",
      checked_.size(), tables_.size(), accepted_, refused_, unknown_, lines_,
      broken_[static_cast<std::size_t>(Promise::NothingLost)],
      broken_[static_cast<std::size_t>(Promise::NothingDoubled)],
      broken_[static_cast<std::size_t>(Promise::NothingHidden)]);
  for (const auto& [fault, took] : recoveries_.took()) {
    fmt::print(
        "  from a {} to the next accepted command at its tables: p50 {:.0f} ms, p99 {:.0f} ms "
        "({})\n",
        kFaults[static_cast<std::size_t>(fault)], took.quantile_ms(0.5), took.quantile_ms(0.99),
        took.count());
  }
  std::fflush(stdout);
}

}  // namespace coverstory::cluster
