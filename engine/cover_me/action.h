// What a seat can decide, as a value of four bytes with named makers. The kinds are those of the
// game records. And why a decision can be refused.
#pragma once

#include <compare>
#include <cstdint>
#include <expected>
#include <optional>
#include <string_view>

#include "engine/cover_me/card.h"

namespace coverstory::cover_me {

enum class Kind : std::uint8_t {
  Take,     // CM-2.7: from an open pile or the draw pile
  Play,     // CM-4.1: a card, or a card for each of two rows (CM-9.3)
  Feature,  // CM-5.3: one of several equal models of a row
  Keep,     // CM-6.3: of the cards looked at from the next pile
  Swap,     // CM-7.5: put a card on the discard pile, or not
  Vote,     // CM-10.3: one more season, or share the victory
};

class Action {
 public:
  constexpr Action() = default;

  static constexpr Action take_open(Hair pile) {
    return {Kind::Take, static_cast<std::uint8_t>(pile), kNothing};
  }
  static constexpr Action take_draw() { return {Kind::Take, kNothing, kNothing}; }
  static constexpr Action play(Card cover) { return {Kind::Play, cover.index, kNothing}; }
  static constexpr Action play(Card primary, Card secondary) {
    return {Kind::Play, primary.index, secondary.index};
  }
  static constexpr Action feature(int row, Card model) {
    return {Kind::Feature, static_cast<std::uint8_t>(row), model.index};
  }
  static constexpr Action keep(Card card) { return {Kind::Keep, card.index, kNothing}; }
  static constexpr Action keep(Card one, Card other) {
    return {Kind::Keep, one.index, other.index};
  }
  static constexpr Action swap(Card discarded) { return {Kind::Swap, discarded.index, kNothing}; }
  static constexpr Action no_swap() { return {Kind::Swap, kNothing, kNothing}; }
  static constexpr Action vote(bool extra_season) {
    return {Kind::Vote, static_cast<std::uint8_t>(extra_season), kNothing};
  }

  constexpr Kind kind() const { return kind_; }
  /// Take: the open pile, or nothing for the draw pile.
  constexpr std::optional<Hair> pile() const {
    return first_ == kNothing ? std::nullopt : std::optional(static_cast<Hair>(first_));
  }
  /// Play: the card of the (primary) row. Keep: a card kept.
  constexpr Card card() const { return Card(first_); }
  /// Play: the card of the secondary row. Keep: the second card kept.
  constexpr std::optional<Card> second_card() const { return card_or_nothing(second_); }
  /// Feature: which of the seat's own rows, 0 or 1, and the model.
  constexpr int row() const { return first_; }
  constexpr Card model() const { return Card(second_); }
  /// Swap: the card put on the discard pile, if any.
  constexpr std::optional<Card> discarded() const { return card_or_nothing(first_); }
  /// Vote.
  constexpr bool extra_season() const { return first_ == 1; }

  /// The action as one number, for hashing.
  constexpr std::uint32_t number() const {
    return static_cast<std::uint32_t>(kind_) | std::uint32_t{first_} << 8 |
           std::uint32_t{second_} << 16;
  }

  friend constexpr bool operator==(Action, Action) = default;
  friend constexpr auto operator<=>(Action, Action) = default;

 private:
  static constexpr std::uint8_t kNothing = 255;

  constexpr Action(Kind kind, std::uint8_t first, std::uint8_t second)
      : kind_(kind), first_(first), second_(second) {}
  static constexpr std::optional<Card> card_or_nothing(std::uint8_t index) {
    return index == kNothing ? std::nullopt : std::optional(Card(index));
  }

  Kind kind_ = Kind::Take;
  std::uint8_t first_ = kNothing;
  std::uint8_t second_ = kNothing;
};

/// Why an action was refused: a closed list, each with the clause it breaks and a sentence for the
/// one who tried.
enum class Violation : std::uint8_t {
  GameIsOver,
  NotYourDecision,
  WrongKind,
  PileIsEmpty,
  OpenPilesOnly,
  NothingToDraw,
  CardNotInHand,
  SameCardTwice,
  OneCardForEachRow,
  NoChoiceInThatRow,
  NotAmongTheHighest,
  CardNotLookedAt,
  WrongNumberKept,
  NothingSealed,
};

std::string_view clause_of(Violation violation);
std::string_view sentence_of(Violation violation);

using Outcome = std::expected<void, Violation>;

}  // namespace coverstory::cover_me
