// Nothing acknowledged is ever lost: while people play at many tables, the server is killed with
// SIGKILL at random moments and started again on the same file. In the end every game is over,
// every acknowledged command stands in the log where the server said, once, and every record is
// right.
//
// It shows that what a process has handed to the kernel outlives the process, however it ends, and
// that a server finds its way from whatever a kill left. It cannot show that the disk has it: the
// page cache survives SIGKILL, and nothing here would fail if nothing were ever synced. A power cut
// is for store/power_cut_test.cpp.
#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>

#include "bench/load/server_process.h"
#include "bench/load/swarm.h"
#include "games/all.h"
#include "records/check.h"
#include "store/sqlite_store.h"
#include "tables/folding.h"
#include "tables/step_json.h"

namespace coverstory::load {
namespace {

constexpr const char* kFourPeople =
    R"("do":"create","name":"Player 1","settings":{"game":"cover-me","options":{"players":4}})";

struct Plan {
  std::string server;
  int tables = 100;
  int kills = 20;
  double rate = 1000;  // decisions a second, so that the games last as long as the kills
  std::uint64_t seed = 1;
};

/// Kills and restarts at random moments; answers whether all games are over.
class Killer {
 public:
  Killer(ServerProcess& server, Swarm& swarm, const Plan& plan)
      : server_(server), swarm_(swarm), plan_(plan), rng_(Seed::from_number(plan.seed)) {
    choose_moment();
  }

  bool is_enough() {
    const bool all_over = swarm_.tally().finished.size() == static_cast<std::size_t>(plan_.tables);
    if (kills_ < plan_.kills && now() >= moment_ && swarm_.tally().decisions > 0) {
      server_.kill();
      server_.start();
      ++kills_;
      fmt::print(stderr, "killed {} times, {} commands acknowledged, {} games over\n", kills_,
                 swarm_.tally().decisions, swarm_.tally().finished.size());
      choose_moment();
    }
    return all_over;
  }

  int kills() const { return kills_; }

 private:
  void choose_moment() { moment_ = now() + 100'000 + rng_.below(700'000); }

  ServerProcess& server_;
  Swarm& swarm_;
  const Plan& plan_;
  FastRng rng_;
  Instant moment_ = 0;
  int kills_ = 0;
};

/// What is wrong with the store after all that, a sentence each.
class Audit {
 public:
  explicit Audit(store::Store& store) : store_(store) {}

  void check_acknowledged(const std::vector<Acknowledged>& all) {
    std::map<std::string, std::map<std::uint64_t, std::uint32_t>> obeyed;
    for (const Acknowledged& command : all) {
      const auto [at, is_new] = obeyed.try_emplace(command.table);
      if (is_new) at->second = commands_of(command.table);
      const auto found = at->second.find(command.id);
      if (found == at->second.end() || found->second != command.seq) {
        fail(fmt::format("command {} of table {} is not entry {} of its log", command.id,
                         command.table, command.seq));
      }
    }
  }

  /// No command was carried out twice; the log folds; the record is right.
  void check_table(const std::string& code, std::ostream& records) {
    const auto& log = log_of(code);
    std::set<std::pair<int, std::uint64_t>> asked;
    for (const std::string& body : log) {
      const auto step = tables::read_step(body, games::all_games().forms());
      if (!step) return fail(fmt::format("table {}: {}", code, step.error()));
      if (step->asked && !asked.emplace(step->asked->by.index, step->asked->id).second) {
        fail(fmt::format("table {} carried command {} out twice", code, step->asked->id));
      }
    }
    const auto table = tables::fold(code, log, games::all_games());
    if (!table) return fail(table.error());
    if ((*table)->stage() != tables::Stage::Over) return fail(code + " is not over");
    const std::string record = tables::record_of(code, log, games::all_games());
    records << record;
    std::istringstream in(record);
    const auto lines = records::GameReader(in).next();
    if (!lines || !*lines) return fail(code + " has no record");
    if (const auto mistake = records::first_mistake(**lines)) fail(mistake->sentence);
  }

  int failures() const { return failures_; }

 private:
  /// The commands that a table has obeyed: by id, the number of the entry for the seat that asked.
  std::map<std::uint64_t, std::uint32_t> commands_of(const std::string& code) {
    std::map<std::uint64_t, std::uint32_t> commands;
    tables::Table table(code, games::all_games());
    for (const std::string& body : log_of(code)) {
      const auto step = tables::read_step(body, games::all_games().forms());
      if (!step || !table.apply(*step)) break;
      if (step->asked) commands[step->asked->id] = table.number_for(step->asked->by);
    }
    return commands;
  }

  const std::vector<std::string>& log_of(const std::string& code) {
    auto& log = logs_[code];
    if (!log.empty()) return log;
    const auto read = store_.log_of(code);
    if (!read || !*read) {
      fail(fmt::format("table {} is lost", code));
    } else {
      log = (*read)->bodies;
    }
    return log;
  }
  void fail(const std::string& sentence) {
    ++failures_;
    fmt::print("FAILED: {}\n", sentence);
  }

  store::Store& store_;
  std::map<std::string, std::vector<std::string>> logs_;
  int failures_ = 0;
};

int audit(const Plan& plan, const std::filesystem::path& folder, const Tally& tally) {
  auto store = store::SqliteStore::open((folder / "crash.db").string());
  if (!store) {
    fmt::print("FAILED: the store cannot be opened: {}\n", store.error().sentence);
    return 1;
  }
  const std::string file = (folder / "records.jsonl").string();
  std::ofstream records(file);
  Audit audit(**store);
  audit.check_acknowledged(tally.acknowledged);
  for (const std::string& code : tally.finished) audit.check_table(code, records);
  records.close();
  const int checked = std::system(fmt::format("{} check {}", plan.server, file).c_str());
  return audit.failures() == 0 && checked == 0 ? 0 : 1;
}

int run(const Plan& plan) {
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / fmt::format("coverstory-crash-{}", getpid());
  std::filesystem::create_directories(folder);
  ServerProcess server({.program = plan.server,
                        .store = "sqlite:" + (folder / "crash.db").string(),
                        .flags = flags_without_limits("error")});
  server.start();
  Swarm swarm({.tables = plan.tables,
               .rate = plan.rate,
               .plays_again = false,
               .create = kFourPeople,
               .seed = plan.seed},
              server.port());
  swarm.tally().keep_acknowledged = true;
  Killer killer(server, swarm, plan);
  swarm.run_until([&] { return killer.is_enough(); });
  const int code = server.stop();
  if (code != 0) fmt::print("FAILED: the server ended with {} after SIGTERM\n", code);
  const int audited = audit(plan, folder, swarm.tally());
  fmt::print("{} tables, {} kills, {} drops, {} commands acknowledged, seed {}\n", plan.tables,
             killer.kills(), swarm.tally().drops, swarm.tally().acknowledged.size(), plan.seed);
  if (killer.kills() < plan.kills) fmt::print("FAILED: the games were over before all kills\n");
  if (audited == 0) std::filesystem::remove_all(folder);
  return audited == 0 && code == 0 && killer.kills() >= plan.kills ? 0 : 1;
}

}  // namespace
}  // namespace coverstory::load

int main(int count, char** words) {
  using coverstory::load::Plan;
  if (count < 2) {
    fmt::print("Usage: crash SERVER [TABLES [KILLS [RATE [SEED]]]]\n");
    return 2;
  }
  const auto number = [&](int at, double otherwise) {
    return count > at ? std::strtod(words[at], nullptr) : otherwise;
  };
  return coverstory::load::run({.server = words[1],
                                .tables = static_cast<int>(number(2, 100)),
                                .kills = static_cast<int>(number(3, 20)),
                                .rate = number(4, 1000),
                                .seed = static_cast<std::uint64_t>(number(5, 1))});
}
