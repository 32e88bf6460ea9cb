#include "cli/cover_me/table.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>

#include "cli/cover_me/texts.h"
#include "cli/output.h"
#include "cli/refused.h"
#include "cli/speech.h"
#include "cli/telling.h"
#include "cli/terminal.h"

namespace coverstory::cli {

using namespace cover_me;

namespace {

/// Saving over an older save is meant; over anything else it is hardly.
bool is_something_else(const std::string& file) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(file, error)) return false;
  constexpr std::string_view kBeginning = "{\"coverstory\"";
  std::string beginning(kBeginning.size(), '\0');
  std::ifstream in(file, std::ios::binary);
  in.read(beginning.data(), static_cast<std::streamsize>(beginning.size()));
  return in.gcount() > 0 && beginning != kBeginning;
}

}  // namespace

void CoverMeTable::play() {
  while (true) {
    game_.let_bots_play();
    if (game_.is_over()) break;
    game_.narrator().announce(game_.person_view());
    tell_story();
    const auto action = ask();
    if (!action) return;
    game_.decide(*action);
  }
  tell_story();
  say(t("terminal.seed", {{"code", game_.seed().hex()}}) + "\n");
}

void CoverMeTable::say(std::string_view text) {
  out_ << wrapped(text, columns_);
}

void CoverMeTable::skip_story() {
  told_ = game_.narrator().text().size();
}

void CoverMeTable::tell_story() {
  say(std::string_view(game_.narrator().text()).substr(told_));
  skip_story();
}

/// The hand is shown where it matters, and once: where it is chosen from, the menu shows it.
void CoverMeTable::pose(const View& view, const Menu& menu) {
  say("\n" + moment_words(view));
  say(view.awaited == Kind::Vote ? standings(view, game_.cast())
                                 : position_words(view, game_.cast()));
  if (view.awaited == Kind::Take || view.awaited == Kind::Keep) say(hand_words(view));
  say(menu.text());
}

std::optional<Action> CoverMeTable::ask() {
  const View view = game_.person_view();
  const Menu menu(view, game_.person_choices(), game_.cast());
  pose(view, menu);
  while (true) {
    say(menu.prompt() + ": ");
    out_.flush();
    std::string line;
    if (!std::getline(in_, line)) {
      say("\n" + t("terminal.ended") + "\n");
      return std::nullopt;
    }
    const TypedLine typed(line);
    if (typed.word == "quit") {
      say(t("terminal.farewell", {{"command", "--resume"}}) + "\n");
      return std::nullopt;
    }
    if (const auto choice = answer(typed, view, menu)) return choice;
  }
}

/// The choice made; nothing where a word was obeyed, or what was typed is not understood.
std::optional<Action> CoverMeTable::answer(const TypedLine& typed, const View& view,
                                           const Menu& menu) {
  if (typed.word.empty()) {
    pose(view, menu);
  } else if (const auto numbers = typed.numbers()) {
    const auto choice = menu.choice(*numbers);
    if (choice) return *choice;
    say(choice.error() + "\n");
  } else if (!obey(typed.word, typed.rest, view)) {
    say(t("terminal.wrong") + "\n");
  }
  return std::nullopt;
}

bool CoverMeTable::obey(std::string_view word, std::string_view rest, const View& view) {
  if (word == "?" || word == "help") {
    say(rules_of_the_moment(view) + commands_help());
  } else if (word == "hand") {
    say(hand_words(view));
  } else if (word == "table") {
    say(table_words(view, game_.cast()));
  } else if (word == "scores") {
    say(scores_words(view, game_.cast()));
  } else if (word == "discard") {
    say(discard_words(view));
  } else if (word == "known") {
    say(known_words(view, game_.cast()));
  } else if (word == "log") {
    tell_log(rest);
  } else if (word == "save") {
    save(std::string(rest));
  } else {
    return false;
  }
  return true;
}

void CoverMeTable::tell_log(std::string_view how_much) {
  const std::string_view story = game_.narrator().text();
  say(story.substr(how_much == "all" ? 0 : game_.narrator().season_begins_at()));
}

void CoverMeTable::save(const std::string& file) {
  if (file.empty()) return say(t("terminal.save.name", {{"command", "save my-game"}}) + "\n");
  const Parameter name{"file", harmless(file)};
  if (is_something_else(file)) return say(t("terminal.save.other", {name}) + "\n");
  try {
    OutputFile out(file);
    out.write(game_.record());
    out.finish();
    say(t("terminal.saved", {{"command", "coverstory play cover-me --resume " + harmless(file)}}) +
        "\n");
  } catch (const Refused&) {
    say(t("terminal.save.failed", {name}) + "\n");
  }
}

}  // namespace coverstory::cli
