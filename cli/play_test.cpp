// coverstory play: whole games typed by a script, wrong input, saving and resuming, and secrets.
#include <gtest/gtest.h>

#include <cstdlib>
#include <istream>
#include <map>
#include <set>
#include <sstream>

#include "cli/command.h"
#include "cli/cover_me/table.h"
#include "cli/record_file.h"
#include "cli/refused.h"
#include "cli/terminal.h"
#include "cli/test_commands.h"
#include "cli/test_table.h"
#include "engine/core/test_options.h"
#include "records/check.h"
#include "records/cover_me/replay.h"

namespace coverstory::cli {
namespace {

using namespace cover_me;

records::GameLines lines_of(const std::string& record) {
  std::istringstream in(record);
  return records::GameReader(in).next().value().value();
}

TEST(Play, whole_games_of_every_variant_end_with_a_right_record) {
  for (const Options& options : varied_combinations(kOptions)) {
    CoverMeGame game(seating(options));
    const std::string text = played(game, [&] { return first_choice(game); });
    EXPECT_TRUE(game.is_over());
    EXPECT_NE(text.find("The final issue is out!"), text.npos);
    EXPECT_NE(text.find(game.seed().hex()), text.npos);
    const auto mistake = records::first_mistake(lines_of(game.record()));
    EXPECT_FALSE(mistake) << mistake->line << ": " << mistake->sentence;
  }
}

TEST(Play, the_seed_stays_secret_until_the_end) {
  CoverMeGame game(seating({.players = 3}));
  int lines = 0;
  const std::string text = played(game, [&]() -> std::optional<std::string> {
    return ++lines > 20 ? std::nullopt : std::optional(first_choice(game));
  });
  EXPECT_EQ(text.find(game.seed().hex()), text.npos);
}

/// The help given at each kind of decision that a game comes to.
std::map<Kind, std::string> help_in(const Options& options, std::uint64_t seed) {
  std::map<Kind, std::string> help;
  CoverMeGame game(seating(options, seed));
  std::ostringstream out;
  std::optional<Kind> asked;
  Typist typist([&]() -> std::string {
    if (asked) help[*asked] = out.str();
    asked.reset();
    out.str("");
    if (help.contains(game.state().awaited)) return first_choice(game);
    asked = game.state().awaited;
    return "?";
  });
  std::istream in(&typist);
  CoverMeTable(game, in, out).play();
  return help;
}

TEST(Play, a_question_mark_explains_each_kind_of_decision) {
  const Options often_tied{
      .players = 5, .length = GameLength::Short, .values = Values::Equal, .removed = Clothes::Red};
  std::map<Kind, std::string> help = help_in({.players = 3}, 1);
  for (std::uint64_t seed = 0; seed < 100 && !help.contains(Kind::Vote); ++seed) {
    help.merge(help_in(often_tied, seed));
  }
  EXPECT_EQ(help.size(), 6u);
  std::set<std::string> texts;
  for (const auto& [kind, text] : help) {
    EXPECT_NE(text.find("CM-"), text.npos);
    EXPECT_NE(text.find("quit: "), text.npos);
    texts.insert(text.substr(0, text.find('\n')));
  }
  EXPECT_EQ(texts.size(), 6u) << "each kind has a help of its own";
}

TEST(Play, nonsense_gets_a_sentence_and_changes_nothing) {
  for (const Options& options :
       {Options{.players = 4}, Options{.players = 2, .two_player = TwoPlayer::Advanced}}) {
    const std::vector<std::string> nonsense{"99",
                                            "0x1",
                                            "-1",
                                            "1 2 3",
                                            "one",
                                            "1a",
                                            ", 1",
                                            "1 1",
                                            "save",
                                            "play 1",
                                            "\x1b[A",
                                            "4294967297",
                                            "99999999999999999999"};
    CoverMeGame game(seating(options));
    game.let_bots_play();
    const auto before = hash_of(game.state());
    const std::string record = game.record();
    std::size_t line = 0;
    const std::string text = played(game, [&]() -> std::optional<std::string> {
      EXPECT_EQ(hash_of(game.state()), before);
      if (line == nonsense.size()) return std::nullopt;
      return nonsense[line++];
    });
    EXPECT_EQ(line, nonsense.size());
    EXPECT_EQ(game.record(), record);
    EXPECT_EQ(text.find('\x1b'), text.npos) << "what was typed must not reach the terminal";
  }
}

TEST(Play, words_show_things_again_and_change_nothing) {
  const std::vector<std::pair<std::string, std::string>> words{
      {"hand", "Your hand:\n1. "},
      {"table", "Cards in hand: You 9"},
      {"scores", "greedy 1: "},
      {"discard", "Discard pile ("},
      {"known", "What the others know of your hand: "},
      {"log", "Spring, year 1."},
      {"log all", "Everything’s set up."},
      {"", "Spring, year 1. Month 1 of 3."}};
  CoverMeGame game(seating({.players = 3}));
  const auto until_spring = [&]() -> std::optional<std::string> {
    const bool spring = game.state().calendar.season == Season::Spring && game.state().month == 1;
    return spring ? std::nullopt : std::optional(first_choice(game));
  };
  played(game, until_spring);
  const auto before = hash_of(game.state());
  for (const auto& [word, answer] : words) {
    bool typed = false;
    const std::string text = played(game, [&]() -> std::optional<std::string> {
      return std::exchange(typed, true) ? std::nullopt : std::optional(word);
    });
    EXPECT_NE(text.find(answer), text.npos) << word << ": " << text;
    EXPECT_EQ(hash_of(game.state()), before);
  }
}

TEST(Play, CM_6_5_hidden_totals_are_told_at_the_end_only) {
  const auto story = [](Totals totals) {
    CoverMeGame game(
        seating({.players = 3, .length = GameLength::Short, .tie = Tie::Share, .totals = totals}));
    int asked = 0;
    return played(game, [&] { return ++asked == 20 ? "scores" : first_choice(game); });
  };
  const std::string shown = story(Totals::Shown), hidden = story(Totals::Hidden);
  EXPECT_NE(shown.find("Scores so far: "), shown.npos);
  EXPECT_EQ(shown.find("CM-6.5"), shown.npos);
  EXPECT_EQ(hidden.find("Scores so far: "), hidden.npos);
  EXPECT_NE(hidden.find("are revealed after the last season. (CM-6.5)"), hidden.npos);
  EXPECT_EQ(hidden.substr(hidden.find("The final issue is out!")),
            shown.substr(shown.find("The final issue is out!")));
}

TEST(Play, the_end_of_input_and_quit_end_cleanly) {
  CoverMeGame game(seating({.players = 4}));
  EXPECT_NE(played(game, [] { return std::nullopt; }).find("The input has ended"),
            std::string::npos);
  EXPECT_NE(played(game, [] { return "QUIT"; }).find("--resume"), std::string::npos);
  EXPECT_FALSE(game.is_over());
}

TEST(Play, a_saved_and_resumed_game_goes_on_as_without_the_pause) {
  for (const Options& options : varied_combinations(kOptions)) {
    for (const int save_at : {1, 4, 17, 25}) {
      const TemporaryFile file("play_saved");
      CoverMeGame game(seating(options));
      int asked = 0;
      played(game, [&] { return ++asked == save_at ? "save " + file.name() : first_choice(game); });
      const auto saved = RecordFile(file.name()).next_game().value();
      const auto replayed =
          records::cover_me::replay(saved, records::cover_me::Ending::MayBeMissing);
      ASSERT_TRUE(replayed) << replayed.error().sentence;
      CoverMeGame resumed({replayed->options, replayed->seats, replayed->seed}, saved);
      EXPECT_TRUE(game.record().starts_with(resumed.record()));
      played(resumed, [&] { return first_choice(resumed); });
      EXPECT_EQ(resumed.record(), game.record());
      EXPECT_FALSE(std::filesystem::exists(file.name() + ".partial"));
    }
  }
}

TEST(Play, CM_2_5_the_starting_player_may_be_named) {
  for (int seat = 0; seat < 3; ++seat) {
    CoverMeGame::Seating named = seating({.players = 3});
    named.start = Seat(seat);
    EXPECT_EQ(CoverMeGame(named).state().start, Seat(seat));
  }
}

TEST(Play, saving_spares_other_files_and_says_what_is_wrong) {
  const TemporaryFile notes("play_notes", "dear diary");
  CoverMeGame game(seating({.players = 4}));
  std::vector<std::string> lines{"save " + notes.name(), "save /nowhere/at/all"};
  const std::string text = played(game, [&]() -> std::optional<std::string> {
    if (lines.empty()) return std::nullopt;
    const std::string line = lines.back();
    lines.pop_back();
    return line;
  });
  EXPECT_NE(text.find("isn’t a saved game"), text.npos);
  EXPECT_NE(text.find("can’t be written"), text.npos);
  EXPECT_EQ(std::filesystem::file_size(notes.name()), 10u);
}

std::string refusal(const std::vector<std::string_view>& words) {
  setenv("LC_ALL", "C", 1);  // what is expected below is English, whoever runs this
  try {
    play(words);
  } catch (const Refused& refused) {
    return refused.what();
  }
  return "played";
}

TEST(Play, the_command_refuses_with_what_was_expected) {
  EXPECT_NE(refusal({"chess"}).find("expected cover-me"), std::string::npos);
  EXPECT_NE(refusal({"cover-me", "--bots", "genius"}).find("greedy"), std::string::npos);
  EXPECT_NE(refusal({"cover-me", "--players", "2", "--bots", "greedy,greedy"}).find("there are 1"),
            std::string::npos);
  EXPECT_NE(refusal({"cover-me", "--length", "endless"}).find("standard or long or short"),
            std::string::npos);
  EXPECT_NE(refusal({"cover-me", "--values", "equal"}).find("CM-11.2"), std::string::npos);
  EXPECT_NE(refusal({"cover-me", "--players", "3", "--first", "3"}).find("0 to 2"),
            std::string::npos);
  EXPECT_NE(refusal({"cover-me", "--seed", "xyz"}).find("hex digits"), std::string::npos);
  EXPECT_NE(refusal({"cover-me", "--name", "\n"}).find("printable"), std::string::npos);
  EXPECT_NE(refusal({"cover-me", "--resume", "x", "--players", "3"}).find("only --language"),
            std::string::npos);
}

TEST(Play, only_a_saved_game_with_bots_can_be_resumed) {
  const Options options{.players = 2};
  const TemporaryFile over("play_over", random_record(options, Seed{}, {"You", "greedy 1"}));
  EXPECT_NE(refusal({"cover-me", "--resume", over.name()}).find("is over"), std::string::npos);
  std::string half = random_record(options, Seed{});
  half.resize(half.find("\"e\":\"act\"") - 1);
  const TemporaryFile people("play_people", half);
  EXPECT_NE(refusal({"cover-me", "--resume", people.name()}).find("Bob"), std::string::npos);
}

/// Remembers every card that seat 0 has seen the face of, judged by where cards really lie.
class Witness : public Listener {
 public:
  CardSet seen;

  void look(const State& state) {
    for (const auto& pile : state.open) add(pile);
    for (const auto& row : state.rows) add(row);
    for (const auto& set : {state.discard, state.scored[0], state.scored[1], state.scored[2],
                            state.scored[3], state.scored[4], state.middle[0], state.middle[1]}) {
      set.for_each([&](Card card) { seen.insert(card); });
    }
    add(state.influence);
    add(state.hand(kPerson));
    if (state.laid.size() == 2) seen.insert(state.laid.back());
    if (state.to_act.contains(kPerson) && state.awaited == Kind::Keep) add(state.looked);
  }
  void acted(const State& state, const Acted& acted) override {
    look(state);
    const Action action = acted.action;
    if (action.kind() == Kind::Play) {
      seen.insert(action.card());
      if (const auto second = action.second_card()) seen.insert(*second);
    }
    if (action.kind() == Kind::Swap && action.discarded()) seen.insert(*action.discarded());
    if (action.kind() == Kind::Take && action.pile()) seen.insert(*acted.taken);
  }
  void month_revealed(const State& state) override { look(state); }
  void season_scored(const State& state, const SeasonScored&) override { look(state); }
  void season_begun(const State& state) override { look(state); }

 private:
  void add(const auto& cards) {
    for (const Card card : cards) seen.insert(card);
  }
};

std::set<std::string> words_in(const std::string& text) {
  std::set<std::string> words;
  std::string word;
  for (const char c : text + " ") {
    if (std::isalpha(static_cast<unsigned char>(c)) != 0) {
      word += c;
    } else {
      words.insert(std::exchange(word, ""));
    }
  }
  return words;
}

/// What has been written by the time of each question names no card whose face was hidden so far.
TEST(Play, CM_12_no_hidden_card_is_ever_named) {
  const std::vector<std::string> looks{"table", "known", "hand", "log", "scores", "discard"};
  for (const Options& options : varied_combinations(kOptions)) {
    Witness witness;
    CoverMeGame game(seating(options, 11), &witness);
    std::ostringstream out;
    std::size_t asked = 0;
    Typist typist([&]() -> std::string {
      witness.look(game.state());
      const auto words = words_in(out.str());
      out.str("");
      for (int i = 0; i < kCards; ++i) {
        if (witness.seen.contains(Card(i))) continue;
        EXPECT_FALSE(words.contains(std::string(name_of(Card(i))))) << name_of(Card(i));
        EXPECT_FALSE(words.contains(code_of(Card(i)))) << code_of(Card(i));
      }
      const std::size_t turn = asked++ % (looks.size() + 1);
      return turn < looks.size() ? looks[turn] : first_choice(game);
    });
    std::istream in(&typist);
    CoverMeTable(game, in, out).play();
    EXPECT_TRUE(game.is_over());
  }
}

TEST(Wrapped, lines_break_between_words_only) {
  EXPECT_EQ(wrapped("one two three\nfour", 8), "one two\nthree\nfour");
  EXPECT_EQ(wrapped("one two three\nfour", 0), "one two three\nfour");
  EXPECT_EQ(wrapped("extraordinary it is\n\nyes\n", 5), "extraordinary\nit is\n\nyes\n");
  EXPECT_EQ(wrapped("Zoë Åsa", 7), "Zoë Åsa");
  EXPECT_EQ(wrapped("of value 0.\n2. two", 9), "of\nvalue 0.\n2. two");
}

TEST(TypedLine, numbers_words_and_the_rest) {
  EXPECT_EQ(TypedLine(" 3, 7 ").numbers(), (std::vector<int>{3, 7}));
  EXPECT_EQ(TypedLine("3 x").numbers(), std::nullopt);
  EXPECT_EQ(TypedLine("3x").numbers(), std::nullopt);
  EXPECT_EQ(TypedLine("SAVE  My Game ").word, "save");
  EXPECT_EQ(TypedLine("SAVE  My Game ").rest, "My Game");
}

}  // namespace
}  // namespace coverstory::cli
