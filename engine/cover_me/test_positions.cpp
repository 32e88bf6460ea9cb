#include "engine/cover_me/test_positions.h"

#include <sstream>

#include "engine/cover_me/season.h"

namespace coverstory::cover_me {

Card card(std::string_view code) {
  const auto found = card_from_code(code);
  if (!found) throw std::invalid_argument("no card has the code " + std::string(code));
  return *found;
}

std::vector<Card> cards(std::string_view codes) {
  std::istringstream words{std::string(codes)};
  std::vector<Card> found;
  for (std::string code; words >> code;) found.push_back(card(code));
  return found;
}

std::string sorted(const CardSet& set) {
  std::vector<Card> all;
  set.for_each([&](Card one) { all.push_back(one); });
  return text(all);
}

std::string sorted(std::string_view codes) {
  return sorted(cards(codes));
}

std::string trends_text(const State& state) {
  const Trends trends = trends_now(state);
  const auto letters = [](std::string_view all, unsigned bits) {
    std::string some;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if ((bits >> i & 1u) != 0) some += all[i];
    }
    return some;
  };
  const auto third = trends.third_trait == ThirdTrait::Pattern ? kPatternLetters : kClothesLetters;
  return letters(kHairLetters, trends.hair) + " " + letters(kLengthLetters, trends.length) + " " +
         letters(third, trends.third);
}

namespace {

/// Lays out a position; `unused_` are the cards that have no place yet.
class Layout {
 public:
  explicit Layout(const Position& position) : position_(position) {
    for (int i = 0; i < kCards; ++i) {
      if (clothes_of(Card(i)) != position.options.removed) unused_.push_back(Card(i));
    }
  }

  State state() {
    state_.rng = Rng(Seed::from_number(1), Rng::Stream::Play);
    state_.options = position_.options;
    state_.calendar = position_.calendar;
    state_.start = position_.start;
    place_what_is_written();
    fill_up_hands();
    fill_up_open_piles();
    fill_up_fictional_pile();
    place_the_rest();
    show_what_is_known();
    count_influence_row(state_);
    Silence silence;
    begin_season(state_, silence);
    go_on(state_, silence);
    return state_;
  }

 private:
  void place_what_is_written() {
    append(state_.influence, position_.influence);
    for (std::size_t seat = 0; seat < position_.hands.size(); ++seat) {
      append(state_.hands[seat], position_.hands[seat]);
    }
    insert(position_.discard, [&](Card one) { state_.discard.insert(one); });
    for (std::size_t seat = 0; seat < position_.scored.size(); ++seat) {
      insert(position_.scored[seat], [&](Card one) { state_.scored[seat].insert(one); });
    }
    for (std::size_t seat = 0; seat < position_.middle.size(); ++seat) {
      insert(position_.middle[seat], [&](Card one) { state_.middle[seat].insert(one); });
    }
    if (position_.open) {
      for (std::size_t hair = 0; hair < kHairs; ++hair) {
        append_pile(state_.open[hair], (*position_.open)[hair]);
      }
    }
    if (position_.draw) append_pile(state_.draw, *position_.draw);
    if (position_.next) append_pile(state_.next, *position_.next);
    if (position_.fictional) append_pile(state_.fictional, *position_.fictional);
  }

  void fill_up_hands() {
    if (position_.filling == Hands::AsWritten) return;
    for (std::size_t seat = 0; seat < position_.options.players; ++seat) {
      while (static_cast<int>(state_.hands[seat].size()) < position_.options.hand_size()) {
        state_.hands[seat].push_back(use(unused_.front()));
      }
    }
  }

  void fill_up_open_piles() {
    if (position_.open) return;
    for (int hair = 0; hair < kHairs; ++hair) {
      const auto fits = [&](Card one) { return hair_of(one) == static_cast<Hair>(hair); };
      state_.open[static_cast<std::size_t>(hair)].push_back(
          use(*std::ranges::find_if(unused_, fits)));
    }
  }

  void fill_up_fictional_pile() {
    if (position_.fictional || !position_.options.with_fictional_players()) return;
    for (int i = 0; i < kFictionalPile; ++i) state_.fictional.push_back(use(unused_.front()));
  }

  /// The colours of the year and of later years lie in their decks, the others in the draw pile.
  void place_the_rest() {
    while (!unused_.empty()) {
      const Card one = use(unused_.front());
      const int year = static_cast<int>(clothes_of(one)) - static_cast<int>(Clothes::Green) + 1;
      const int ahead = position_.options.equal_values() ? -1 : year - position_.calendar.year;
      if (ahead > 0) {
        state_.later[static_cast<std::size_t>(year - 2)].push_back(one);
      } else if (ahead == 0 && !position_.next) {
        state_.next.push_back(one);
      } else if (!position_.draw) {
        state_.draw.push_back(one);
      } else {
        state_.scored[0].insert(one);
      }
    }
  }

  void show_what_is_known() {
    const auto to_all = [&](Card one) { state_.trace(one).show_to_all(); };
    for (const auto& pile : state_.open) std::ranges::for_each(pile, to_all);
    std::ranges::for_each(state_.influence, to_all);
    state_.discard.for_each(to_all);
    for (const CardSet& pile : state_.scored) pile.for_each(to_all);
    for (const CardSet& pile : state_.middle) pile.for_each(to_all);
    for (int seat = 0; seat < state_.options.players; ++seat) {
      for (const Card one : state_.hand(Seat(seat))) state_.trace(one).show_to(Seat(seat));
    }
  }

  Card use(Card one) {
    const auto at = std::ranges::find(unused_, one);
    if (at == unused_.end()) throw std::invalid_argument(code_of(one) + " is drawn twice");
    unused_.erase(at);
    return one;
  }

  template <class Place>
  void insert(std::string_view codes, Place place) {
    for (const Card one : cards(codes)) place(use(one));
  }
  template <class Cards>
  void append(Cards& place, std::string_view codes) {
    insert(codes, [&](Card one) { place.push_back(one); });
  }
  template <class Pile>
  void append_pile(Pile& pile, std::string_view codes) {
    append(pile, codes);
    std::ranges::reverse(pile);
  }

  Position position_;
  State state_;
  std::vector<Card> unused_;
};

}  // namespace

State state_of(const Position& position) {
  return Layout(position).state();
}

}  // namespace coverstory::cover_me
