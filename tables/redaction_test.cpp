// What is taken out of a log, and that nothing else of it changes.
#include "tables/redaction.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tables/folding.h"
#include "tables/showing.h"
#include "tables/test_people.h"

namespace coverstory::tables {
namespace {

const Games& kGames = games::all_games();

/// A game of three that has ended, with talk before, during and after it; Bo sat elsewhere first
/// and left in the end.
struct Talk {
  Gathering table{R"({"game":"cover-me","options":{"players":3,"length":"short"}})", 3};

  Talk() {
    table.ask(1, R"("do":"say","text":"Bo one")");
    table.ask(0, R"("do":"order","order":[0,2,1])");
    table.ask(1, R"("do":"say","text":"Bo two")");
    table.ask(2, R"("do":"say","text":"Cy three, of \"person\"")");
    table.ask(0, R"("do":"start")");
    table.house.play_to_the_end(table.people);
    table.ask(1, R"("do":"say","text":"Bo four")");
    table.ask(0, R"("do":"unsay","n":1)");
  }

  std::string bo() const { return person_of(table.house.token_of(table.people[1])).hex(); }
  store::Log log() { return *table.house.store.log_of(table.code).value(); }
};

std::string all_of(const store::Log& log) {
  return fmt::format("{}", fmt::join(log.bodies, "\n"));
}

TEST(Redaction, traces_are_the_names_and_the_lines_of_a_person) {
  Talk talk;
  const auto traces = traces_of(talk.bo().substr(0, kPublicIdDigits), talk.log(), kGames);
  ASSERT_TRUE(traces && *traces);
  EXPECT_EQ((*traces)->names, std::set<std::string>{"Bo"});
  ASSERT_EQ((*traces)->lines.size(), 3u);
  EXPECT_EQ((*traces)->lines[1].n, 2u);
  EXPECT_EQ((*traces)->lines[1].text, "Bo two");
  EXPECT_EQ(traces_of("0123456789ab", talk.log(), kGames).value(), std::nullopt);
}

TEST(Redaction, without_a_person_the_log_is_the_same_but_for_names_and_lines) {
  Talk talk;
  const store::Log before = talk.log();
  const auto after = without_person(talk.bo(), before, kGames);
  ASSERT_TRUE(after && *after);
  EXPECT_FALSE(all_of(**after).contains("Bo"));
  EXPECT_TRUE(all_of(**after).contains("Cy three"));
  ASSERT_EQ((*after)->bodies.size(), before.bodies.size());
  int changed = 0;
  for (std::size_t at = 0; at < before.bodies.size(); ++at) {
    changed += (*after)->bodies[at] != before.bodies[at];
  }
  EXPECT_EQ(changed, 4) << "one name, three lines";
  const auto shown = [](const store::Log& log) {
    const auto table = fold(log.table, log.bodies, kGames).value();
    return Showing(std::nullopt).snapshot(*table, 0).text;
  };
  const auto game = [&](const store::Log& log) {
    return serialize(boost::json::parse(shown(log)).at("snapshot").at("game"));
  };
  EXPECT_EQ(game(**after), game(before));
  EXPECT_FALSE(shown(**after).contains("Bo"));
  EXPECT_FALSE(record_of(before.table, (*after)->bodies, kGames).contains("\"Bo\""));
  EXPECT_EQ(without_person(talk.bo(), **after, kGames).value(), std::nullopt) << "nothing is left";
}

TEST(Redaction, a_line_goes_whether_it_was_taken_away_before_or_not) {
  Talk talk;
  for (const std::uint32_t line : {1u, 3u}) {
    const auto after = without_line(line, talk.log(), kGames);
    ASSERT_TRUE(after && *after);
    EXPECT_EQ(all_of(**after).contains("Bo one"), line != 1);
    EXPECT_EQ(all_of(**after).contains("Cy three"), line != 3);
    EXPECT_TRUE(all_of(**after).contains("Bo two"));
  }
  EXPECT_EQ(without_line(5, talk.log(), kGames).value(), std::nullopt);
}

TEST(Redaction, a_log_that_does_not_fold_stays_as_it_is) {
  Talk talk;
  store::Log broken = talk.log();
  broken.bodies[3] = R"({"at":1,"e":"nonsense"})";
  EXPECT_FALSE(without_person(talk.bo(), broken, kGames));
  EXPECT_FALSE(without_line(1, broken, kGames));
}

TEST(Redaction, the_last_change_is_the_time_of_the_last_entry) {
  Talk talk;
  EXPECT_EQ(last_change_of(talk.log(), kGames).value(), talk.table.house.now);
}

}  // namespace
}  // namespace coverstory::tables
