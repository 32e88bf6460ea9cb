// The arena of the command line: what it is asked for, that threads change nothing, its reports,
// and its stop-watches. And programs as players: in selfplay, at a person's table, never from a
// file.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "cli/arena/report.h"
#include "cli/command.h"
#include "cli/cover_me/commands.h"
#include "cli/cover_me/game.h"
#include "cli/cover_up/commands.h"
#include "cli/long_run.h"
#include "cli/refused.h"
#include "cli/test_commands.h"

namespace coverstory::cli {
namespace {

constexpr ArenaTerms kTerms{.game = "Cover Me",
                            .game_key = "cover-me",
                            .points = "mean prestige",
                            .points_key = "prestige"};

ArenaPlan plan_of(std::vector<std::string_view> words, std::size_t players = 4) {
  return read_arena_plan(Arguments(words, arena_flags()), players);
}

std::string refusal_of(std::vector<std::string_view> words, std::size_t players = 4) {
  try {
    plan_of(std::move(words), players);
  } catch (const Refused& refused) {
    return refused.what();
  }
  return "";
}

ArenaOutcome outcome_of(const ArenaPlan& plan, const std::atomic<bool>& stop) {
  bots::exec::CoverMePlayerPool pool(bots::exec::cover_me_players(plan.budget));
  return run_arena(plan, [&](const ArenaGame& game) {
    return play_arena_cover_me(plan, {.players = static_cast<std::uint8_t>(plan.players())}, pool,
                               game, stop);
  });
}

/// A report in which nothing depends on the clock or on the number of threads.
std::string timeless(const ArenaPlan& plan, const ArenaOutcome& outcome) {
  boost::json::object report = arena_json(plan, outcome, kTerms, {});
  report.erase("seconds");
  report.erase("threads");
  for (auto& bot : report.at("bots").as_array()) bot.as_object().erase("time_ms");
  return serialize(report);
}

TEST(ArenaPlan, bots_go_round_until_every_seat_is_taken) {
  const ArenaPlan plan = plan_of({"--bots", "hard,medium"}, 5);
  EXPECT_EQ(plan.table, (std::vector<std::string>{"hard", "medium", "hard", "medium", "hard"}));
  EXPECT_EQ(plan.bots, (std::vector<std::string>{"hard", "medium"}));
}

TEST(ArenaPlan, every_bot_of_a_table_sits_in_every_seat) {
  const ArenaPlan plan = plan_of({"--table", "hard,medium,medium,easy"});
  for (std::size_t seat = 0; seat < 4; ++seat) {
    std::vector<int> times(3, 0);
    for (std::size_t rotation = 0; rotation < 4; ++rotation) {
      ++times[plan.bot_at(seat, rotation)];
    }
    EXPECT_EQ(times, (std::vector<int>{1, 2, 1}));
  }
}

TEST(ArenaPlan, games_are_rounded_up_to_whole_decks) {
  EXPECT_EQ(plan_of({"--bots", "hard", "--games", "400"}, 4).games(), 400u);
  EXPECT_EQ(plan_of({"--bots", "hard", "--games", "400"}, 3).games(), 402u);
  EXPECT_EQ(plan_of({"--bots", "hard", "--games", "1"}, 5).games(), 5u);
}

TEST(ArenaPlan, what_makes_no_sense_is_refused) {
  EXPECT_NE(refusal_of({}), "");
  EXPECT_NE(refusal_of({"--bots", "hard", "--table", "a,b,c,d"}), "");
  EXPECT_NE(refusal_of({"--table", "hard,medium"}).find("it takes 4"), std::string::npos);
  EXPECT_NE(refusal_of({"--bots", "a,b,c,d,e"}), "");
  EXPECT_NE(refusal_of({"--bots", "hard", "more"}), "");
  EXPECT_NE(refusal_of({"--bots", "hard", "--budget-ms", "0"}), "");
  EXPECT_NE(refusal_of({"--bots", "hard", "--games", "-4"}), "");
}

TEST(Arena, threads_change_nothing) {
  const std::atomic<bool> go_on{false};
  ArenaPlan plan = plan_of({"--bots", "greedy,random", "--games", "12", "--seed", "7",
                            "--iterations", "5", "--threads", "1"},
                           3);
  const ArenaOutcome one = outcome_of(plan, go_on);
  plan.threads = 4;
  const ArenaOutcome four = outcome_of(plan, go_on);
  EXPECT_EQ(one.standings.games(), 12u);
  EXPECT_EQ(timeless(plan, one), timeless(plan, four));
}

TEST(Arena, equal_bots_win_equally_often) {
  const std::atomic<bool> go_on{false};
  const ArenaPlan plan = plan_of({"--bots", "greedy", "--games", "8", "--seed", "7"});
  const ArenaOutcome outcome = outcome_of(plan, go_on);
  EXPECT_DOUBLE_EQ(outcome.standings.bots()[0].win.mean(), 0.25);
  EXPECT_EQ(outcome.standings.bots()[0].seats, 32u);
}

TEST(Arena, a_deck_is_the_same_in_every_rotation) {
  // Players that do the same everywhere: the seat alone decides, and every bot has had every seat.
  const std::atomic<bool> go_on{false};
  ArenaPlan plan = plan_of({"--bots", "greedy", "--games", "8", "--seed", "3"});
  bots::exec::CoverMePlayerPool pool(bots::exec::cover_me_players(plan.budget));
  std::vector<double> prestige;
  for (std::size_t rotation = 0; rotation < 4; ++rotation) {
    const auto game = play_arena_cover_me(plan, {.players = 4}, pool, {1, rotation}, go_on);
    prestige.push_back(game.value()[2].points);
  }
  EXPECT_EQ(prestige, std::vector<double>(4, prestige[0]));
}

TEST(Arena, what_is_stopped_reports_the_decks_that_are_known) {
  const ArenaPlan plan = plan_of({"--bots", "greedy,random", "--games", "400", "--threads", "1"});
  const std::atomic<bool> go_on{false}, stop{true};
  bots::exec::CoverMePlayerPool pool(bots::exec::cover_me_players(plan.budget));
  const ArenaOutcome outcome = run_arena(plan, [&](const ArenaGame& game) {
    return play_arena_cover_me(plan, {.players = 4}, pool, game, game.deck < 2 ? go_on : stop);
  });
  EXPECT_TRUE(outcome.stopped);
  EXPECT_EQ(outcome.standings.decks(), 2u);
  const std::string text = arena_text(plan, outcome, kTerms);
  EXPECT_TRUE(text.starts_with("Stopped after 2 of 100 decks.\n8 games of Cover Me: ")) << text;
}

TEST(Arena, what_is_stopped_at_once_says_so) {
  const ArenaPlan plan = plan_of({"--bots", "greedy,random"});
  const std::atomic<bool> stop{true};
  EXPECT_EQ(
      arena_text(plan, outcome_of(plan, stop), kTerms),
      "Stopped after 0 of 100 decks.\nNo deck was played to the end: nothing is known yet.\n");
}

TEST(Arena, CU_6_4_the_fewest_points_win_in_cover_up) {
  const std::atomic<bool> go_on{false}, stop{true};
  const std::vector<std::string_view> words{"--players", "3"};
  const CoverUpTable table = read_cover_up_table(Arguments(words, cover_up_option_flags()));
  const ArenaPlan plan = plan_of({"--bots", "greedy,random", "--seed", "4"}, 3);
  bots::exec::CoverUpPlayerPool pool(bots::exec::cover_up_players({}, table.table.deck));
  const auto game = play_arena_cover_up(plan, table, pool, {0, 1}, go_on);
  double wins = 0;
  for (const auto& seat : game.value()) {
    EXPECT_EQ(seat.win > 0, seat.rank == 1);
    EXPECT_GE(seat.points, -1) << "only the hourglass point lies below par";
    EXPECT_EQ(seat.times.size(), 9u) << "five rounds, and four cards to return";
    wins += seat.win;
  }
  EXPECT_DOUBLE_EQ(wins, 1);
  EXPECT_FALSE(play_arena_cover_up(plan, table, pool, {0, 1}, stop).has_value());
}

TEST(ArenaReport, names_shares_ranks_points_elo_times_and_forfeits) {
  ArenaPlan plan = plan_of({"--bots", "strong,weak", "--seed", "1", "--games", "2"}, 2);
  ArenaOutcome outcome{.standings = bots::arena::Standings(plan.bots)};
  const bots::arena::GameResult won{{.bot = 0, .win = 1, .rank = 1, .points = 20},
                                    {.bot = 1, .win = 0, .rank = 2, .points = 10, .forfeits = 3}};
  const bots::arena::GameResult lost{{.bot = 0, .win = 0, .rank = 2, .points = 4},
                                     {.bot = 1, .win = 1, .rank = 1, .points = 8}};
  outcome.standings.add_deck(std::vector{won, won});
  outcome.standings.add_deck(std::vector{won, lost});
  const std::string text = arena_text(plan, outcome, kTerms);
  EXPECT_NE(text.find("4 games of Cover Me: 2 decks, each played 2 times"), std::string::npos);
  EXPECT_NE(text.find("75.00 % ± 317.66"), std::string::npos) << text;
  EXPECT_NE(text.find("strong against weak: Elo +191 (-∞ to +∞), ahead in 75.0 %"),
            std::string::npos)
      << text;
  const auto report = arena_json(plan, outcome, kTerms, {{"players", 2}});
  EXPECT_EQ(report.at("bots").at(1).at("forfeits"), 9);
  EXPECT_EQ(report.at("bots").at(0).at("prestige").at("mean"), 16.0);
  EXPECT_TRUE(report.at("pairings").at(0).at("elo").at("high").is_null());
  EXPECT_EQ(report.at("options").at("players"), 2);
  EXPECT_EQ(report.at("complete"), true);
}

TEST(Interrupt, the_first_control_c_only_asks) {
  const Interrupt interrupt;
  EXPECT_FALSE(interrupt.asked());
  raise(SIGINT);
  EXPECT_TRUE(interrupt.asked());
}

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
    EXPECT_NE(std::string(refused.what()).find("can’t start a program"), std::string::npos);
  }
}

/// Takes the first choice.
class FirstBot : public bots::cover_me::Bot {
 public:
  bots::cover_me::Action choose(const bots::cover_me::View&,
                                const bots::cover_me::Choices& choices) override {
    return choices.front();
  }
};

TEST(TimedBots, times_the_decisions_in_which_there_was_a_choice) {
  TimedCoverMeBot timed(std::make_unique<FirstBot>());
  timed.begin({.players = 3}, Seat(0));
  const auto state =
      cover_me::new_game({.players = 3, .deal = cover_me::Deal::Quick}, Seed::from_number(1));
  const auto seen = view(state, Seat(0));
  bots::cover_me::Choices choices = legal(state, Seat(0));
  timed.choose(seen, choices);
  EXPECT_EQ(timed.times().size(), 1u);
  const bots::cover_me::Action only = choices.front();
  timed.choose(seen, {only});
  EXPECT_EQ(timed.times().size(), 1u);
}

}  // namespace

}  // namespace coverstory::cli
