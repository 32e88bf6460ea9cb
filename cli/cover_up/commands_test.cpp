// The commands for Cover Up without a terminal: the flags of a table, a series of games, the story
// of one.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "cli/cover_up/commands.h"
#include "cli/cover_up/narrator.h"
#include "cli/cover_up/words.h"
#include "cli/refused.h"
#include "cli/speech.h"
#include "cli/test_commands.h"
#include "engine/cover_up/test_piles.h"
#include "records/check.h"
#include "records/cover_up/replay.h"
#include "records/fields.h"

namespace coverstory::cli {
namespace {

using Typed = std::vector<std::string_view>;

CoverUpTable table_of(const Typed& words) {
  return read_cover_up_table(Arguments(words, cover_up_option_flags()));
}

TEST(CoverUpOptions, are_those_of_the_printed_rules_where_nothing_is_said) {
  EXPECT_EQ(table_of({}).table.options, cover_up::Options{});
  EXPECT_EQ(table_of({}).table.deck, "standard");
  const auto live = table_of({"--players=5", "--referee", "live", "--hourglass-s", "45"});
  EXPECT_EQ(
      live.table.options,
      (cover_up::Options{.players = 5, .referee = cover_up::Referee::Live, .hourglass_s = 45}));
}

TEST(CoverUpOptions, wrong_words_are_refused) {
  const auto refusal = [](const Typed& words) { return refusal_of([&] { table_of(words); }); };
  EXPECT_EQ(refusal({"--players", "7"}), "--players takes a whole number from 1 to 6, not '7'.");
  EXPECT_EQ(refusal({"--referee", "fair"}), "--referee takes book or live, not 'fair'.");
  EXPECT_EQ(refusal({"--deck", "/"}), "/ is a folder; expected a file with a deck.");
  EXPECT_EQ(refusal({"--deck", "no/such"}), "no/such cannot be read: No such file or directory.");
  EXPECT_TRUE(refusal({"--deck", "a/standard"}).starts_with("A deck's file cannot be called"));
  const auto selfplay_refusal = [](const Typed& words) {
    return refusal_of([&] { selfplay_cover_up(words); });
  };
  EXPECT_EQ(
      selfplay_refusal({"--bots", "greedy,kim"}),
      "There is no bot 'kim' for Cover Up; expected one of random, easy, medium, greedy, hard. "
      "A program plays as exec:COMMAND.");
  EXPECT_EQ(selfplay_refusal({"twice"}),
            "selfplay takes no more words after the game, only options.");
}

/// A file that is gone at the end of the test.
class TestFile {
 public:
  TestFile(std::string_view name, const std::string& text)
      : path_(std::filesystem::temp_directory_path() / name) {
    std::ofstream(path_) << text;
  }
  ~TestFile() { std::filesystem::remove(path_); }
  std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

std::string deck_text() {
  std::string text;
  for (const auto& cards : cover_up::standard_deck().colors) {
    for (const cover_up::Card card : cards) {
      text += std::string(name_of(color_of(card))) + " " + code_of(card) + "\n";
    }
  }
  return text;
}

TEST(CoverUpOptions, CU_1_2_a_deck_is_read_from_a_file_and_named_after_it) {
  const TestFile file("coverstory_test_deck.txt", deck_text());
  const CoverUpTable table = table_of({"--deck", file.path()});
  EXPECT_EQ(table.deck, cover_up::standard_deck());
  EXPECT_EQ(table.table.deck, "coverstory_test_deck.txt");
}

TEST(CoverUpOptions, CU_1_2_a_wrong_deck_is_refused_with_file_and_line) {
  const TestFile file("coverstory_wrong_deck.txt", "# mine\ngreen abcd....\ngreen abc.....\n");
  EXPECT_EQ(refusal_of([&] { read_deck_file(file.path()); }),
            file.path() + ":3: The card 'abc.....' has 3 symbols; a green card has 4.");
}

records::GameLines lines_of(const std::string& text) {
  std::istringstream in(text);
  return records::GameReader(in).next().value().value();
}

TEST(CoverUpSeries, games_are_counted_and_their_records_are_right) {
  const std::vector<std::string> bots{"random", "greedy"};
  CoverUpTable table = table_of({"--players", "4"});
  CoverUpCount count;
  for (std::uint64_t number = 0; number < 5; ++number) {
    const Seed seed = Seed::from_number(number);
    const auto played = played_cover_up(table, bots, seed, KeepRecord::Yes);
    EXPECT_FALSE(records::first_mistake(lines_of(played.record)));
    const auto again = played_cover_up(table, bots, seed, KeepRecord::No);
    EXPECT_EQ(again.record, "");
    EXPECT_EQ(again.count.seats[3].points, played.count.seats[3].points);
    count.add(played.count);
  }
  EXPECT_EQ(count.games, 5u);
  EXPECT_EQ(count.rounds, 25u);
  EXPECT_EQ(count.ended_by[0] + count.ended_by[1] + count.ended_by[2], 25u);
  EXPECT_DOUBLE_EQ(
      count.seats[0].wins + count.seats[1].wins + count.seats[2].wins + count.seats[3].wins, 5);
  EXPECT_GE(count.seats[0].over_par, 0);
}

TEST(CoverUpStory, tells_rounds_points_and_the_end) {
  const auto played = played_cover_up(table_of({}), std::vector<std::string>{"greedy"},
                                      Seed::from_number(1), KeepRecord::Yes);
  CoverUpNarrator narrator{Cast({"Ann", "Ben"})};
  ASSERT_TRUE(records::cover_up::replay(lines_of(played.record), &narrator).has_value());
  for (const char* part :
       {"Round 1.\nAnn: [", "Round 5.", "flips the hourglass after ", "symbols showing",
        "1 point less for the hourglass", "The pile", "The best pile", "Scores so far: Ann ",
        "Ann returns the green card [", "gets the yellow card [",
        "passes their five cards to the left", "The game is over."}) {
    EXPECT_TRUE(narrator.text().contains(part)) << part << "\n" << narrator.text();
  }
}

TEST(CoverUpStory, is_told_in_each_language) {
  const auto played =
      played_cover_up(table_of({"--players", "3"}), std::vector<std::string>{"random", "greedy"},
                      Seed::from_number(2), KeepRecord::Yes);
  std::set<std::string> stories;
  for (const Language language : texts::kLanguages) {
    speak(language);
    const auto lines = lines_of(played.record);
    const auto story = cover_up_story(lines, records::read_header(lines.front().object));
    ASSERT_TRUE(story.has_value());
    EXPECT_EQ(story->find_first_of("{}"), std::string::npos) << *story;
    EXPECT_TRUE(story->contains(t("terminal.over"))) << *story;
    EXPECT_EQ(story->contains("hourglass"), language == Language::English) << *story;
    EXPECT_EQ(story->contains(" the "), language == Language::English) << *story;
    stories.insert(*story);
  }
  speak(Language::English);
  EXPECT_EQ(stories.size(), texts::kLanguages.size());
}

TEST(CoverUpPictures, stand_beside_each_other) {
  using cover_up::lying;
  const cover_up::Pile left{lying("ab..cd..", 0, 0, 0)}, right{lying("ab..cd..", 1, 0, 0)};
  EXPECT_EQ(side_by_side({"One", left}, {"Two", right}),
            "  One    Two\n"
            "  a b    . c . a\n"
            "  . .    . d . b\n"
            "  c d\n"
            "  . .\n");
  EXPECT_EQ(picture({}), "  (No cards in the pile)\n");
}

}  // namespace
}  // namespace coverstory::cli
