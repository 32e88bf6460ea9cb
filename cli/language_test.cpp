// The terminal in six languages: which one is spoken, and that it is spoken throughout.
#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "cli/command.h"
#include "cli/refused.h"
#include "cli/speech.h"
#include "cli/telling.h"
#include "cli/test_commands.h"
#include "cli/test_table.h"
#include "texts/message_file.h"

namespace coverstory::cli {
namespace {

using namespace cover_me;

using texts::kLanguages;
using texts::Message;
using texts::messages_of;

/// Speaks a language until the end of a test.
class Speaking {
 public:
  explicit Speaking(Language language) { speak(language); }
  Speaking(const Speaking&) = delete;
  Speaking& operator=(const Speaking&) = delete;
  ~Speaking() { speak(Language::English); }
};

TEST(Speech, the_locale_decides_where_nothing_is_asked_for) {
  const auto spoken = [](std::vector<std::string_view> locales) {
    return language_of_locale(locales);
  };
  EXPECT_EQ(spoken({"", "", "nl_BE.UTF-8"}), Language::Dutch);
  EXPECT_EQ(spoken({"", "fi_FI.UTF-8", "nl_NL.UTF-8"}), Language::Finnish);
  EXPECT_EQ(spoken({"sv_SE", "fi_FI", "nl_NL"}), Language::Swedish);
  EXPECT_EQ(spoken({"C.UTF-8", "", "da_DK"}), Language::English);
  EXPECT_EQ(spoken({"", "", "da"}), Language::Danish);
  for (const std::string_view norwegian : {"nb_NO.UTF-8", "nn_NO", "no_NO", "nb@x"}) {
    EXPECT_EQ(spoken({"", "", norwegian}), Language::Norwegian) << norwegian;
  }
  EXPECT_EQ(spoken({"", "", "de_DE.UTF-8"}), Language::English);
  EXPECT_EQ(spoken({"", "", ""}), Language::English);
}

TEST(Speech, a_language_that_is_not_spoken_is_refused_with_those_that_are) {
  EXPECT_EQ(wanted_language("sv"), Language::Swedish);
  EXPECT_EQ(refusal_of([] { wanted_language("xx"); }),
            "--language takes one of en, nl, fi, sv, da, nb, not 'xx'.");
  const std::vector<std::string_view> words{"cover-me", "--language", "klingon"};
  EXPECT_NE(refusal_of([&] { play(words); }).find("not 'klingon'"), std::string::npos);
}

TEST(Speech, numbers_and_lists_follow_the_language) {
  const Speaking finnish(Language::Finnish);
  EXPECT_EQ(t("coverMe.cards", {{"count", 1}}), "1 kortti");
  EXPECT_EQ(t("coverMe.cards", {{"count", 21}}), "21 korttia");
  EXPECT_EQ(listed({"Ada", "Bo", "Cy"}), "Ada, Bo ja Cy");
}

/// What stands between the places of a text, as far as it has several words: only a person of that
/// language would say it.
std::vector<std::string> phrases_of(std::string_view text) {
  std::vector<std::string> phrases;
  while (!text.empty()) {
    const std::size_t open = std::min(text.find('{'), text.size());
    std::string_view phrase = text.substr(0, open);
    if (phrase.size() > 10 && phrase.substr(1, phrase.size() - 2).find(' ') != phrase.npos) {
      phrases.emplace_back(phrase);
    }
    text.remove_prefix(std::min(std::min(text.find('}', open), text.size()) + 1, text.size()));
  }
  return phrases;
}

/// English that this language does not say in the same way.
std::set<std::string> foreign_phrases(Language language) {
  std::set<std::string> own, foreign;
  const auto add = [](std::set<std::string>& to, const Message& message) {
    for (const std::string& phrase : phrases_of(message.text)) to.insert(phrase);
    if (!message.one) return;
    for (const std::string& phrase : phrases_of(*message.one)) to.insert(phrase);
  };
  for (const auto& [key, message] : messages_of(language)) add(own, message);
  for (const auto& [key, message] : messages_of(Language::English)) add(foreign, message);
  for (const std::string& phrase : own) foreign.erase(phrase);
  return foreign;
}

/// A whole game in which everything is looked at that can be, and something wrong is typed.
std::string game_in(Language language, const Options& options) {
  const Speaking speaking(language);
  const std::vector<std::string> looks{"?",        "hand",  "table", "scores",
                                       "discard",  "known", "log",   "log all",
                                       "nonsense", "99",    "save",  "save /nowhere/at/all"};
  CoverMeGame game(seating(options));
  std::size_t asked = 0;
  const std::string text = played(game, [&] {
    const std::size_t turn = asked++ % (3 * looks.size());
    return turn < looks.size() ? looks[turn] : first_choice(game);
  });
  EXPECT_TRUE(game.is_over());
  return text;
}

void expect_no_english(Language language, const std::string& text) {
  EXPECT_EQ(text.find_first_of("{}"), text.npos);
  for (const std::string& phrase : foreign_phrases(language)) {
    EXPECT_EQ(text.find(phrase), text.npos) << texts::code_of(language) << " says: " << phrase;
  }
}

TEST(Speech, a_game_is_played_to_its_end_in_each_language_without_an_english_sentence) {
  const std::array variants{
      Options{.players = 4, .length = GameLength::Short},
      Options{.players = 2, .tie = Tie::Share, .totals = Totals::Hidden},
      Options{.players = 2, .two_player = TwoPlayer::Advanced, .length = GameLength::Short},
      Options{.players = 3, .values = Values::Equal, .removed = Clothes::Red}};
  for (const Language language : kLanguages) {
    EXPECT_EQ(foreign_phrases(language).empty(), language == Language::English);
    for (const Options& options : variants) expect_no_english(language, game_in(language, options));
  }
}

std::string shown(const std::string& file, Language language) {
  const std::vector<std::string_view> words{file, "--language", texts::code_of(language)};
  testing::internal::CaptureStdout();
  EXPECT_EQ(show(words), 0);
  speak(Language::English);
  return testing::internal::GetCapturedStdout();
}

TEST(Speech, recorded_games_are_told_in_each_language_with_the_bots_names) {
  const Options options{.players = 4, .length = GameLength::Short};
  const TemporaryFile cover_me(
      "told_cover_me.jsonl",
      random_record(options, Seed::from_number(3), {"Ada", "easy 1", "medium 2", "hard 3"}));
  for (const Language language : texts::kLanguages) {
    const std::string story = shown(cover_me.name(), language);
    expect_no_english(language, story);
    const Speaking speaking(language);
    EXPECT_NE(story.find(t("terminal.bot.medium") + " 2"), story.npos);
    EXPECT_EQ(story.find("medium 2"), story.npos) << "as records name it";
  }
}

TEST(Speech, what_is_wrong_with_a_file_is_told_in_each_language) {
  const TemporaryFile empty("told_empty.jsonl", "");
  const TemporaryFile wrong("told_wrong.jsonl", "{}\n");
  std::set<std::string> refusals;
  for (const Language language : texts::kLanguages) {
    for (const std::string& file :
         {empty.name(), wrong.name(), std::string("/nowhere/at-all"), std::string("/")}) {
      const std::vector<std::string_view> words{file, "--language", texts::code_of(language)};
      refusals.insert(refusal_of([&] { show(words); }));
      speak(Language::English);
    }
  }
  EXPECT_EQ(refusals.size(), 4 * texts::kLanguages.size());
}

}  // namespace
}  // namespace coverstory::cli
