#include "cli/cover_me_table.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <filesystem>
#include <fstream>

#include "cli/cover_me_help.h"
#include "cli/cover_me_knowledge.h"
#include "cli/cover_me_result.h"
#include "cli/cover_me_texts.h"
#include "cli/output_file.h"
#include "cli/refused.h"
#include "cli/typed_line.h"

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
  fmt::print(out_, "The seed was {}.\n", game_.seed().hex());
}

void CoverMeTable::skip_story() {
  told_ = game_.narrator().text().size();
}

void CoverMeTable::tell_story() {
  out_ << std::string_view(game_.narrator().text()).substr(told_);
  skip_story();
}

/// The hand is shown where it matters, and once: where it is chosen from, the menu shows it.
void CoverMeTable::pose(const View& view, const Menu& menu) {
  out_ << "\n" << moment_words(view);
  out_ << (view.awaited == Kind::Vote ? standings(view, game_.cast())
                                      : position_words(view, game_.cast()));
  if (view.awaited == Kind::Take || view.awaited == Kind::Keep) out_ << hand_words(view);
  out_ << menu.text();
}

std::optional<Action> CoverMeTable::ask() {
  const View view = game_.person_view();
  const Menu menu(view, game_.person_choices(), game_.cast());
  pose(view, menu);
  while (true) {
    fmt::print(out_, "Type {}, or ? for help: ", menu.expected());
    out_.flush();
    std::string line;
    if (!std::getline(in_, line)) {
      out_ << "\nThe input has ended; the game stops here.\n";
      return std::nullopt;
    }
    const TypedLine typed(line);
    if (typed.word.empty()) {
      pose(view, menu);
    } else if (typed.word == "quit") {
      out_ << "You leave the game. (To go on another time, type save FILE before quit, and start "
              "with --resume FILE.)\n";
      return std::nullopt;
    } else if (const auto numbers = typed.numbers()) {
      const auto choice = menu.choice(*numbers);
      if (choice) return *choice;
      out_ << choice.error() << "\n";
    } else if (!obey(typed.word, typed.rest, view)) {
      fmt::print(out_, "That is not understood. Please type {}, or ? for help.\n", menu.expected());
    }
  }
}

bool CoverMeTable::obey(std::string_view word, std::string_view rest, const View& view) {
  if (word == "?" || word == "help") {
    out_ << rules_of_the_moment(view) << commands_help();
  } else if (word == "hand") {
    out_ << hand_words(view);
  } else if (word == "table") {
    out_ << table_words(view, game_.cast());
  } else if (word == "scores") {
    out_ << scores_words(view, game_.cast());
  } else if (word == "discard") {
    out_ << discard_words(view);
  } else if (word == "known") {
    out_ << known_words(view, game_.cast());
  } else if (word == "log") {
    tell_log(rest);
  } else if (word == "save") {
    save(rest);
  } else {
    return false;
  }
  return true;
}

void CoverMeTable::tell_log(std::string_view how_much) {
  const std::string_view story = game_.narrator().text();
  out_ << story.substr(how_much == "all" ? 0 : game_.narrator().season_begins_at());
}

void CoverMeTable::save(std::string_view name) {
  const std::string file(name);
  if (file.empty()) {
    out_ << "save needs the name of a file, for example: save my-game.\n";
    return;
  }
  if (is_something_else(file)) {
    fmt::print(out_, "{} exists and is no game; please choose another name.\n", file);
    return;
  }
  try {
    OutputFile out(file);
    out.write(game_.record());
    out.finish();
    fmt::print(out_, "The game so far is saved in {}. To go on with it: --resume {}\n", file, file);
  } catch (const Refused& refused) {
    out_ << refused.what() << "\n";
  }
}

}  // namespace coverstory::cli
