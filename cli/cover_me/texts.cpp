#include "cli/cover_me/texts.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/cover_me/words.h"
#include "cli/speech.h"
#include "engine/core/option.h"
#include "engine/cover_me/fashion.h"
#include "engine/cover_me/fictional.h"

namespace coverstory::cli {

using namespace cover_me;

namespace {

/// "Opening hand: The whole hand is dealt, …": an option, and what its value means.
std::string option_line(const Option<Options>& option, const Options& options) {
  return fmt::format("{}: {}\n", t(fmt::format("option.{}", option.key)),
                     t(fmt::format("option.{}.{}.why", option.key, option.word_in(options))));
}

/// Only the values that make a difference to this game, or that a person may wonder about.
bool is_told(const Option<Options>& option, const Options& options) {
  if (option.key == "totals") return options.totals == Totals::Hidden;
  return option.key != "players" && option.key != "removed" && option.applies(options);
}

std::string tracks_words(const View& view) {
  const Fashion fashion = fashion_for_decision(view);
  std::string text;
  if (view.phase == Phase::Hands) text = t("terminal.tracks.next") + "\n";
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
    text += fmt::format("{}: {}.\n", row_words(at, view.options, cast), brief_list(row));
  }
  return text;
}

/// CM-8.2: the card that lies open already.
std::string fictional_words(const View& view, const Cast& cast) {
  if (!view.fictional.face_up) return {};
  const auto whose = [&](int row) { return row_words(row, view.options, cast); };
  return fmt::format("{}: {}.\n{}: {}; {}.\n", whose(kFirstFictionalRow),
                     t("coverMe.slot.faceDown"), whose(kFirstFictionalRow + 1),
                     brief(*view.fictional.face_up), t("terminal.faceUp"));
}

std::string pile_size(const std::string& pile, int cards) {
  return fmt::format("{}: {}.\n", pile, cards == 0 ? t("coverMe.pile.empty") : cards_words(cards));
}

std::string piles_words(const View& view) {
  std::string text = pile_size(t("coverMe.pile.named.draw"), static_cast<int>(view.draw.size())) +
                     pile_size(t("coverMe.pile.named.discard"), view.discard.size()) +
                     next_pile_words(view);
  if (view.options.with_fictional_players()) {
    text += pile_size(t("terminal.fictionalPile"), view.fictional.size);
  }
  return text;
}

std::string hand_sizes(const View& view, const Cast& cast) {
  std::vector<std::string> sizes;
  sizes.reserve(view.options.players);
  for (int seat = 0; seat < view.options.players; ++seat) {
    sizes.push_back(fmt::format("{} {}", cast.who(Seat(seat)), view.hand_of(Seat(seat)).size));
  }
  return t("terminal.sizes", {{"list", listed(sizes)}}) + ".\n";
}

/// What is done in this phase: "Now: taking a card".
std::string now_words(const View& view) {
  switch (view.phase) {
    case Phase::Draft:
      return t("helpCoverMe.now.draft");
    case Phase::Month:
      return t("terminal.month", {{"number", view.month}});
    case Phase::Special:
      return t("helpCoverMe.now.feature");
    case Phase::Hands:
      return t(view.awaited == Kind::Keep ? "helpCoverMe.now.keep" : "helpCoverMe.now.take");
    case Phase::NewYear:
      return t("helpCoverMe.now.swap");
    case Phase::Vote:
      return t("helpCoverMe.now.vote");
    case Phase::Over:
      break;
  }
  return t("helpCoverMe.now.end");
}

/// Whether the cards of the hand are what is chosen from.
constexpr bool is_chosen_from_hand(Kind kind) {
  return kind == Kind::Play || kind == Kind::Swap;
}

}  // namespace

std::string options_words(const Options& options, const Cast& cast) {
  std::string text = fmt::format("{}: {}.\n", t("option.players"), cast.everyone());
  for (const Option<Options>& option : kOptions) {
    if (is_told(option, options)) text += option_line(option, options);
  }
  if (options.removed) {
    const char letter = kClothesLetters[static_cast<std::size_t>(*options.removed)];
    text +=
        fmt::format("{}: {}.\n", t("option.removed"), t(fmt::format("option.removed.{}", letter)));
  }
  return text;
}

std::string starter_words(Seat start, const Cast& cast) {
  if (cast.is_you(start)) return t("terminal.starts.you") + "\n";
  return t("terminal.starts", {{"name", cast.who(start)}}) + "\n";
}

std::string open_piles_words(const View& view) {
  std::string text;
  for (int at = 0; at < kHairs; ++at) {
    const OpenPile& pile = view.open[static_cast<std::size_t>(at)];
    const std::string name = pile_words(static_cast<Hair>(at));
    text += pile.empty()
                ? fmt::format("{}: {}.\n", name, t("coverMe.pile.empty"))
                : fmt::format("{} ({}): {}.\n", name, cards_words(static_cast<int>(pile.size())),
                              brief(pile.back()));
  }
  return text;
}

std::string next_pile_words(const View& view) {
  return pile_size(t("coverMe.pile.named.next"), static_cast<int>(view.next.size()));
}

std::string influence_words(const View& view) {
  return fmt::format("{}: {}.\n", t("coverMe.influence"), brief_list(view.influence));
}

std::string moment_words(const View& view) {
  return fmt::format("{}. {}.\n", season_words(view.calendar), now_words(view));
}

std::string position_words(const View& view, const Cast& cast) {
  return tracks_words(view) + influence_words(view) + rows_words(view, cast) +
         fictional_words(view, cast);
}

std::string table_words(const View& view, const Cast& cast) {
  return moment_words(view) + starter_words(view.start, cast) + position_words(view, cast) +
         open_piles_words(view) + piles_words(view) + hand_sizes(view, cast);
}

std::vector<Card> own_hand(const View& view) {
  const HandView& hand = view.hand_of(view.viewer.seat());
  std::vector<Card> cards(hand.known.begin(), hand.known.end());
  cards.insert(cards.end(), hand.seen.begin(), hand.seen.end());
  std::ranges::sort(cards);
  return cards;
}

std::string card_line(Card card, const View& view) {
  const Trends trends = fashion_for_decision(view).trends();
  const int value = trend_value(card, trends);
  const std::string judged =
      t("coverMe.card.value", {{"card", in_full(card, view.options)}, {"value", value}});
  return value == 0 ? judged : fmt::format("{} ({})", judged, matches_of(card, trends));
}

std::string hand_words(const View& view) {
  std::string text = t("coverMe.hand") + ":\n";
  int number = 0;
  for (const Card card : own_hand(view)) {
    if (is_chosen_from_hand(view.awaited)) text += fmt::format("{}. ", ++number);
    text += card_line(card, view) + "\n";
  }
  return text;
}

}  // namespace coverstory::cli
