// CM-12: nobody is sent what the rules hide. Games of both kinds are played through the real
// server, by people, bots and stand-ins, under the eyes of spectators and boards; some drop and
// come back, some leave. Every line that anybody was sent is then held against the log: each card
// that it names must lie, at that moment, where the line says, and there this viewer may look
// (truth.h).
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <deque>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "bench/load/server_process.h"
#include "games/all.h"
#include "store/sqlite_store.h"
#include "tables/step_json.h"
#include "tests/hidden/looker.h"
#include "tests/hidden/oracle.h"

namespace coverstory::hidden {
namespace {

constexpr std::string_view kCoverMe = "cover-me", kCoverUp = "cover-up";
/// Rounds that end soon though a bot builds on.
constexpr std::string_view kSoon = R"(,"limit_s":1,"hourglass_s":1)";

std::string settings(std::string_view game, std::string_view options) {
  return fmt::format(R"({{"game":"{}","options":{{{}{}}},"away_s":10,"level":"easy"}})", game,
                     options, game == kCoverUp ? kSoon : "");
}

/// All at the same time, as most of it is waiting.
std::deque<Sitting> all_sittings() {
  const auto cover_me = [](std::string_view options) { return settings(kCoverMe, options); };
  const auto cover_up = [](std::string_view options) { return settings(kCoverUp, options); };
  std::deque<Sitting> all;
  all.push_back({.settings = cover_me(R"("players":2)"), .people = 2});
  all.push_back({.settings = cover_me(R"("players":2,"two_player":"advanced")"), .people = 1});
  all.push_back({.settings = cover_me(R"("players":3)"), .people = 3, .absent = 1});
  all.push_back(
      {.settings = cover_me(R"("players":4,"values":"equal","removed":"W","length":"short")"),
       .people = 3,
       .leaver = 2});
  all.push_back({.settings = cover_me(R"("players":5,"deal":"quick","length":"long")"),
                 .people = 5,
                 .reshuffles = true});
  all.push_back(
      {.settings = cover_me(R"("players":3,"deal":"quick","length":"short","totals":"hidden")"),
       .people = 2});
  all.push_back({.settings = cover_up(R"("players":3)"), .people = 2});
  all.push_back({.settings = cover_up(R"("players":2,"others_piles":"visible")"), .people = 2});
  all.push_back(
      {.settings = cover_up(R"("players":3,"referee":"live")"), .people = 3, .absent = 1});
  all.push_back({.settings = cover_up(R"("players":3)"), .people = 3, .leaver = 2});
  return all;
}

struct Count {
  std::size_t lines = 0, leaks = 0;
  std::array<std::size_t, 4> cards{};  // that were named, by how they were looked at
  std::size_t by_bots = 0, stood_in = 0, back = 0, left = 0;  // entries of the log
  int reshuffles = 0;
};

/// The entries of a log that tell of bots, stand-ins and those who left.
void count_entries(const std::vector<std::string>& log, Count& count) {
  for (const std::string& body : log) {
    const auto step = tables::read_step(body, games::all_games().forms());
    count.by_bots += std::holds_alternative<tables::Played>(step->what) && !step->asked;
    count.stood_in += std::holds_alternative<tables::StoodIn>(step->what);
    count.back += std::holds_alternative<tables::CameBack>(step->what);
    count.left += std::holds_alternative<tables::Left>(step->what);
  }
}

/// The lines of a table's lookers held against its log.
Count check(const Sitting& sitting, const std::vector<std::string>& log) {
  Count count;
  count_entries(log, count);
  const Oracle oracle(sitting.code, log);
  count.reshuffles = oracle.reshuffles();
  for (const Heard& heard : sitting.heard) {
    ++count.lines;
    const auto [cards, wrong] = oracle.look_at(heard.viewer, heard.line);
    count.cards[static_cast<std::size_t>(heard.as)] += cards;
    for (const std::string& what : wrong) {
      if (++count.leaks > 5) continue;
      const std::string who =
          heard.viewer ? fmt::format("seat {}", heard.viewer->index) : "the public";
      fmt::print("FAILED: {}: what {} was sent {}: {:.300}\n", sitting.settings, who, what,
                 heard.line);
    }
  }
  return count;
}

void play(std::deque<Sitting>& sittings, std::uint16_t port) {
  std::deque<Looker> lookers;
  std::uint64_t seed = 0;
  for (Sitting& table : sittings) {
    for (int place = 0; place < table.people; ++place) {
      lookers.emplace_back(table, As::Player, place, ++seed);
    }
    lookers.emplace_back(table, As::Spectator, 0, ++seed);
    lookers.emplace_back(table, As::Board, 0, ++seed);
  }
  const auto has_trouble = [](const Sitting& table) { return !table.trouble.empty(); };
  while (!std::ranges::all_of(sittings, &Sitting::is_over) &&
         std::ranges::none_of(sittings, has_trouble)) {
    std::vector<pollfd> files;
    for (Looker& looker : lookers) {
      looker.go_on(port);
      const short events = looker.wants_to_write() ? POLLIN | POLLOUT : POLLIN;
      files.push_back({.fd = looker.descriptor(), .events = events, .revents = 0});
    }
    poll(files.data(), files.size(), 10);
  }
}

bool is_right(const Sitting& sitting, const Count& count) {
  const auto& [to_players, to_spectators, to_boards, in_replays] = count.cards;
  fmt::print(
      "{}: {} lines; cards named to players {}, spectators {}, boards {}, in replays {}; back with "
      "`since` {}, decisions of bots {}, stood in for {}, left {}, reshuffles {}; wrong {}\n",
      sitting.settings, count.lines, to_players, to_spectators, to_boards, in_replays,
      sitting.came_back, count.by_bots, count.stood_in, count.left, count.reshuffles, count.leaks);
  if (!sitting.trouble.empty()) fmt::print("FAILED: {}\n", sitting.trouble);
  if (!sitting.is_over) return false;
  const bool was_stood_in_for = count.stood_in > 0 && count.by_bots > 0 && count.back > 0;
  const bool was_all_tried =
      to_players > 0 && to_spectators > 0 && to_boards > 0 && in_replays > 0 &&
      sitting.came_back > 0 && (was_stood_in_for || !sitting.absent) &&
      (count.left > 0 || !sitting.leaver) && (count.reshuffles > 0 || !sitting.reshuffles);
  if (!was_all_tried) fmt::print("FAILED: not all of it was tried.\n");
  return count.leaks == 0 && was_all_tried;
}

int run(const std::string& program) {
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / fmt::format("coverstory-hidden-{}", getpid());
  std::filesystem::create_directories(folder);
  const std::string file = (folder / "hidden.db").string();
  load::ServerProcess server({.program = program,
                              .store = "sqlite:" + file,
                              .flags = load::flags_without_limits("error")});
  server.start();
  std::deque<Sitting> sittings = all_sittings();
  play(sittings, server.port());
  server.stop();
  const auto store = store::SqliteStore::open(file);
  int wrong = 0;
  for (const Sitting& sitting : sittings) {
    if (sitting.code.empty()) continue;  // another had trouble first
    const auto log = (*store)->log_of(sitting.code);
    wrong += !is_right(sitting, check(sitting, (*log)->bodies));
  }
  std::filesystem::remove_all(folder);
  return wrong;
}

}  // namespace
}  // namespace coverstory::hidden

int main(int count, char** words) {
  if (count != 2) {
    fmt::print("Usage: hidden SERVER\n");
    return 2;
  }
  return coverstory::hidden::run(words[1]);
}
