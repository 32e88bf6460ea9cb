#include "cli/telling.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <utility>

#include "cli/speech.h"

namespace coverstory::cli {
namespace {

/// Our bots by their level, as records name them: "medium", or "medium 2" at a table of several.
std::string spoken_name(const std::string& name) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kLevels{
      {{"easy", "terminal.bot.easy"},
       {"medium", "terminal.bot.medium"},
       {"hard", "terminal.bot.hard"}}};
  for (const auto& [level, key] : kLevels) {
    if (!name.starts_with(level)) continue;
    const std::string_view number = std::string_view(name).substr(level.size());
    const bool is_number =
        number.empty() ||
        (number.size() > 1 && number[0] == ' ' &&
         std::ranges::all_of(number.substr(1), [](char c) { return c >= '0' && c <= '9'; }));
    if (is_number) return t(key) + std::string(number);
  }
  return name;
}

/// Bots of a kind may all have its name: "greedy 1", "greedy 2".
std::vector<std::string> told_apart(const std::vector<std::string>& names) {
  std::vector<std::string> result;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const auto here = names.begin() + static_cast<std::ptrdiff_t>(i);
    const bool repeated = std::ranges::count(names, names[i]) > 1;
    const auto number = std::count(names.begin(), here + 1, names[i]);
    result.push_back(repeated ? fmt::format("{} {}", names[i], number) : names[i]);
  }
  return result;
}

}  // namespace

std::string listed(const std::vector<std::string>& items) {
  if (items.size() < 2) return items.empty() ? t("terminal.none") : items.front();
  const std::vector<std::string> all_but_last(items.begin(), items.end() - 1);
  return fmt::format("{} {} {}", fmt::join(all_but_last, ", "), word_for_and(), items.back());
}

std::string capitalised(std::string text) {
  if (!text.empty()) {
    text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  }
  return text;
}

std::string harmless(std::string text) {
  std::ranges::replace_if(
      text, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }, '?');
  return text;
}

Cast::Cast(std::vector<std::string> names, std::optional<Seat> you) : you_(you) {
  for (std::string& name : names) name = harmless(spoken_name(name));
  names_ = told_apart(names);
}

Viewer Cast::viewer() const {
  return you_ ? Viewer(*you_) : Viewer::board();
}

std::string Cast::who(Seat seat) const {
  return is_you(seat) ? t("terminal.you") : names_.at(seat.index);
}

std::string Cast::everyone() const {
  return all_of(SeatSet::all(static_cast<int>(names_.size())));
}

std::string Cast::all_of(SeatSet seats) const {
  std::vector<std::string> names;
  for (; !seats.empty(); seats.erase(seats.first())) names.push_back(who(seats.first()));
  return listed(names);
}

}  // namespace coverstory::cli
