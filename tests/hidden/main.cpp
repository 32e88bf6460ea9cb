// CM-12: nobody is sent what the rules hide. Games of both kinds are played through the real
// server, by people, bots and stand-ins, under the eyes of spectators and boards; some drop and
// come back. Every line that anybody was sent is then held against the log: each card that it names
// must lie, at that moment, where the line says, and there this viewer may look (truth.h).
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <deque>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bench/load/server_process.h"
#include "games/all.h"
#include "store/sqlite_store.h"
#include "tables/step_json.h"
#include "tables/table.h"
#include "tests/hidden/looker.h"
#include "tests/hidden/truth.h"

namespace coverstory::hidden {
namespace {

namespace json = boost::json;

constexpr std::string_view kCoverMe = "cover-me", kCoverUp = "cover-up";
/// Rounds that end soon though a bot builds on.
constexpr std::string_view kSoon = R"(,"limit_s":1,"hourglass_s":1)";

Sitting sitting(std::string_view game, std::string_view options, int people,
                std::optional<int> absent = std::nullopt) {
  const bool is_cover_up = game == kCoverUp;
  return {
      .settings = fmt::format(R"({{"game":"{}","options":{{{}{}}},"away_s":10,"level":"easy"}})",
                              game, options, is_cover_up ? kSoon : ""),
      .people = people,
      .absent = absent,
      // The cards of the third are of all colours, and all that is between two rounds is past.
      .rounds = is_cover_up ? std::optional(absent ? 2 : 3) : std::nullopt};
}

/// All at the same time, as most of it is waiting.
std::deque<Sitting> all_sittings() {
  std::deque<Sitting> all;
  all.push_back(sitting(kCoverMe, R"("players":2)", 2));
  all.push_back(sitting(kCoverMe, R"("players":2,"two_player":"advanced")", 1));
  all.push_back(sitting(kCoverMe, R"("players":3)", 3, 1));
  all.push_back(
      sitting(kCoverMe, R"("players":4,"values":"equal","removed":"W","length":"short")", 2));
  all.push_back(sitting(kCoverMe, R"("players":5,"deal":"quick","length":"short")", 5));
  all.push_back(sitting(kCoverUp, R"("players":3)", 2));
  all.push_back(sitting(kCoverUp, R"("players":2,"others_piles":"visible")", 2));
  all.push_back(sitting(kCoverUp, R"("players":3,"referee":"live")", 3, 1));
  return all;
}

struct Count {
  std::size_t lines = 0, leaks = 0;
  std::array<std::size_t, 4> cards{};               // that were named, by how they were looked at
  std::size_t by_bots = 0, stood_in = 0, back = 0;  // entries of the log
};

/// The log of a table as played again, and the lines of its lookers held against it.
class Check {
 public:
  Check(const std::vector<std::string>& log, bool is_cover_up, const Sitting& sitting)
      : sitting_(sitting), truth_(is_cover_up ? truth_of_cover_up() : truth_of_cover_me()) {
    tables::Table table(sitting.code, games::all_games());
    for (std::size_t entry = 0; entry < log.size(); ++entry) {
      const auto step = tables::read_step(log[entry], games::all_games().forms());
      (void)table.apply(*step);
      truth_->add(*step);
      count_.by_bots += std::holds_alternative<tables::Played>(step->what) && !step->asked;
      count_.stood_in += std::holds_alternative<tables::StoodIn>(step->what);
      count_.back += std::holds_alternative<tables::CameBack>(step->what);
      add_numbers(table, {}, entry);
      for (int seat = 0; seat < table.room().players(); ++seat) {
        add_numbers(table, Seat(seat), entry);
      }
    }
  }

  Count run() {
    for (const Heard& heard : sitting_.heard) check(heard);
    return count_;
  }

 private:
  /// Which entry has a number: the first with it, as the viewer does not notice the others.
  void add_numbers(const tables::Table& table, Viewer viewer, std::size_t entry) {
    entries_[viewer].resize(table.number_for(viewer), entry);
  }

  void check(const Heard& heard) {
    ++count_.lines;
    heard_ = &heard;
    entry_.reset();
    const json::value line = json::parse(heard.line);
    const json::object& message = line.as_object();
    const auto& entries = entries_[heard.viewer];
    // Only what has a number is about the game: answers and the rest name no cards at all.
    if (message.contains("seq") && !message.contains("re")) {
      const auto number = message.at("seq").to_number<std::size_t>();
      if (number == 0 || number > entries.size()) return fail("has a number that is not there");
      entry_ = entries[number - 1];
    }
    Path path;
    for (const auto& [key, value] : message) {
      const bool is_body = key == "snapshot" || key == "changes";
      if (!is_body) path.emplace_back(key);
      walk(value, path);
      if (!is_body) path.pop_back();
    }
    const json::value* snapshot = message.if_contains("snapshot");
    if (snapshot && snapshot->at("you") != you_of(heard.viewer)) fail("is for another seat");
  }

  static json::value you_of(Viewer viewer) {
    return viewer ? json::value(viewer->index) : json::value();
  }

  void walk(const json::value& value, Path& path) {
    if (value.is_string()) return look_at(value.get_string(), path);
    const auto step_into = [&](std::string key, const json::value& inner) {
      path.push_back(std::move(key));
      walk(inner, path);
      path.pop_back();
    };
    if (value.is_object()) {
      for (const auto& [key, inner] : value.get_object()) {
        look_at(key, path);
        step_into(key, inner);
      }
    } else if (value.is_array()) {
      std::size_t at = 0;
      for (const json::value& inner : value.get_array()) step_into(fmt::to_string(at++), inner);
    }
  }

  void look_at(std::string_view text, const Path& path) {
    for (const std::string& code : truth_->codes_in(text)) {
      ++count_.cards[static_cast<std::size_t>(heard_->as)];
      if (entry_ && truth_->may_name(*entry_, heard_->viewer, path, code)) continue;
      fail(fmt::format("may not name {} at {}", code, fmt::join(path, "/")));
    }
  }

  void fail(std::string_view what) {
    if (++count_.leaks > 5) return;
    const std::string who =
        heard_->viewer ? fmt::format("seat {}", heard_->viewer->index) : "the public";
    fmt::print("FAILED: {}: what {} was sent {}: {:.300}\n", sitting_.settings, who, what,
               heard_->line);
  }

  const Sitting& sitting_;
  std::unique_ptr<Truth> truth_;
  std::map<Viewer, std::vector<std::size_t>> entries_;  // by the viewer's numbers, from 1
  Count count_;
  const Heard* heard_ = nullptr;      // the line that is looked at
  std::optional<std::size_t> entry_;  // that it tells of
};

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
  while (!std::ranges::all_of(sittings, &Sitting::is_over)) {
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
      "`since` {}, decisions of bots {}, stood in for {}; wrong {}\n",
      sitting.settings, count.lines, to_players, to_spectators, to_boards, in_replays,
      sitting.came_back, count.by_bots, count.stood_in, count.leaks);
  const bool was_stood_in_for = count.stood_in > 0 && count.by_bots > 0 && count.back > 0;
  const bool was_all_tried = to_players > 0 && to_spectators > 0 && to_boards > 0 &&
                             (in_replays > 0 || sitting.rounds) && sitting.came_back > 0 &&
                             (was_stood_in_for || !sitting.absent);
  if (!was_all_tried) fmt::print("FAILED: not all of it was tried.\n");
  return count.leaks == 0 && was_all_tried;
}

int run(const std::string& program) {
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / fmt::format("coverstory-hidden-{}", getpid());
  std::filesystem::create_directories(folder);
  const std::string file = (folder / "hidden.db").string();
  load::ServerProcess server(
      {.program = program, .store = file, .flags = load::flags_without_limits("error")});
  server.start();
  std::deque<Sitting> sittings = all_sittings();
  play(sittings, server.port());
  server.stop();
  const auto store = store::SqliteStore::open(file);
  int wrong = 0;
  for (const Sitting& sitting : sittings) {
    const auto log = (*store)->log_of(sitting.code);
    wrong += !is_right(sitting, Check((*log)->bodies, sitting.rounds.has_value(), sitting).run());
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
