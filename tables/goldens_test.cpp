// Logs of older versions stay readable: each golden log folds to the table that its version showed.
// `test_golden_plays.cpp` says how new ones are written.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "games/all.h"
#include "records/check.h"
#include "tables/folding.h"
#include "tables/showing.h"

namespace coverstory::tables {
namespace {

namespace json = boost::json;
namespace fs = std::filesystem;

const fs::path kFolder = fs::path(COVERSTORY_SOURCE_DIR) / "tables" / "goldens";

std::vector<std::string> lines_of(const fs::path& file) {
  std::ifstream in(file);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::vector<fs::path> golden_logs() {
  std::vector<fs::path> logs;
  for (const auto& entry : fs::directory_iterator(kFolder)) {
    if (entry.path().extension() == ".log") logs.push_back(entry.path());
  }
  std::ranges::sort(logs);
  return logs;
}

/// Everything that was shown is still shown, and the same; keys may have been added since.
void expect_still_shown(const json::value& golden, const json::value& now, const std::string& at) {
  if (golden.is_array() && now.is_array()) {
    ASSERT_EQ(golden.get_array().size(), now.get_array().size()) << at;
    for (std::size_t i = 0; i < golden.get_array().size(); ++i) {
      expect_still_shown(golden.at(i), now.at(i), fmt::format("{}[{}]", at, i));
    }
    return;
  }
  if (!golden.is_object() || !now.is_object()) {
    EXPECT_EQ(golden, now) << at;
    return;
  }
  for (const auto& [key, value] : golden.get_object()) {
    const json::value* still = now.get_object().if_contains(key);
    const std::string where = at + "." + std::string(key);
    ASSERT_TRUE(still) << where << " is not shown any more";
    expect_still_shown(value, *still, where);
  }
}

TEST(GoldenLogs, there_is_one_of_each_kind) {
  EXPECT_GE(golden_logs().size(), 5u);
}

TEST(GoldenLogs, each_folds_to_the_table_that_it_was) {
  for (const fs::path& log : golden_logs()) {
    const auto table = fold("K7MQ2X", lines_of(log), games::all_games());
    ASSERT_TRUE(table.has_value()) << log << ": " << table.error();
    Showing showing(std::nullopt);
    const json::value now = json::parse(showing.snapshot(**table, 0).text);
    json::value golden = json::parse(lines_of(fs::path(log).replace_extension("json")).at(0));
    // A message's number counts what its viewer could notice; at first it was the log's own.
    golden.as_object().erase("seq");
    EXPECT_EQ((*table)->seq(), lines_of(log).size());
    expect_still_shown(golden, now, log.stem().string());
  }
}

TEST(GoldenLogs, the_record_of_each_finished_one_is_right) {
  int finished = 0;
  for (const fs::path& log : golden_logs()) {
    const auto bodies = lines_of(log);
    if (fold("K7MQ2X", bodies, games::all_games()).value()->stage() != Stage::Over) continue;
    ++finished;
    std::istringstream in(record_of("K7MQ2X", bodies, games::all_games()));
    const auto lines = records::GameReader(in).next();
    ASSERT_TRUE(lines && *lines) << log;
    const auto mistake = records::first_mistake(**lines);
    EXPECT_FALSE(mistake.has_value()) << log << ": " << mistake->sentence;
  }
  EXPECT_GE(finished, 3);
}

}  // namespace
}  // namespace coverstory::tables
