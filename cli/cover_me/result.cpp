#include "cli/cover_me/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "cli/cover_me/words.h"
#include "cli/speech.h"

namespace coverstory::cli {

using namespace cover_me;

namespace {

/// The page's name of each figure that decides (CM-9.7, CM-10.2).
constexpr std::array<std::string_view, kMerits> kDecidedBy{
    "prestige", "prestige-with-middle", "cards", "fives", "fours", "threes", "twos"};

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
  if (!view.options.equal_values()) line += ", " + cards_words(ranking.cards[seat.index]);
  if (view.options.is_advanced()) {
    line += fmt::format("; {}: {}", t("terminal.middle"),
                        worth_words(worth_of(view.middle[seat.index], view.options), view.options));
  }
  return line + ".\n";
}

/// What put `worse` behind `better`, if it was not the first figure.
std::string tie_break_line(const Ranking& ranking, Seat better, Seat worse, const Cast& cast) {
  const Merits& ahead = ranking.merits[better.index];
  const Merits& behind = ranking.merits[worse.index];
  const auto [a, b] = std::ranges::mismatch(ahead, behind);
  if (a == ahead.begin()) return {};
  if (a == ahead.end()) {
    return fmt::format("{}: {}.\n", listed({cast.who(better), cast.who(worse)}),
                       t("coverMe.end.equal"));
  }
  const std::string_view figure = kDecidedBy[static_cast<std::size_t>(a - ahead.begin())];
  return fmt::format("{}: {}.\n", cast.who(worse),
                     t(fmt::format("coverMe.end.by.{}", figure), {{"own", *b}, {"better", *a}}));
}

std::string victory_line(const Ranking& ranking, const Cast& cast) {
  if (ranking.winners.size() > 1) {
    return t("coverMe.end.share", {{"names", cast.all_of(ranking.winners)}}) + "\n";
  }
  const Seat winner = ranking.winners.first();
  if (cast.is_you(winner)) return t("terminal.you.win") + "\n";
  return t("coverMe.end.wins", {{"names", cast.who(winner)}}) + "\n";
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
  std::string text = t("terminal.standings", {{"list", front}}) + ".\n";
  if (view.options.is_advanced()) {
    text += t("terminal.standings.middle", {{"list", middle}}) + ".\n";
  }
  return text;
}

std::string result_words(const View& view, const Ranking& ranking, const Cast& cast) {
  const auto seats = by_rank(ranking, view.options.players);
  std::string text;
  for (const Seat seat : seats) text += place_line(view, ranking, seat, cast);
  for (std::size_t i = 0; i + 1 < seats.size(); ++i) {
    text += tie_break_line(ranking, seats[i], seats[i + 1], cast);
  }
  return text + victory_line(ranking, cast);
}

}  // namespace coverstory::cli
