#include "cli/cover_up/narrator.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "cli/cover_up/words.h"
#include "cli/speech.h"
#include "cli/telling.h"
#include "engine/cover_up/deck.h"
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
  line(t("terminal.shuffled.colours"));
}

void CoverUpNarrator::dealt(int round, const BySeat<Hand>& hands) {
  if (round > 1 && hands.size() > 1) line(t("terminal.passed"));
  begin_paragraph(t("coverUp.round", {{"round", round}}) + ".");
  for (std::size_t seat = 0; seat < hands.size(); ++seat) {
    line(fmt::format("{}: {}.", cast_.who(Seat(static_cast<int>(seat))), codes(hands[seat])));
  }
}

void CoverUpNarrator::flipped(Seat seat, Milliseconds since_round_began) {
  line(t("terminal.flips", {{"name", cast_.who(seat)},
                            {"count", static_cast<int>((since_round_began + 500) / 1000)}}));
}

void CoverUpNarrator::round_ended(const RoundResult& result) {
  line(ending_words(result.ended_by));
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
  begin_paragraph(t("terminal.standings", {{"list", listed(totals)}}) + ".");
}

void CoverUpNarrator::returned(Seat seat, Card card, Card took) {
  line(t(color_of(took) == Color::Yellow ? "terminal.returns.yellow" : "terminal.returns.red",
         {{"name", cast_.who(seat)}, {"card", bracketed(card)}, {"taken", bracketed(took)}}));
}

void CoverUpNarrator::ended(const GameResult& result) {
  begin_paragraph(t("terminal.over"));
  std::vector<Seat> seats;
  for (std::size_t seat = 0; seat < result.totals.size(); ++seat) {
    seats.emplace_back(static_cast<int>(seat));
  }
  std::ranges::sort(seats, {},
                    [&](Seat seat) { return std::pair(result.totals[seat.index], seat); });
  for (const Seat seat : seats) {
    const int total = result.totals[seat.index];
    line(fmt::format("{}: {}. {}.", cast_.who(seat), points_words(total),
                     against_par_words(total, pars_[seat.index])));
  }
  if (result.totals.size() == 1) return;  // CU-7.2: against par, nobody is beaten
  const std::string winners = cast_.all_of(result.winners);
  line(result.winners.size() > 1 ? t("coverUp.end.shared", {{"names", winners}})
                                 : t("coverUp.end.winner", {{"name", winners}}));
}

namespace {

std::string setting(std::string_view key, const std::string& value) {
  return fmt::format("{}: {}.", t(key), value);
}

std::string seconds_words(int seconds) {
  return t("time.seconds", {{"count", seconds}});
}

/// "Players: 3. Hourglass: 30 seconds. …": a line on the table.
std::string table_words(const records::cover_up::Table& table) {
  const Options& options = table.options;
  std::string text = setting("option.players", std::to_string(options.players)) + " ";
  text += options.players == 1 ? t("coverUp.solo") + "."
                               : setting("option.hourglass_s", seconds_words(options.hourglass_s));
  text += " " + setting("option.limit_s", seconds_words(options.limit_s));
  text += " " + t(options.referee == Referee::Live ? "option.referee.live.why"
                                                   : "option.referee.book.why");
  const bool standard = table.deck == records::cover_up::kStandardDeckName;
  if (!standard) text += " " + setting("terminal.deck", harmless(table.deck));
  return text + "\n";
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
