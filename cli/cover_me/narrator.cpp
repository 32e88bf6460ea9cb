#include "cli/cover_me/narrator.h"

#include <fmt/format.h>

#include "cli/cover_me/texts.h"
#include "cli/cover_me/words.h"
#include "cli/speech.h"
#include "engine/cover_me/game.h"
#include "records/cover_me/cards.h"
#include "records/cover_me/replay.h"

namespace coverstory::cli {

using namespace cover_me;

void CoverMeNarrator::line(std::string_view text) {
  text_ += text;
  text_ += '\n';
}

void CoverMeNarrator::begin_paragraph(std::string_view heading) {
  if (!text_.empty()) text_ += '\n';
  line(heading);
}

void CoverMeNarrator::announce(const View& board) {
  if (board.phase == announced_) return;
  announced_ = board.phase;
  if (board.phase == Phase::Hands) {
    begin_paragraph(t("terminal.hands", {{"name", cast_.who(board.start)}}));
  }
  if (board.phase == Phase::NewYear) tell_new_year(board);
  if (board.phase == Phase::Vote) {
    begin_paragraph(fmt::format("{} {}.", t("coverMe.ask.vote"), cast_.all_of(board.deciding)));
  }
}

/// The event comes before anything is laid out, so the table is laid here to look at it.
void CoverMeNarrator::set_up(const State& state, const SetUp& decks) {
  const State laid = new_game_from(state.options, Seed{}, decks);
  const View board = seen(laid);
  text_ += options_words(state.options, cast_);
  begin_paragraph(t("terminal.set"));
  text_ += open_piles_words(board) + influence_words(board) + starter_words(board.start, cast_);
  if (cast_.tells_everything()) tell_hands(laid);
  if (laid.phase == Phase::Draft) begin_paragraph(t("terminal.draft"));
}

void CoverMeNarrator::acted(const State& state, const Acted& acted) {
  announce(seen(state));
  switch (acted.action.kind()) {
    case Kind::Take:
      return tell_take(acted);
    case Kind::Keep:
      return tell_keep(acted);
    case Kind::Swap:
      return tell_swap(acted);
    case Kind::Feature:
      return special_.remember_choice(state.options, acted.seat, acted.action);
    case Kind::Vote:
      return line(does(acted.seat, acted.action.extra_season() ? kVotesExtra : kVotesShare) + ".");
    case Kind::Play:
      return;  // told with the reveal, when all covers are open
  }
}

/// The page tells the deeds of others; those of a person who is talked to are the terminal's own.
constexpr CoverMeNarrator::Deed CoverMeNarrator::kTakes{"terminal.you.take", "coverMe.told.take"};
constexpr CoverMeNarrator::Deed CoverMeNarrator::kDraws{"terminal.you.draw", "coverMe.told.draw"};
constexpr CoverMeNarrator::Deed CoverMeNarrator::kKeeps{"terminal.you.keep", "coverMe.told.keep"};
constexpr CoverMeNarrator::Deed CoverMeNarrator::kSwaps{"terminal.you.swap", "coverMe.told.swap"};
constexpr CoverMeNarrator::Deed CoverMeNarrator::kSwapsNone{"terminal.you.noSwap",
                                                            "coverMe.told.noSwap"};
constexpr CoverMeNarrator::Deed CoverMeNarrator::kVotesExtra{"terminal.you.extra",
                                                             "coverMe.told.extra"};
constexpr CoverMeNarrator::Deed CoverMeNarrator::kVotesShare{"terminal.you.share",
                                                             "coverMe.told.share"};

std::string CoverMeNarrator::does(Seat seat, const Deed& deed,
                                  std::initializer_list<Parameter> parameters) const {
  std::vector<Parameter> all(parameters);
  all.emplace_back("name", cast_.who(seat));
  return t(cast_.is_you(seat) ? deed.yours : deed.theirs, all);
}

void CoverMeNarrator::tell_take(const Acted& acted) {
  if (!acted.taken) return;  // a take always tells its card
  const std::string card = brief(*acted.taken);
  if (acted.action.pile()) {
    line(does(acted.seat, kTakes, {{"model", card}}) + ".");
  } else if (cast_.may_tell_secrets_of(acted.seat)) {
    line(fmt::format("{}: {}.", does(acted.seat, kDraws), card));
  } else {
    line(does(acted.seat, kDraws) + ".");
  }
}

void CoverMeNarrator::tell_keep(const Acted& acted) {
  std::vector<Card> kept{acted.action.card()};
  if (const auto second = acted.action.second_card()) kept.push_back(*second);
  const std::string keeps = does(acted.seat, kKeeps, {{"count", static_cast<int>(kept.size())}});
  if (!cast_.may_tell_secrets_of(acted.seat)) return line(keeps + ".");
  const std::string under = t("terminal.under", {{"list", brief_list(acted.returned)}});
  line(fmt::format("{}: {}. {}.", keeps, brief_list(kept), under));
}

void CoverMeNarrator::tell_swap(const Acted& acted) {
  const auto card = acted.action.discarded();
  line((card ? does(acted.seat, kSwaps, {{"model", brief(*card)}}) : does(acted.seat, kSwapsNone)) +
       ".");
}

void CoverMeNarrator::tell_hands(const State& state) {
  for (int s = 0; s < state.options.players; ++s) {
    const auto& hand = state.hand(Seat(s));
    line(fmt::format("{} ({}): {}.", cast_.who(Seat(s)), cards_words(static_cast<int>(hand.size())),
                     coded_list(hand)));
  }
}

void CoverMeNarrator::tell_new_year(const View& board) {
  begin_paragraph(t("coverMe.told.newYear.why"));
  text_ += open_piles_words(board) + next_pile_words(board);
}

/// Which card is where after a shuffle stays untold even of a record: it would fill pages.
void CoverMeNarrator::shuffled(const State&, ShuffledPile pile, std::span<Card>) {
  line(t(pile == ShuffledPile::Fictional ? "terminal.shuffled.fictional" : "terminal.shuffled"));
}

void CoverMeNarrator::month_revealed(const State& state) {
  const View board = seen(state);
  announced_ = board.phase;
  special_.remember_rows(board);
  begin_paragraph(t("terminal.month", {{"number", board.month}}) + ".");
  for (int row = 0; row < board.options.rows(); ++row) {
    const Row& covers = board.rows[static_cast<std::size_t>(row)];
    if (covers.size() != board.month) continue;  // a hand had run out of cards
    line(fmt::format("{}: {}.", row_words(row, board.options, cast_), brief(covers.back())));
  }
  const auto before = active_tracks(tracks_before_, board.calendar.season);
  const auto now = active_tracks(board.tracks, board.calendar.season);
  for (std::size_t i = 0; i < now.size(); ++i) line(move_line(before[i], now[i]));
  tracks_before_ = board.tracks;
}

void CoverMeNarrator::season_scored(const State& state, const SeasonScored& season) {
  const View board = seen(state);
  begin_paragraph(t("helpCoverMe.chapter.special") + ".");
  text_ += special_.told(board.options, season.trends);
  line(t("terminal.discarded"));
  if (shows_totals(board)) text_ += standings(board, cast_);
}

void CoverMeNarrator::season_begun(const State& state) {
  const View board = seen(state);
  announced_ = Phase::Month;
  tracks_before_ = board.tracks;
  season_begins_at_ = text_.size();
  begin_paragraph(fmt::format("{}.", season_words(board.calendar)));
  const auto season = records::cover_me::word_of(board.calendar.season);
  line(t(fmt::format("coverMe.counts.{}", season)) + ".");
  text_ += starter_words(board.start, cast_);
  if (!cast_.tells_everything()) return;  // a person sees the rest with each question
  text_ += influence_words(board);
  for (const auto& track : active_tracks(board.tracks, board.calendar.season)) {
    line(track_line(track));
  }
  tell_hands(state);
}

void CoverMeNarrator::ended(const State& state, const Ranking& ranking) {
  begin_paragraph(t("coverMe.told.end"));
  text_ += result_words(seen(state), ranking, cast_);
}

std::expected<std::string, records::Mistake> cover_me_story(const records::GameLines& lines,
                                                            const records::Header& header) {
  CoverMeNarrator narrator{Cast(header.seats)};
  const auto replayed =
      records::cover_me::replay(lines, records::cover_me::Ending::Required, &narrator);
  if (!replayed) return std::unexpected(replayed.error());
  return narrator.text();
}

}  // namespace coverstory::cli
