// The checker finds each way in which a promise can be broken: a right history is made from a log
// of the goldens and then spoiled, once for each test.
#include "tests/cluster/checker.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "games/all.h"
#include "tables/step_json.h"
#include "tables/table.h"
#include "tests/cluster/tellings.h"

namespace coverstory::cluster {
namespace {

using tables::Viewer;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr const char* kCode = "K7MQ2X";

std::vector<std::string> golden(const std::string& name) {
  std::ifstream in(COVERSTORY_SOURCE_DIR "/tables/goldens/" + name);
  std::vector<std::string> log;
  for (std::string line; std::getline(in, line);) log.push_back(line);
  return log;
}

tables::Step step_of(const std::string& body) {
  return tables::read_step(body, games::all_games().forms()).value();
}

/// Two people, a bot or none, spectators; each entry was asked for and answered one after the
/// other.
struct Evening {
  explicit Evening(std::vector<std::string> of = golden("two_advanced.log")) : log(std::move(of)) {
    say(0, 900, "Well played");
    history.table = kCode;
    tables::Table table(kCode, games::all_games());
    Instant tick = 0;
    for (const std::string& body : log) {
      const tables::Step step = step_of(body);
      EXPECT_TRUE(table.apply(step));
      if (!step.asked) continue;
      const Instant at = step.at * 1000 + tick;
      history.commands.push_back({.id = step.asked->id,
                                  .deed = "do",
                                  .invoked = at,
                                  .outcome = Outcome::Accepted,
                                  .answered = at + 1,
                                  .seq = table.number_for(step.asked->by)});
      tick += 2;
    }
    for (const Viewer viewer : {Viewer(Seat(0)), Viewer(Seat(1)), Viewer(), Viewer()}) {
      watch(viewer, fmt::format("watcher {}", history.streams.size()));
    }
  }

  /// A line of the chat, at the end of the log.
  void say(int seat, std::uint64_t id, std::string_view text) {
    log.push_back(fmt::format(R"({{"at":{},"by":{},"id":{},"e":"said","seat":{},"text":"{}"}})",
                              step_of(log.back()).at, seat, id, seat, text));
  }
  void watch(Viewer viewer, std::string who) {
    const Tellings tellings(kCode, log, viewer, {1});
    Stream stream{.viewer = viewer, .who = std::move(who), .lines = {}};
    stream.lines.push_back({tellings.snapshots(1).front(), true});
    for (std::uint32_t seq = 2; seq <= tellings.last(); ++seq) {
      stream.lines.push_back({tellings.changes(seq)});
    }
    history.streams.push_back(std::move(stream));
  }

  /// The promises that are broken, each once.
  std::vector<Promise> broken(Times times = Times::OfTheDatabase) const {
    std::vector<Promise> promises;
    for (const Finding& finding : check(history, log, times)) {
      EXPECT_THAT(finding.sentence, testing::HasSubstr(kCode));
      promises.push_back(finding.promise);
    }
    std::ranges::sort(promises);
    promises.erase(std::unique(promises.begin(), promises.end()), promises.end());
    return promises;
  }
  Command& last_command() { return history.commands.back(); }
  std::vector<Line>& lines(std::size_t stream) { return history.streams.at(stream).lines; }

  std::vector<std::string> log;
  TableHistory history;
};

TEST(ClusterChecker, finds_nothing_in_a_right_history_of_either_game) {
  EXPECT_THAT(Evening().broken(), IsEmpty());
  EXPECT_THAT(Evening(golden("four_with_bots_and_stand_ins.log")).broken(), IsEmpty());
  EXPECT_THAT(Evening(golden("cover_up_with_bots.log")).broken(), IsEmpty());
}

TEST(ClusterChecker, a_watcher_who_was_shown_less_was_shown_nothing_wrong) {
  Evening evening;
  evening.lines(0).resize(5);
  evening.lines(2).clear();
  EXPECT_THAT(evening.broken(), IsEmpty());
}

TEST(ClusterChecker, an_accepted_command_that_is_not_in_the_log_is_lost) {
  Evening evening;
  Command lost = evening.last_command();
  lost.id = 901;
  evening.history.commands.push_back(lost);
  EXPECT_THAT(evening.broken(), ElementsAre(Promise::NothingLost));
}

TEST(ClusterChecker, an_accepted_command_has_the_number_that_was_answered) {
  Evening evening;
  ++evening.last_command().seq;
  EXPECT_THAT(evening.broken(), ElementsAre(Promise::NothingLost));
}

TEST(ClusterChecker, a_command_that_is_there_twice_is_doubled_whatever_was_said_of_it) {
  for (const Outcome outcome : {Outcome::Accepted, Outcome::Unknown}) {
    Evening evening;
    evening.say(0, 900, "Well played");
    evening.last_command().outcome = outcome;
    EXPECT_THAT(evening.broken(), ElementsAre(Promise::NothingDoubled));
  }
}

TEST(ClusterChecker, a_refused_command_is_not_there_unless_an_earlier_sending_was_in_doubt) {
  Evening evening;
  evening.last_command().outcome = Outcome::Refused;
  EXPECT_THAT(evening.broken(), ElementsAre(Promise::RefusedNever));
  evening.last_command().is_in_doubt = true;
  EXPECT_THAT(evening.broken(), IsEmpty());
}

TEST(ClusterChecker, an_unknown_command_may_be_there_or_not) {
  Evening evening;
  evening.last_command().outcome = Outcome::Unknown;
  EXPECT_THAT(evening.broken(), IsEmpty());
  evening.history.commands.push_back({.id = 902, .deed = "say"});
  EXPECT_THAT(evening.broken(), IsEmpty());
}

TEST(ClusterChecker, what_nobody_asked_for_is_invented) {
  Evening evening;
  evening.history.commands.pop_back();
  EXPECT_THAT(evening.broken(), ElementsAre(Promise::NothingInvented));
}

TEST(ClusterChecker, what_was_answered_before_another_was_sent_stands_before_it) {
  Evening evening;
  // The last entry was answered before the first was sent.
  evening.last_command().invoked = evening.history.commands.front().invoked - 2;
  evening.last_command().answered = evening.history.commands.front().invoked - 1;
  EXPECT_THAT(evening.broken(), ElementsAre(Promise::RealTimeOrder));
}

TEST(ClusterChecker, commands_at_the_same_time_may_stand_in_any_order) {
  Evening evening;
  // The last was sent first and answered last.
  evening.last_command().invoked = evening.history.commands.front().invoked - 2;
  EXPECT_THAT(evening.broken(), IsEmpty());
}

TEST(ClusterChecker,
     an_unknown_command_does_not_stand_before_what_was_answered_before_it_was_sent) {
  Evening evening;
  Command& first = evening.history.commands[2];
  first.outcome = Outcome::Unknown;
  first.invoked = evening.last_command().answered + 1;
  EXPECT_THAT(evening.broken(), ElementsAre(Promise::RealTimeOrder));
}

TEST(ClusterChecker, the_times_of_entries_do_not_go_back) {
  Evening evening;
  const std::string at = fmt::format(R"("at":{})", step_of(evening.log.back()).at);
  evening.log.back().replace(evening.log.back().find(at), at.size(),
                             fmt::format(R"("at":{})", step_of(evening.log.front()).at - 1));
  evening.history.streams.clear();  // they tell when a line was said
  EXPECT_THAT(evening.broken(), ElementsAre(Promise::TimesAreRight));
}

TEST(ClusterChecker, the_times_of_entries_are_the_databases_where_that_is_asked) {
  Evening evening;
  for (Command& command : evening.history.commands) {
    command.invoked += Instant{3'600'000'000};
    command.answered += Instant{3'600'000'000};
  }
  EXPECT_THAT(evening.broken(), ElementsAre(Promise::TimesAreRight));
  EXPECT_THAT(evening.broken(Times::OfAnyClock), IsEmpty());
}

TEST(ClusterChecker, a_stream_has_no_gap) {
  Evening evening;
  evening.lines(0).erase(evening.lines(0).begin() + 4);
  EXPECT_THAT(evening.broken(), ElementsAre(Promise::StreamsAreWhole));
}

TEST(ClusterChecker, a_stream_says_nothing_twice) {
  Evening evening;
  evening.lines(2).insert(evening.lines(2).begin() + 4, evening.lines(2)[4]);
  EXPECT_THAT(evening.broken(), ElementsAre(Promise::StreamsAreWhole));
}

TEST(ClusterChecker, a_stream_begins_with_a_snapshot) {
  Evening evening;
  evening.lines(2).erase(evening.lines(2).begin());
  EXPECT_THAT(evening.broken(), ElementsAre(Promise::StreamsAreWhole));
}

TEST(ClusterChecker, a_snapshot_does_not_go_back_behind_what_was_known) {
  Evening evening;
  const Line first = evening.lines(2).front();
  evening.lines(2).resize(6);
  evening.lines(2).push_back(first);  // the watcher knew nothing any more
  EXPECT_THAT(evening.broken(), IsEmpty());
  evening.lines(2).back().is_anew = false;
  EXPECT_THAT(evening.broken(), ElementsAre(Promise::StreamsAreWhole));
}

TEST(ClusterChecker, after_a_watch_that_knew_nothing_changes_do_not_go_on) {
  Evening evening;
  evening.lines(2)[4].is_anew = true;
  EXPECT_THAT(evening.broken(), ElementsAre(Promise::StreamsAreWhole));
}

TEST(ClusterChecker, what_is_shown_is_what_the_log_says) {
  Evening evening;
  evening.history.streams.resize(3);  // nobody else to disagree with
  std::string& said = evening.lines(2).back().text;
  said.replace(said.find("Well"), 4, "Ill ");
  EXPECT_THAT(evening.broken(), ElementsAre(Promise::StreamsAreWhole));
}

TEST(ClusterChecker, what_is_shown_is_in_the_log_at_all) {
  Evening evening;
  evening.log.pop_back();  // the line of the chat
  evening.history.commands.pop_back();
  EXPECT_THAT(evening.broken(), ElementsAre(Promise::StreamsAreWhole));
}

TEST(ClusterChecker, a_snapshot_is_what_the_log_says) {
  Evening evening;
  std::string& whole = evening.lines(3).front().text;
  whole.replace(whole.find(R"("host":0)"), 8, R"("host":1)");
  EXPECT_THAT(evening.broken(), ElementsAre(Promise::StreamsAreWhole));
}

TEST(ClusterChecker, two_watchers_of_a_kind_do_not_disagree) {
  Evening evening;
  std::string& said = evening.lines(2).back().text;
  said.replace(said.find("Well"), 4, "Ill ");
  // One of the two is not what the log says, either.
  EXPECT_THAT(evening.broken(), ElementsAre(Promise::StreamsAreWhole, Promise::WatchersAgree));
}

TEST(ClusterChecker, the_time_at_which_a_message_was_made_is_no_part_of_it) {
  EXPECT_EQ(without_time(R"({"table":"K7MQ2X","seq":15,"now":1793750400000,"changes":{}})"),
            R"({"table":"K7MQ2X","seq":15,"now":0,"changes":{}})");
  EXPECT_EQ(without_time(R"({"table":"K7MQ2X"})"), R"({"table":"K7MQ2X"})");
}

TEST(ClusterChecker, nobody_is_sent_what_another_seat_sees) {
  Evening evening;
  evening.history.streams[0].viewer = Seat(1);
  const std::vector<Promise> broken = evening.broken();
  EXPECT_THAT(broken, testing::Contains(Promise::NothingHidden));
}

TEST(ClusterChecker, nothing_hidden_is_in_what_has_no_number) {
  Evening evening;
  evening.lines(2).push_back({R"({"table":"K7MQ2X","here":["YQsb"],"spectators":2})"});
  EXPECT_THAT(evening.broken(), ElementsAre(Promise::NothingHidden));
}

TEST(ClusterChecker, for_who_is_there_no_bot_stands_in) {
  std::vector<std::string> log = golden("four_with_bots_and_stand_ins.log");
  constexpr std::string_view kClock = R"("clock":"30s")";
  log[0].replace(log[0].find(kClock), kClock.size(), R"("clock":"none")");
  Evening evening(log);
  const auto stood_in = std::ranges::find_if(evening.log, [](const std::string& body) {
    return std::holds_alternative<tables::StoodIn>(step_of(body).what);
  });
  const tables::Step step = step_of(*stood_in);
  const Seat seat = std::get<tables::StoodIn>(step.what).seat;
  const auto at = [&](tables::Time seconds) { return Instant{1000} * (step.at + 1000 * seconds); };
  constexpr tables::Time kAway = 60;
  evening.history.stays = {{seat, at(-kAway + 1), at(10)}, {seat, at(-2 * kAway), at(-1)}};
  EXPECT_THAT(evening.broken(), IsEmpty());
  evening.history.stays.push_back({seat, at(-kAway), at(1)});
  EXPECT_THAT(evening.broken(), ElementsAre(Promise::ThereIsThere));
  EXPECT_THAT(evening.broken(Times::OfAnyClock), IsEmpty());
}

TEST(ClusterChecker, a_table_is_among_the_own_ones_until_its_game_is_over) {
  Evening evening;
  const Instant end = Instant{1000} * step_of(evening.log.back()).at;
  constexpr Instant kSecond = 1'000'000;
  evening.history.lists = {{end - 2 * kSecond, end - kSecond, true}, {end - kSecond, end, false}};
  EXPECT_THAT(evening.broken(), IsEmpty());
  evening.history.lists.push_back({end - 2 * kSecond, end - kSecond, false});
  EXPECT_THAT(evening.broken(), ElementsAre(Promise::ListsAreRight));
  EXPECT_THAT(evening.broken(Times::OfAnyClock), IsEmpty());
}

TEST(ClusterChecker, all_who_ask_for_a_rematch_are_told_of_the_table_that_the_log_names) {
  std::vector<std::string> log = golden("two_advanced.log");
  log.push_back(fmt::format(R"({{"at":{},"by":0,"id":899,"e":"rematched","table":"K7MQ2Y"}})",
                            step_of(log.back()).at));
  Evening evening(log);
  Command& first = evening.history.commands.at(evening.history.commands.size() - 2);
  first.deed = "rematch";
  first.table = "K7MQ2Y";
  // The other comes too late for an entry, and is told the same.
  Command other = first;
  other.id = 901;
  evening.history.commands.push_back(other);
  EXPECT_THAT(evening.broken(), IsEmpty());
  evening.last_command().table = "K7MQ2Z";
  EXPECT_THAT(evening.broken(), ElementsAre(Promise::OneNextTable));
}

TEST(ClusterChecker, a_game_that_is_not_over_is_found) {
  Evening evening(golden("running_game.log"));
  EXPECT_THAT(evening.broken(), ElementsAre(Promise::GamesEnd));
}

TEST(ClusterChecker, a_log_that_breaks_the_rules_is_found) {
  Evening evening;
  const auto begins = std::ranges::find_if(
      evening.log, [](const std::string& body) { return body.contains(R"("e":"started")"); });
  evening.log.insert(begins + 1, *begins);
  EXPECT_THAT(evening.broken(), ElementsAre(Promise::RecordsCheck));
  evening.log.insert(evening.log.begin(), "{}");
  EXPECT_THAT(evening.broken(), ElementsAre(Promise::RecordsCheck));
}

// What comes after a table was checked.

struct Later : Evening {
  Later() : later(log) {}
  std::vector<Promise> found() const {
    std::vector<Promise> promises;
    for (const Finding& finding : check_later(history, log, later)) {
      promises.push_back(finding.promise);
    }
    return promises;
  }
  std::vector<std::string> later;
};

TEST(ClusterChecker, a_log_may_stay_as_it_is_or_grow_by_what_was_unknown) {
  Later evening;
  EXPECT_THAT(evening.found(), IsEmpty());
  evening.later.push_back(evening.later.back());
  evening.log.pop_back();
  evening.later.pop_back();
  evening.last_command().outcome = Outcome::Unknown;
  EXPECT_THAT(evening.found(), IsEmpty());
}

TEST(ClusterChecker, a_log_that_lost_its_end_or_another_entry_later_is_found) {
  Later shorter;
  shorter.later.pop_back();
  EXPECT_THAT(shorter.found(), ElementsAre(Promise::NothingLost));
  Later other;
  other.later[3] = other.later[4];
  EXPECT_THAT(other.found(), ElementsAre(Promise::NothingLost));
}

TEST(ClusterChecker, what_is_obeyed_once_more_later_or_after_a_refusal_is_found) {
  Later twice;
  twice.later.push_back(twice.later.back());
  EXPECT_THAT(twice.found(), ElementsAre(Promise::NothingDoubled));
  Later refused;
  refused.log.pop_back();
  refused.last_command().outcome = Outcome::Refused;
  EXPECT_THAT(refused.found(), ElementsAre(Promise::RefusedNever));
}

}  // namespace
}  // namespace coverstory::cluster
