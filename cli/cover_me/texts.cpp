#include "cli/cover_me/texts.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/cover_me/words.h"
#include "engine/cover_me/set_up.h"

namespace coverstory::cli {

using namespace cover_me;

namespace {

std::string_view length_words(GameLength length) {
  switch (length) {
    case GameLength::Standard:
      return "The game lasts 3 years of four seasons.";
    case GameLength::Long:
      return "The long game: 4 years of four seasons.";
    case GameLength::Short:
      return "The short game: 4 years of spring and fall only.";
  }
  return {};
}

std::string values_words(const Options& options) {
  if (options.removed) {
    return fmt::format("Every scored card is worth one point; the {} models are left out.",
                       word_of(*options.removed));
  }
  return "A scored card brings the prestige of its clothes: yellow, blue and red 2, green 3, "
         "black 4, white 5.";
}

std::string deal_words(const Options& options) {
  const int taken = taken_before_the_game(options);
  if (taken == 0) return fmt::format("Everyone is dealt {} cards.", options.hand_size());
  return fmt::format("Everyone is dealt {} cards and takes {} more in turn.",
                     options.hand_size() - taken, taken);
}

std::string_view two_player_words(const Options& options) {
  if (options.with_fictional_players()) return "Two fictional players help to make the trends.\n";
  if (options.is_advanced()) return "The advanced game: two magazines each.\n";
  return {};
}

std::string tracks_words(const View& view) {
  const Fashion fashion = fashion_of(view);
  std::string text;
  if (view.phase == Phase::Hands) text = "The next season will begin with these tracks.\n";
  for (const auto& track : active_tracks(fashion.tracks, fashion.season)) {
    text += track_line(track) + "\n";
  }
  return text;
}

std::string rows_words(const View& view, const Cast& cast) {
  std::string text;
  for (int at = 0; at < view.options.rows(); ++at) {
    const Row& row = view.rows[static_cast<std::size_t>(at)];
    if (row.empty()) continue;
    text += fmt::format("In {}: {}.\n", magazine_words(at, view.options, cast), brief_list(row));
  }
  return text;
}

/// CM-8.2: the card that lies open already.
std::string fictional_words(const View& view) {
  if (!view.fictional.face_up) return {};
  return fmt::format(
      "The second fictional player shows {}, counted at the reveal.\n"
      "The first fictional player's card lies face down.\n",
      brief(*view.fictional.face_up));
}

std::string piles_words(const View& view) {
  std::string text = fmt::format("Draw pile: {}. Discard pile: {}. Next pile: {}.\n",
                                 counted(static_cast<int>(view.draw.size()), "card"),
                                 counted(view.discard.size(), "card"),
                                 counted(static_cast<int>(view.next.size()), "card"));
  if (view.options.with_fictional_players()) {
    text += fmt::format("Fictional pile: {}.\n", counted(view.fictional.size, "card"));
  }
  return text;
}

std::string hand_sizes(const View& view, const Cast& cast) {
  std::vector<std::string> sizes;
  sizes.reserve(view.options.players);
  for (int seat = 0; seat < view.options.players; ++seat) {
    sizes.push_back(fmt::format("{} {}", cast.who(Seat(seat)), view.hand_of(Seat(seat)).size));
  }
  return fmt::format("Cards in hand: {}.\n", listed(sizes));
}

/// Whether the cards of the hand are what is chosen from.
constexpr bool is_chosen_from_hand(Kind kind) {
  return kind == Kind::Play || kind == Kind::Swap;
}

}  // namespace

std::string options_words(const Options& options, const Cast& cast) {
  return fmt::format("Players: {}.\n{}{}\n{}\n{}\n{}\n", cast.everyone(), two_player_words(options),
                     length_words(options.length), values_words(options), deal_words(options),
                     options.tie == Tie::Vote
                         ? "Those tied for the first place vote on one more season."
                         : "Those tied for the first place share the victory.");
}

std::string open_piles_words(const View& view) {
  std::string text;
  for (int hair = 0; hair < kHairs; ++hair) {
    const OpenPile& pile = view.open[static_cast<std::size_t>(hair)];
    const std::string name = capitalised(std::string(word_of(static_cast<Hair>(hair))));
    text += pile.empty()
                ? fmt::format("{} pile: empty.\n", name)
                : fmt::format("{} pile, {}: {} on top.\n", name,
                              counted(static_cast<int>(pile.size()), "card"), brief(pile.back()));
  }
  return text;
}

std::string influence_words(const View& view) {
  return fmt::format("Influence row: {}.\n", brief_list(view.influence));
}

Fashion fashion_of(const View& view) {
  if (view.phase != Phase::Hands) return {.tracks = view.tracks, .season = view.calendar.season};
  Fashion coming{.season = next_season(view.calendar, view.options.length).season};
  for (const Card card : view.influence) coming.tracks.count(card);
  return coming;
}

std::string moment_words(const View& view) {
  const std::string season = season_words(view.calendar);
  switch (view.phase) {
    case Phase::Draft:
      return fmt::format("Before the first season, {}.\n", season);
    case Phase::Month:
      return fmt::format("{}, month {} of {}.\n", season, view.month, kMonths);
    case Phase::Special:
      return fmt::format("{}, the season special.\n", season);
    case Phase::Hands:
      return fmt::format("After {}: the hands are filled.\n", season);
    case Phase::NewYear:
      return fmt::format("Before {}: the swap of the new year.\n", season);
    case Phase::Vote:
      return fmt::format("After {}: the vote.\n", season);
    case Phase::Over:
      break;
  }
  return "The game is over.\n";
}

std::string position_words(const View& view, const Cast& cast) {
  return tracks_words(view) + influence_words(view) + rows_words(view, cast) +
         fictional_words(view);
}

std::string table_words(const View& view, const Cast& cast) {
  return moment_words(view) +
         fmt::format("{} the starting player.\n", cast.does(view.start, "are", "is")) +
         position_words(view, cast) + open_piles_words(view) + piles_words(view) +
         hand_sizes(view, cast);
}

std::vector<Card> own_hand(const View& view) {
  const HandView& hand = view.hand_of(view.viewer.seat());
  std::vector<Card> cards(hand.known.begin(), hand.known.end());
  cards.insert(cards.end(), hand.seen.begin(), hand.seen.end());
  std::ranges::sort(cards);
  return cards;
}

std::string card_line(Card card, const View& view) {
  return fmt::format("{}. {}.", in_full(card, view.options),
                     capitalised(value_words(card, fashion_of(view).trends())));
}

std::string hand_words(const View& view) {
  std::string text = "Your hand:\n";
  int number = 0;
  for (const Card card : own_hand(view)) {
    if (is_chosen_from_hand(view.awaited)) text += fmt::format("{}. ", ++number);
    text += card_line(card, view) + "\n";
  }
  return text;
}

}  // namespace coverstory::cli
