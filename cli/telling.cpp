#include "cli/telling.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <utility>

namespace coverstory::cli {
namespace {

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
  if (items.size() < 2) return items.empty() ? "none" : items.front();
  const std::vector<std::string> all_but_last(items.begin(), items.end() - 1);
  return fmt::format("{} and {}", fmt::join(all_but_last, ", "), items.back());
}

std::string counted(int number, std::string_view noun) {
  return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
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
  for (std::string& name : names) name = harmless(std::move(name));
  names_ = told_apart(names);
}

Viewer Cast::viewer() const {
  return you_ ? Viewer(*you_) : Viewer::board();
}

std::string Cast::who(Seat seat) const {
  return is_you(seat) ? "You" : names_.at(seat.index);
}

std::string Cast::whom(Seat seat) const {
  return is_you(seat) ? "you" : names_.at(seat.index);
}

std::string Cast::whose(Seat seat) const {
  return is_you(seat) ? "your" : names_.at(seat.index) + "'s";
}

std::string Cast::does(Seat seat, std::string_view you_do, std::string_view others_do) const {
  return fmt::format("{} {}", who(seat), is_you(seat) ? you_do : others_do);
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
