#include <fmt/format.h>

#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/cover_me/texts.h"
#include "cli/speech.h"

namespace coverstory::cli {

using namespace cover_me;

namespace {

/// Numbers of clauses, "2.7".
using Clauses = std::vector<std::string_view>;

Clauses of_taking(const View& view) {
  Clauses clauses{"2.7"};
  const bool is_advanced = view.options.is_advanced();
  if (view.phase == Phase::NewYear) {
    clauses.emplace_back("7.5");
  } else if (view.options.equal_values()) {
    clauses.emplace_back("11.2");
  } else if (view.phase == Phase::Draft) {
    clauses.emplace_back(is_advanced ? "9.2" : "2.6");
  } else if (view.phase == Phase::Hands) {
    clauses.emplace_back(is_advanced ? "9.6" : "6.3");
  }
  clauses.emplace_back("2.8");
  return clauses;
}

Clauses of_playing(const View& view) {
  Clauses clauses{"4.1", "4.2", "3.2", "4.3", "5.1", "5.2", "5.4", "6.2"};
  if (view.options.is_advanced()) clauses.insert(clauses.end(), {"9.3", "9.5", "9.7"});
  if (view.options.with_fictional_players()) clauses.emplace_back("8.2");
  return clauses;
}

Clauses clauses_of_the_moment(const View& view) {
  switch (view.awaited) {
    case Kind::Take:
      return of_taking(view);
    case Kind::Play:
      return of_playing(view);
    case Kind::Feature:
      return {"5.3", "5.2", "6.2", "6.4"};
    case Kind::Keep:
      return {view.options.is_advanced() ? "9.6" : "6.3"};
    case Kind::Swap:
      return {"7.5"};
    case Kind::Vote:
      return {"10.3"};
  }
  return {};
}

/// What can be typed beside numbers, and what it does.
constexpr std::array<std::pair<std::string_view, std::string_view>, 9> kWords{{
    {"hand", "terminal.words.hand"},
    {"table", "terminal.words.table"},
    {"scores", "terminal.words.scores"},
    {"discard", "terminal.words.discard"},
    {"known", "terminal.words.known"},
    {"log", "terminal.words.log"},
    {"log all", "terminal.words.logAll"},
    {"save", "terminal.words.save"},
    {"quit", "terminal.words.quit"},
}};

}  // namespace

std::string welcome_words() {
  return fmt::format("Cover Me\n{}\n\n", t("terminal.welcome"));
}

std::string rules_of_the_moment(const View& view) {
  std::string text;
  for (const std::string_view clause : clauses_of_the_moment(view)) {
    text += fmt::format("CM-{}: {}\n", clause, t(fmt::format("helpCoverMe.{}", clause)));
  }
  return text;
}

std::string commands_help() {
  std::string text = t("terminal.words") + "\n";
  for (const auto& [word, key] : kWords) {
    const std::string file = word == "save" ? " " + t("terminal.file") : "";
    text += fmt::format("{}{}: {}\n", word, file, t(key));
  }
  return text;
}

}  // namespace coverstory::cli
