#include "cli/cover_me/texts.h"

#include <fmt/format.h>

#include <ranges>
#include <vector>

#include "cli/cover_me/words.h"
#include "cli/speech.h"

namespace coverstory::cli {

using namespace cover_me;

namespace {

std::vector<Card> cards_of(const CardSet& set) {
  std::vector<Card> cards;
  set.for_each([&](Card card) { cards.push_back(card); });
  return cards;
}

std::string scored_words(const CardSet& scored, const Options& options) {
  const std::string worth = worth_words(worth_of(scored, options), options);
  if (scored.empty()) return worth;
  const std::string cards =
      options.equal_values() ? "" : fmt::format(", {}", cards_words(scored.size()));
  return fmt::format("{}{}: {}", worth, cards, coded_list(cards_of(scored)));
}

std::string known_of_hand(const View& view, Seat seat, const Cast& cast) {
  const HandView& hand = view.hand_of(seat);
  std::vector<Card> known(hand.known.begin(), hand.known.end());
  known.insert(known.end(), hand.seen.begin(), hand.seen.end());
  const std::string unseen =
      t("terminal.unseen", {{"count", hand.size - static_cast<int>(known.size())}});
  if (known.empty()) return fmt::format("{}: {}.\n", cast.who(seat), unseen);
  return fmt::format("{}: {}; {}.\n", cast.who(seat), brief_list(known), unseen);
}

/// What the others know of the viewer's own hand.
std::string shown_words(const View& view) {
  const HandView& hand = view.hand_of(view.viewer.seat());
  return t("terminal.known.yours", {{"list", brief_list(hand.known)}}) + ".\n";
}

std::string known_of(const std::string& pile, const std::vector<Card>& known) {
  if (known.empty()) return {};
  return t("terminal.known.pile", {{"pile", pile}, {"list", brief_list(known)}}) + ".\n";
}

template <std::size_t N>
std::string known_of_pile(const std::string& name, const FixedVector<FaceDown, N>& pile) {
  std::vector<Card> known;
  for (const FaceDown& card : pile) {
    if (card.card) known.push_back(*card.card);
  }
  return known_of(name, known);
}

/// CM-12.1: everyone saw the cards of an open pile as they were turned.
std::string open_pile_words(Hair hair, const OpenPile& pile) {
  if (pile.size() < 2) return {};
  const std::string cards = brief_list(std::views::reverse(pile));
  return t("terminal.fromTop", {{"pile", pile_words(hair)}, {"list", cards}}) + ".\n";
}

/// A card of it may lie face down before a fictional player.
std::string known_of_fictional_pile(const FictionalView& pile) {
  std::vector<Card> known(pile.known.begin(), pile.known.end());
  known.insert(known.end(), pile.seen.begin(), pile.seen.end());
  return known_of(t("terminal.fictionalPile"), known);
}

}  // namespace

std::string scores_words(const View& view, const Cast& cast) {
  if (!shows_totals(view)) return t("option.totals.hidden.why") + " (CM-6.5)\n";
  std::string text;
  for (int s = 0; s < view.options.players; ++s) {
    const Seat seat(s);
    text += fmt::format("{}: {}.\n", cast.who(seat),
                        scored_words(view.scored[seat.index], view.options));
    if (!view.options.is_advanced()) continue;
    text += fmt::format("{}, {}: {}.\n", cast.who(seat), t("terminal.middle"),
                        scored_words(view.middle[seat.index], view.options));
  }
  return text;
}

std::string discard_words(const View& view) {
  const std::string pile = t("coverMe.pile.named.discard");
  if (view.discard.empty()) return fmt::format("{}: {}.\n", pile, t("coverMe.pile.empty"));
  std::string text = fmt::format("{} ({}):\n", pile, cards_words(view.discard.size()));
  for (const Card card : cards_of(view.discard)) {
    text += in_full(card, view.options) + "\n";
  }
  return text;
}

std::string known_words(const View& view, const Cast& cast) {
  std::string text = t("terminal.known") + "\n";
  for (int seat = 0; seat < view.options.players; ++seat) {
    if (!cast.is_you(Seat(seat))) text += known_of_hand(view, Seat(seat), cast);
  }
  text += shown_words(view);
  for (int hair = 0; hair < kHairs; ++hair) {
    text += open_pile_words(static_cast<Hair>(hair), view.open[static_cast<std::size_t>(hair)]);
  }
  return text + known_of_pile(t("coverMe.pile.named.next"), view.next) +
         known_of_pile(t("coverMe.pile.named.draw"), view.draw) +
         known_of_fictional_pile(view.fictional);
}

}  // namespace coverstory::cli
