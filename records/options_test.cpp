// The options of both games in JSON, from their declarations, and records from before an option was
// added: the key that they lack means its default. Each record in tests/goldens/older lacks the key
// that its name tells; they are never written anew.
#include "records/options.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "engine/core/test_options.h"
#include "records/check.h"
#include "records/cover_me/replay.h"
#include "records/cover_up/replay.h"

namespace coverstory::records {
namespace {

namespace json = boost::json;
using coverstory::cover_me::Options;

Options read(std::string_view text) {
  return read_options(coverstory::cover_me::kOptions, json::parse(text).as_object());
}

std::string why_not(std::string_view text) {
  try {
    (void)read(text);
  } catch (const WrongField& wrong) {
    return wrong.what();
  }
  return "";
}

TEST(OptionsInJson, are_read_back_as_they_were_written) {
  const auto expect_read_back = [](const auto& table) {
    for (const auto& options : all_combinations(table)) {
      const json::object written = options_json(table, options, Scope::Table);
      EXPECT_EQ(read_options(table, written, Scope::Table), options) << text_of(table, options);
    }
  };
  expect_read_back(coverstory::cover_me::kOptions);
  expect_read_back(coverstory::cover_up::kOptions);
}

TEST(OptionsInJson, that_are_not_named_have_their_defaults) {
  EXPECT_EQ(read("{}"), Options{});
  EXPECT_EQ(read(R"({"players":3})"), Options{.players = 3});
}

TEST(OptionsInJson, that_are_not_known_are_passed_over) {
  EXPECT_EQ(read(R"({"players":3,"weather":"fine"})"), Options{.players = 3});
}

TEST(OptionsInJson, that_do_not_apply_have_their_defaults_whatever_is_written) {
  EXPECT_EQ(read(R"({"players":3,"two_player":"advanced"})"), Options{.players = 3});
  EXPECT_EQ(read(R"({"removed":"G"})"), Options{});
}

TEST(OptionsInJson, that_are_wrong_are_refused_with_what_is_expected) {
  EXPECT_EQ(why_not(R"({"players":6})"), "'players' is not a number from 2 to 5");
  EXPECT_EQ(why_not(R"({"players":"3"})"), "'players' is not a number from 2 to 5");
  EXPECT_EQ(why_not(R"({"length":"endless"})"), "'length' is none of: standard, long, short");
  EXPECT_EQ(why_not(R"({"two_player":"three"})"), "'two_player' is none of: fictional, advanced");
  EXPECT_EQ(why_not(R"({"tie":1})"), "'tie' is not a text");
  EXPECT_EQ(why_not(R"({"values":"equal"})"),
            "With equal values one clothes colour must be removed: Y, B, R, G, K or W (CM-11.2).");
}

TEST(OptionsInJson, of_a_table_only_are_not_told_in_a_record) {
  constexpr const auto& kTable = coverstory::cover_up::kOptions;
  const coverstory::cover_up::Options visible{.others_piles =
                                                  coverstory::cover_up::OthersPiles::Visible};
  EXPECT_FALSE(options_json(kTable, visible).contains("others_piles"));
  const json::object at_table = options_json(kTable, visible, Scope::Table);
  EXPECT_EQ(at_table.at("others_piles"), "visible");
  EXPECT_EQ(read_options(kTable, at_table), coverstory::cover_up::Options{});
}

TEST(OptionsInJson, stand_in_the_documentation_with_their_values) {
  std::ifstream in(std::string(COVERSTORY_SOURCE_DIR) + "/docs/records.md");
  const std::string page = (std::ostringstream() << in.rdbuf()).str();
  const auto expect_told = [&](const auto& table) {
    for (const auto& each : table) {
      const std::size_t row = page.find("| `" + std::string(each.key) + "` |");
      ASSERT_NE(row, page.npos) << each.key;
      const std::string line = page.substr(row, page.find('\n', row) - row);
      for (const std::string_view word : each.words) {
        EXPECT_NE(line.find("`" + std::string(word) + "`"), line.npos) << each.key << " " << word;
      }
    }
  };
  expect_told(coverstory::cover_me::kOptions);
  expect_told(coverstory::cover_up::kOptions);
}

GameLines golden(const std::string& name) {
  std::ifstream in(std::string(COVERSTORY_SOURCE_DIR) + "/tests/goldens/older/" + name);
  return GameReader(in).next().value().value();
}

bool names_option(const GameLines& lines, std::string_view key) {
  return lines.front().object.at("options").as_object().contains(key);
}

TEST(OlderRecords, of_cover_me_have_the_defaults_of_later_options) {
  const GameLines lines = golden("cover-me-without-tie.jsonl");
  EXPECT_FALSE(names_option(lines, "tie"));
  EXPECT_FALSE(first_mistake(lines).has_value());
  const auto replayed = cover_me::replay(lines, cover_me::Ending::Required);
  ASSERT_TRUE(replayed.has_value()) << replayed.error().sentence;
  EXPECT_EQ(replayed->options,
            (cover_me::Options{.players = 3, .length = cover_me::GameLength::Short}));
}

TEST(OlderRecords, of_cover_up_have_the_defaults_of_later_options) {
  const GameLines lines = golden("cover-up-without-limit_s.jsonl");
  EXPECT_FALSE(names_option(lines, "limit_s"));
  EXPECT_FALSE(first_mistake(lines).has_value());
  const auto replayed = cover_up::replay(lines);
  ASSERT_TRUE(replayed.has_value()) << replayed.error().sentence;
  EXPECT_EQ(replayed->table.options, cover_up::Options{.players = 1});
}

}  // namespace
}  // namespace coverstory::records
