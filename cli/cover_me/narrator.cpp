#include "cli/cover_me/narrator.h"

#include <fmt/format.h>

#include "cli/cover_me/texts.h"
#include "cli/cover_me/words.h"
#include "engine/cover_me/game.h"
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
    begin_paragraph(
        fmt::format("The hands are filled, clockwise from {}.", cast_.whom(board.start)));
  }
  if (board.phase == Phase::NewYear) tell_new_year(board);
  if (board.phase == Phase::Vote) {
    begin_paragraph(
        fmt::format("{} are tied for the first place and vote.", cast_.all_of(board.deciding)));
  }
}

/// The event comes before anything is laid out, so the table is laid here to look at it.
void CoverMeNarrator::set_up(const State& state, const SetUp& decks) {
  const State laid = new_game_from(state.options, Seed{}, decks);
  const View board = seen(laid);
  text_ += options_words(state.options, cast_);
  begin_paragraph("The table is laid.");
  text_ += open_piles_words(board) + influence_words(board);
  line(fmt::format("{} the starting player.", cast_.does(board.start, "are", "is")));
  if (cast_.tells_everything()) tell_hands(laid);
  if (laid.phase == Phase::Draft)
    begin_paragraph("Cards are taken in turn before the first season.");
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
      return line(fmt::format(
          "{} {}.", cast_.does(acted.seat, "vote", "votes"),
          acted.action.extra_season() ? "to play one more season" : "to share the victory"));
    case Kind::Play:
      return;  // told with the reveal, when all covers are open
  }
}

void CoverMeNarrator::tell_take(const Acted& acted) {
  if (!acted.taken) return;  // a take always tells its card
  const std::string takes = cast_.does(acted.seat, "take", "takes");
  if (const auto pile = acted.action.pile()) {
    line(fmt::format("{} {} from the {} pile.", takes, brief(*acted.taken), word_of(*pile)));
  } else if (cast_.may_tell_secrets_of(acted.seat)) {
    line(fmt::format("{} {} from the draw pile.", takes, brief(*acted.taken)));
  } else {
    line(fmt::format("{} a card from the draw pile, unseen.", takes));
  }
}

void CoverMeNarrator::tell_keep(const Acted& acted) {
  std::vector<Card> kept{acted.action.card()};
  if (const auto second = acted.action.second_card()) kept.push_back(*second);
  const std::size_t looked = kept.size() + acted.returned.size();
  const std::string looks =
      fmt::format("{} at {} cards of the next pile and {}", cast_.does(acted.seat, "look", "looks"),
                  looked, cast_.is_you(acted.seat) ? "keep" : "keeps");
  if (!cast_.may_tell_secrets_of(acted.seat))
    return line(fmt::format("{} {}.", looks, kept.size()));
  line(fmt::format("{} {}. To the bottom of the pile: {}.", looks, brief_list(kept),
                   brief_list(acted.returned)));
}

void CoverMeNarrator::tell_swap(const Acted& acted) {
  if (const auto card = acted.action.discarded()) {
    line(fmt::format("{} {} on the discard pile.", cast_.does(acted.seat, "put", "puts"),
                     brief(*card)));
  } else {
    line(fmt::format("{} no card.", cast_.does(acted.seat, "swap", "swaps")));
  }
}

void CoverMeNarrator::tell_hands(const State& state) {
  for (int s = 0; s < state.options.players; ++s) {
    line(fmt::format("{} holds {}.", cast_.who(Seat(s)), coded_list(state.hand(Seat(s)))));
  }
}

void CoverMeNarrator::tell_new_year(const View& board) {
  begin_paragraph(fmt::format("A new year begins: year {}.", board.calendar.year));
  line("What was left of the next pile goes on top of the draw pile.");
  line("The open piles are discarded and laid out anew.");
  text_ += open_piles_words(board);
  if (board.next.empty()) {
    line("There is no next pile any more: everyone takes from the other piles.");
  } else {
    const bool black = board.calendar.year == 2;  // CM-7.4
    line(fmt::format("The {} models are the next pile now.",
                     word_of(black ? Clothes::Black : Clothes::White)));
  }
  line("Everyone may swap one card.");
}

/// Which card is where after a shuffle stays untold even of a record: it would fill pages.
void CoverMeNarrator::shuffled(const State&, ShuffledPile pile, std::span<Card> cards) {
  if (pile == ShuffledPile::Fictional) {
    return line("The fictional pile gets two new cards and is shuffled.");
  }
  line(fmt::format("The draw pile is empty: the discard pile, {}, is shuffled and takes its place.",
                   counted(static_cast<int>(cards.size()), "card")));
}

void CoverMeNarrator::month_revealed(const State& state) {
  const View board = seen(state);
  announced_ = board.phase;
  special_.remember_rows(board);
  begin_paragraph(fmt::format("Month {}.", board.month));
  for (int row = 0; row < board.options.rows(); ++row) {
    const Row& covers = board.rows[static_cast<std::size_t>(row)];
    if (covers.size() != board.month) continue;  // a hand had run out of cards
    line(fmt::format("{} on the cover of {}.", brief(covers.back()),
                     magazine_words(row, board.options, cast_)));
  }
  const auto before = active_tracks(tracks_before_, board.calendar.season);
  const auto now = active_tracks(board.tracks, board.calendar.season);
  for (std::size_t i = 0; i < now.size(); ++i) line(move_line(before[i], now[i]));
  tracks_before_ = board.tracks;
}

void CoverMeNarrator::season_scored(const State& state, const SeasonScored& season) {
  const View board = seen(state);
  begin_paragraph("The season special.");
  text_ += special_.told(board.options, season.trends);
  line("The old influence row is discarded.");
  text_ += standings(board, cast_);
}

void CoverMeNarrator::season_begun(const State& state) {
  const View board = seen(state);
  announced_ = Phase::Month;
  tracks_before_ = board.tracks;
  season_begins_at_ = text_.size();
  begin_paragraph(fmt::format("{}.", season_words(board.calendar)));
  line(fmt::format(
      "What counts: hair colour, hair length and {}.",
      third_trait(board.calendar.season) == ThirdTrait::Pattern ? "pattern" : "clothes"));
  line(fmt::format("{} the starting player.", cast_.does(board.start, "are", "is")));
  if (!cast_.tells_everything()) return;  // a person sees the rest with each question
  text_ += influence_words(board);
  for (const auto& track : active_tracks(board.tracks, board.calendar.season)) {
    line(track_line(track));
  }
  tell_hands(state);
}

void CoverMeNarrator::ended(const State& state, const Ranking& ranking) {
  begin_paragraph("The game is over.");
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
