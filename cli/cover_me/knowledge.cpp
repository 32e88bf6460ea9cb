#include "cli/cover_me/texts.h"

#include <fmt/format.h>

#include <ranges>
#include <vector>

#include "cli/cover_me/words.h"

namespace coverstory::cli {

using namespace cover_me;

namespace {

std::vector<Card> cards_of(const CardSet& set) {
  std::vector<Card> cards;
  set.for_each([&](Card card) { cards.push_back(card); });
  return cards;
}

std::string scored_words(const CardSet& scored, const Options& options) {
  if (scored.empty()) return worth_words(0, options);
  return fmt::format("{} with {}: {}", worth_words(worth_of(scored, options), options),
                     counted(scored.size(), "card"), coded_list(cards_of(scored)));
}

std::string known_of_hand(const View& view, Seat seat, const Cast& cast) {
  const HandView& hand = view.hand_of(seat);
  std::vector<Card> known(hand.known.begin(), hand.known.end());
  known.insert(known.end(), hand.seen.begin(), hand.seen.end());
  const int unseen = hand.size - static_cast<int>(known.size());
  if (known.empty()) {
    return fmt::format("In {} hand: {}, all unknown to you.\n", cast.whose(seat),
                       counted(hand.size, "card"));
  }
  return fmt::format("In {} hand: {}; and {} unknown to you.\n", cast.whose(seat),
                     brief_list(known), counted(unseen, "card"));
}

/// What the others know of the viewer's own hand.
std::string shown_words(const View& view) {
  const HandView& hand = view.hand_of(view.viewer.seat());
  return fmt::format("The others know of your hand: {}.\n", brief_list(hand.known));
}

template <std::size_t N>
std::string known_of_pile(std::string_view name, const FixedVector<FaceDown, N>& pile) {
  std::vector<Card> known;
  for (const FaceDown& card : pile) {
    if (card.card) known.push_back(*card.card);
  }
  if (known.empty()) return {};
  return fmt::format("You know of the {}: {}.\n", name, brief_list(known));
}

/// CM-12.1: everyone saw the cards of an open pile as they were turned.
std::string open_pile_words(Hair hair, const OpenPile& pile) {
  if (pile.size() < 2) return {};
  return fmt::format("{} pile, from the top: {}.\n", capitalised(std::string(word_of(hair))),
                     brief_list(std::views::reverse(pile)));
}

std::string known_of_fictional_pile(const FictionalView& pile) {
  std::vector<Card> known(pile.known.begin(), pile.known.end());
  known.insert(known.end(), pile.seen.begin(), pile.seen.end());
  if (known.empty()) return {};
  return fmt::format("You know of the fictional pile{}: {}.\n",
                     pile.face_down ? " and its face-down card" : "", brief_list(known));
}

}  // namespace

std::string scores_words(const View& view, const Cast& cast) {
  std::string text;
  for (int s = 0; s < view.options.players; ++s) {
    const Seat seat(s);
    text += fmt::format("{}: {}.\n", cast.who(seat),
                        scored_words(view.scored[seat.index], view.options));
    if (!view.options.is_advanced()) continue;
    text += fmt::format("{}, in the middle: {}.\n", cast.who(seat),
                        scored_words(view.middle[seat.index], view.options));
  }
  return text;
}

std::string discard_words(const View& view) {
  if (view.discard.empty()) return "The discard pile is empty.\n";
  std::string text =
      fmt::format("The discard pile has {}:\n", counted(view.discard.size(), "card"));
  for (const Card card : cards_of(view.discard)) {
    text += in_full(card, view.options) + ".\n";
  }
  return text;
}

std::string known_words(const View& view, const Cast& cast) {
  std::string text;
  for (int seat = 0; seat < view.options.players; ++seat) {
    if (!cast.is_you(Seat(seat))) text += known_of_hand(view, Seat(seat), cast);
  }
  for (int hair = 0; hair < kHairs; ++hair) {
    text += open_pile_words(static_cast<Hair>(hair), view.open[static_cast<std::size_t>(hair)]);
  }
  return text + shown_words(view) + known_of_pile("next pile", view.next) +
         known_of_pile("draw pile", view.draw) + known_of_fictional_pile(view.fictional);
}

}  // namespace coverstory::cli
