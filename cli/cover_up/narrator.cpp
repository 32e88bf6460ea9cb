#include "cli/cover_up/narrator.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "cli/cover_up/words.h"
#include "cli/telling.h"
#include "records/cover_up/replay.h"

namespace coverstory::cli {

using namespace cover_up;

void CoverUpNarrator::line(std::string_view text) {
  text_ += text;
  text_ += '\n';
}

void CoverUpNarrator::begin_paragraph(std::string_view heading) {
  if (!text_.empty()) text_ += '\n';
  line(heading);
}

/// Which card lies where in the piles stays untold: it would fill a page.
void CoverUpNarrator::set_up(const Deck&) {
  line("The green, the yellow and the red pile are shuffled; everyone gets five green cards.");
}

void CoverUpNarrator::dealt(int round, const BySeat<Hand>& hands) {
  if (round > 1 && hands.size() > 1) line("Everyone hands the five cards on to the left.");
  begin_paragraph(fmt::format("Round {}.", round));
  for (std::size_t seat = 0; seat < hands.size(); ++seat) {
    line(fmt::format("{} has {}.", cast_.who(Seat(static_cast<int>(seat))), codes(hands[seat])));
  }
}

void CoverUpNarrator::flipped(Seat seat, Milliseconds since_round_began) {
  line(fmt::format("{} flips the hourglass after {:.1f} seconds.", cast_.who(seat),
                   static_cast<double>(since_round_began) / 1000));
}

void CoverUpNarrator::round_ended(const RoundResult& result) {
  line(ending_words(result.ended_by, static_cast<int>(result.seats.size())));
  for (std::size_t seat = 0; seat < result.seats.size(); ++seat) {
    pars_[seat] += result.seats[seat].par.points;
    text_ += '\n';
    text_ += seat_words(cast_.who(Seat(static_cast<int>(seat))), result.seats[seat]);
  }
  tell_standings(result);
}

void CoverUpNarrator::tell_standings(const RoundResult& result) {
  std::vector<std::string> totals;
  for (std::size_t seat = 0; seat < result.seats.size(); ++seat) {
    totals.push_back(
        fmt::format("{} {}", cast_.who(Seat(static_cast<int>(seat))), result.seats[seat].total));
  }
  begin_paragraph(fmt::format("Points so far: {}.", listed(totals)));
}

void CoverUpNarrator::returned(Seat seat, Card card, Card took) {
  line(fmt::format("{} returns {} and takes {}.", cast_.who(seat), with_color(card),
                   with_color(took)));
}

void CoverUpNarrator::ended(const GameResult& result) {
  begin_paragraph("The game is over.");
  std::vector<Seat> seats;
  for (std::size_t seat = 0; seat < result.totals.size(); ++seat) {
    seats.emplace_back(static_cast<int>(seat));
  }
  std::ranges::sort(seats, {},
                    [&](Seat seat) { return std::pair(result.totals[seat.index], seat); });
  for (const Seat seat : seats) {
    const int total = result.totals[seat.index];
    line(fmt::format("{}: {}, {}.", cast_.who(seat), counted(total, "point"),
                     against_par_words(total, pars_[seat.index])));
  }
  if (result.totals.size() == 1) return;  // CU-7.2: against par, nobody is beaten
  const bool shared = result.winners.size() > 1;
  line(fmt::format("{} {}.", cast_.all_of(result.winners), shared ? "share the victory" : "wins"));
}

namespace {

/// "3 players, by the book, …": a line on the table.
std::string table_words(const records::cover_up::Table& table) {
  const Options& options = table.options;
  std::string text = options.players == 1
                         ? "One player, against par"
                         : fmt::format("{} players, an hourglass of {}", options.players,
                                       counted(options.hourglass_s, "second"));
  text += fmt::format(", a limit of {}", counted(options.limit_s, "second"));
  text += options.referee == Referee::Live ? "; mistakes are shown at once"
                                           : "; mistakes are found at scoring";
  const bool standard = table.deck == records::cover_up::kStandardDeckName;
  return text + (standard ? ".\n" : fmt::format("; the deck of {}.\n", harmless(table.deck)));
}

}  // namespace

std::expected<std::string, records::Mistake> cover_up_story(const records::GameLines& lines,
                                                            const records::Header& header) {
  CoverUpNarrator narrator{Cast(header.seats)};
  const auto replayed = records::cover_up::replay(lines, &narrator);
  if (!replayed) return std::unexpected(replayed.error());
  return table_words(replayed->table) + narrator.text();
}

}  // namespace coverstory::cli
