// Programs as players of the command line: in selfplay, at a person's table, and never from a file.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "cli/command.h"
#include "cli/cover_me/game.h"
#include "cli/cover_me/series.h"
#include "cli/refused.h"
#include "cli/test_records.h"

namespace coverstory::cli {
namespace {

const std::string kExample =
    std::string("exec:python3 ") + COVERSTORY_SOURCE_DIR + "/docs/examples/bot.py";

TEST(Programs, play_in_a_series) {
  const PlayedCoverMe game =
      played_cover_me({.players = 3}, std::vector<std::string>{kExample, "greedy"},
                      Seed::from_number(1), KeepRecord::Yes);
  EXPECT_GT(game.decisions, 100u);
  EXPECT_NE(game.record.find(kExample), std::string::npos);
}

TEST(Programs, play_a_whole_game_at_a_persons_table) {
  const auto seats = seat_names("You", {kExample}, 3);
  CoverMeGame game({.options = {.players = 3}, .seats = seats, .seed = Seed::from_number(1)});
  while (!game.is_over()) {
    game.let_bots_play();
    if (game.awaits_person()) game.decide(game.person_choices().front());
  }
  EXPECT_NE(game.record().find("\"e\":\"end\""), std::string::npos);
}

TEST(Programs, are_not_started_by_a_saved_game) {
  std::string saved = random_record({.players = 2}, Seed{}, {"You", "exec:touch /tmp/oh_no 1"});
  saved.resize(saved.find("\"e\":\"act\"") - 1);
  const TemporaryFile file("program_resumed", saved);
  const std::string name = file.name();
  const std::vector<std::string_view> words{"cover-me", "--resume", name};
  try {
    play(words);
    FAIL() << "a file has started a program";
  } catch (const Refused& refused) {
    EXPECT_NE(std::string(refused.what()).find("cannot start one"), std::string::npos);
  }
}

}  // namespace
}  // namespace coverstory::cli
