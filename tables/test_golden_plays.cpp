// Plays the tables whose logs are kept as goldens, and writes those that are not there yet:
//   build/dev/tables/golden_plays --write tables/goldens
// A log that is there stays as it is, for it stands for the version that wrote it. A new kind of
// step, or a new format, gets a play of its own here.
#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>

#include "games/all.h"
#include "tables/folding.h"
#include "tables/showing.h"
#include "tables/test_house.h"

namespace coverstory::tables {
namespace {

namespace json = boost::json;

using Bodies = std::vector<std::string>;

/// People around one table, the first of whom opens it.
struct Play {
  TestHouse house{7};
  std::vector<ConnectionId> people;
  std::string code;

  Play(std::string_view settings, std::size_t count) {
    constexpr std::array<const char*, 4> kNames{"Ada", "Bo", "Cy", "Di"};
    people.push_back(house.connect());
    const auto opened =
        house.ask(people[0], fmt::format(R"("do":"create","name":"Ada","settings":{})", settings));
    code = opened.at("table").as_string().c_str();
    for (std::size_t i = 1; i < count; ++i) {
      people.push_back(house.connect());
      ask(i, fmt::format(R"("do":"join","name":"{}")", kNames[i]));
    }
  }

  void ask(std::size_t person, std::string_view fields) {
    house.ask(people[person], fmt::format(R"("table":"{}",{})", code, fields));
  }

  const json::value& of(std::size_t person, std::string_view part, std::string_view key) const {
    return house.seen(people[person]).at(part).at(key);
  }

  Bodies bodies() { return house.store.log_of(code).value()->bodies; }

  bool is_over() const { return of(0, "room", "stage") == "over"; }

  bool is_to_act(std::size_t person) const {
    const json::array& to_act = of(person, "game", "to_act").as_array();
    return std::ranges::find(to_act, of(person, "mine", "seat")) != to_act.end();
  }

  /// The first person who is to act does so, and some take it back first.
  bool choose_one(int turn) {
    for (std::size_t person = 0; person < people.size(); ++person) {
      if (!is_to_act(person)) continue;
      const json::array& legal = of(person, "mine", "legal").as_array();
      const auto choice = legal[static_cast<std::size_t>(turn) % legal.size()];
      ask(person, fmt::format(R"("do":"choose","choice":{})", serialize(choice)));
      if (turn % 5 == 0) ask(person, R"("do":"withdraw")");
      return true;
    }
    return false;
  }
};

Bodies four_with_bots_and_stand_ins() {
  Play play(R"({"game":"cover-me","options":{"players":4,"length":"short"},"clock":"30s",)"
            R"("level":"easy"})",
            2);
  play.ask(0, R"("do":"add-bot","level":"medium")");
  play.ask(1, R"("do":"say","text":"Shall we?")");
  play.ask(0, R"("do":"start","fill":true)");
  for (int turn = 1; !play.is_over(); ++turn) {
    if (turn % 7 == 0) {
      play.house.pass(31'000);
      play.ask(1, R"("do":"back")");
    } else if (!play.choose_one(turn)) {
      play.house.pass(1000);
    }
  }
  play.ask(1, R"("do":"say","text":"Well played")");
  play.ask(1, R"("do":"rematch")");
  return play.bodies();
}

Bodies two_advanced() {
  Play play(
      R"({"game":"cover-me","options":{"players":2,"two_player":"advanced","length":"short"}})", 2);
  play.ask(0, R"("do":"start")");
  for (int turn = 1; !play.is_over(); ++turn) play.choose_one(turn);
  return play.bodies();
}

Bodies cover_up_with_bots() {
  Play play(R"({"game":"cover-up","options":{"players":3},"level":"easy"})", 1);
  play.ask(0, R"("do":"start","fill":true)");
  for (int round = 0; round < 1000 && !play.is_over(); ++round) {
    play.house.pass(4000);
    if (play.of(0, "mine", "may_arrange").as_bool()) {
      const auto card = play.of(0, "game", "seats").at(0).at("hand").at(0);
      play.ask(0, fmt::format(R"("do":"arrange","pile":[{{"card":{},"o":0,"x":0,"y":0}}])",
                              serialize(card)));
      play.ask(0, R"("do":"done")");
    }
    const json::array& returnable = play.of(0, "mine", "returnable").as_array();
    if (!returnable.empty()) {
      play.ask(0, fmt::format(R"("do":"return","card":{})", serialize(returnable[0])));
    }
  }
  return play.bodies();
}

Bodies lobby_that_was_closed() {
  Play play(R"({"game":"cover-me","options":{"players":4},"public":true})", 3);
  play.ask(0, R"("do":"settings","settings":{"options":{"players":5},"chat":false})");
  play.ask(0, R"("do":"order","order":[2,0,1,3,4])");
  play.ask(0, R"("do":"add-bot","seat":4,"level":"hard")");
  play.ask(0, R"("do":"remove","seat":4)");
  for (const std::size_t person : {0u, 1u, 2u}) play.ask(person, R"("do":"leave")");
  return play.bodies();
}

Bodies running_game() {
  Play play(R"({"game":"cover-me","options":{"players":3},"clock":"3min"})", 3);
  play.ask(0, R"("do":"start")");
  for (int turn = 1; turn < 40; ++turn) play.choose_one(turn);
  play.ask(2, R"("do":"leave")");
  return play.bodies();
}

Bodies lines_taken_away() {
  Play play(R"({"game":"cover-me","options":{"players":3}})", 3);
  for (const std::size_t person : {0u, 1u, 2u, 1u}) play.ask(person, R"("do":"say","text":"Hi")");
  play.ask(1, R"("do":"unsay","n":2)");
  play.ask(0, R"("do":"unsay","n":3)");
  play.ask(0, R"("do":"mute","seat":1,"muted":true)");
  play.ask(0, R"("do":"mute","seat":2,"muted":true)");
  play.ask(0, R"("do":"mute","seat":2,"muted":false)");
  play.ask(0, R"("do":"start")");
  for (int turn = 1; turn < 10; ++turn) play.choose_one(turn);
  return play.bodies();
}

Bodies game_that_was_closed() {
  Play play(R"({"game":"cover-me","options":{"players":2}})", 2);
  play.ask(0, R"("do":"start")");
  for (int turn = 1; turn < 6; ++turn) play.choose_one(turn);
  Moderation& moderation = play.house.real->moderation();
  (void)moderation.close(*moderation.tables().find(play.code), play.house.now);
  play.house.settle();
  return play.bodies();
}

void write(const std::filesystem::path& folder, const std::string& name, Bodies (*make)()) {
  const auto log_file = folder / (name + ".log");
  if (std::filesystem::exists(log_file)) return;
  const Bodies bodies = make();
  std::ofstream(log_file) << fmt::format("{}\n", fmt::join(bodies, "\n"));
  const auto table = fold("K7MQ2X", bodies, games::all_games());
  Showing showing(std::nullopt);
  std::ofstream(folder / (name + ".json")) << showing.snapshot(**table, 0).text << '\n';
  std::cout << fmt::format("{}: {} entries\n", name, bodies.size());
}

}  // namespace
}  // namespace coverstory::tables

int main(int count, char** words) {
  using namespace coverstory::tables;
  if (count != 3 || std::string_view(words[1]) != "--write") {
    std::cerr << "Usage: golden_plays --write FOLDER\n";
    return 2;
  }
  write(words[2], "four_with_bots_and_stand_ins", four_with_bots_and_stand_ins);
  write(words[2], "two_advanced", two_advanced);
  write(words[2], "cover_up_with_bots", cover_up_with_bots);
  write(words[2], "lobby_that_was_closed", lobby_that_was_closed);
  write(words[2], "running_game", running_game);
  write(words[2], "lines_taken_away", lines_taken_away);
  write(words[2], "game_that_was_closed", game_that_was_closed);
  return ::testing::Test::HasFailure() ? 1 : 0;
}
