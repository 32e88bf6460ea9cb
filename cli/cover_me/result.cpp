#include "cli/cover_me/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "cli/cover_me/words.h"

namespace coverstory::cli {

using namespace cover_me;

namespace {

/// "scored cards", "cards of 5 prestige, front and middle".
std::string name_of_merit(std::size_t place, const Options& options) {
  const std::string unit = options.equal_values() ? "points" : "prestige";
  const std::string both = options.is_advanced() ? ", front and middle" : "";
  switch (static_cast<Merit>(place)) {
    case Merit::Prestige:
      return unit;
    case Merit::PrestigeWithMiddle:
      return unit + both;
    case Merit::Cards:
      return "scored cards" + both;
    case Merit::CardsOfFive:
      return "cards of 5 prestige" + both;
    case Merit::CardsOfFour:
      return "cards of 4 prestige" + both;
    case Merit::CardsOfThree:
      return "cards of 3 prestige" + both;
    case Merit::CardsOfTwo:
      return "cards of 2 prestige" + both;
  }
  std::unreachable();
}

std::vector<Seat> by_rank(const Ranking& ranking, int players) {
  std::vector<Seat> seats;
  seats.reserve(static_cast<std::size_t>(players));
  for (int seat = 0; seat < players; ++seat) seats.emplace_back(seat);
  std::ranges::sort(seats, {},
                    [&](Seat seat) { return std::pair(ranking.ranks[seat.index], seat); });
  return seats;
}

std::string place_line(const View& view, const Ranking& ranking, Seat seat, const Cast& cast) {
  std::string line = fmt::format("{}. {}: {}", ranking.ranks[seat.index], cast.who(seat),
                                 worth_words(ranking.prestige[seat.index], view.options));
  if (!view.options.equal_values()) {
    line += fmt::format(" with {}", counted(ranking.cards[seat.index], "card"));
  }
  if (view.options.is_advanced()) {
    line += fmt::format(", and {} in the middle",
                        worth_words(worth_of(view.middle[seat.index], view.options), view.options));
  }
  return line + ".\n";
}

/// What put `better` before `worse`, if it was not the first figure.
std::string tie_break_line(const Options& options, const Ranking& ranking, Seat better, Seat worse,
                           const Cast& cast) {
  const Merits& ahead = ranking.merits[better.index];
  const Merits& behind = ranking.merits[worse.index];
  const auto [a, b] = std::ranges::mismatch(ahead, behind);
  if (a == ahead.begin()) return {};
  if (a == ahead.end()) {
    return fmt::format("{} and {} are equal in all that counts and share their place.\n",
                       cast.who(better), cast.whom(worse));
  }
  const auto place = static_cast<std::size_t>(a - ahead.begin());
  return fmt::format("{} {} ahead of {} with equal {}: {} against {} in {}.\n", cast.who(better),
                     cast.is_you(better) ? "are" : "is", cast.whom(worse),
                     name_of_merit(0, options), *a, *b, name_of_merit(place, options));
}

std::string victory_line(const Ranking& ranking, const Cast& cast) {
  if (ranking.winners.size() > 1) {
    return fmt::format("{} share the victory.\n", cast.all_of(ranking.winners));
  }
  return fmt::format("{}.\n", cast.does(ranking.winners.first(), "win", "wins"));
}

}  // namespace

std::string standings(const View& view, const Cast& cast) {
  std::string front, middle;
  for (int s = 0; s < view.options.players; ++s) {
    const Seat seat(s);
    const auto add = [&](std::string& to, const CardSet& cards) {
      to +=
          fmt::format("{}{} {}", s == 0 ? "" : ", ", cast.who(seat), worth_of(cards, view.options));
    };
    add(front, view.scored[seat.index]);
    if (view.options.is_advanced()) add(middle, view.middle[seat.index]);
  }
  const std::string_view unit = view.options.equal_values() ? "Points" : "Prestige";
  std::string text = fmt::format("{} so far: {}.\n", unit, front);
  if (view.options.is_advanced()) text += fmt::format("In the middle: {}.\n", middle);
  return text;
}

std::string result_words(const View& view, const Ranking& ranking, const Cast& cast) {
  const auto seats = by_rank(ranking, view.options.players);
  std::string text;
  for (const Seat seat : seats) text += place_line(view, ranking, seat, cast);
  for (std::size_t i = 0; i + 1 < seats.size(); ++i) {
    text += tie_break_line(view.options, ranking, seats[i], seats[i + 1], cast);
  }
  return text + victory_line(ranking, cast);
}

}  // namespace coverstory::cli
