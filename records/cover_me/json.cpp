#include "records/cover_me/json.h"

#include <concepts>
#include <ranges>

#include "engine/cover_me/ranking.h"
#include "records/cover_me/cards.h"
#include "records/line.h"
#include "records/options.h"

namespace coverstory::records::cover_me {
namespace {

namespace json = boost::json;

std::string_view hair_word(Hair hair) {
  return kHairLetters.substr(static_cast<std::size_t>(hair), 1);
}

using FewCards = FixedVector<Card, 2>;

FewCards kept_or_played(Action action) {
  FewCards cards{action.card()};
  if (const auto second = action.second_card()) cards.push_back(*second);
  return cards;
}

/// What tells a choice from others of its kind: `add` gets each key with its value.
void tell_details(Action action, std::optional<Card> taken, std::span<const Card> returned,
                  auto add) {
  switch (action.kind()) {
    case Kind::Take:
      add("from", action.pile() ? hair_word(*action.pile()) : "draw");
      add("card", taken);
      break;
    case Kind::Play:
      add("cards", kept_or_played(action));
      break;
    case Kind::Feature:
      add("row", action.row());
      add("card", std::optional(action.model()));
      break;
    case Kind::Keep:
      add("cards", kept_or_played(action));
      add("returned", returned);
      break;
    case Kind::Swap:
      add("discard", action.discarded());
      break;
    case Kind::Vote:
      add("extra", action.extra_season());
      break;
  }
}

template <class T>
concept Cards = std::ranges::range<T> && std::same_as<std::ranges::range_value_t<T>, Card>;

void add_details(json::object& result, Action action, std::optional<Card> taken,
                 std::span<const Card> returned) {
  tell_details(action, taken, returned, [&]<class T>(std::string_view key, const T& value) {
    if constexpr (Cards<T>) {
      result[key] = list_json(value);
    } else if constexpr (std::same_as<T, std::optional<Card>>) {
      result[key] = code_or_null(value);
    } else {
      result[key] = value;
    }
  });
}

/// The characteristics of a trait that are trends, as letters.
void write_letters(JsonText& to, std::uint8_t trends, std::string_view letters) {
  to.list([&] {
    for (std::size_t i = 0; i < letters.size(); ++i) {
      if ((trends >> i & 1) != 0) to.word(letters.substr(i, 1));
    }
  });
}

template <class T>
json::array by_seat(const BySeat<T>& values, int players, auto to_json) {
  json::array result;
  for (const T& value : values | std::views::take(players)) result.push_back(to_json(value));
  return result;
}

constexpr auto as_list = [](const auto& cards) { return list_json(cards); };
constexpr auto as_number = [](int number) { return json::value(number); };

}  // namespace

json::object options_json(const Options& options, Scope scope) {
  return records::options_json(kOptions, options, scope);
}

Options read_options(const json::object& object, Scope scope) {
  return records::read_options(kOptions, object, scope);
}

json::object set_up_json(const SetUp& decks, const Options& options) {
  json::array later;
  if (!options.equal_values()) {
    for (const ColorDeck& deck : decks.later) later.push_back(pile_json(deck));
  }
  json::object result{{"e", "setup"},
                      {"start", decks.start.index},
                      {"draw", pile_json(decks.draw)},
                      {"next", pile_json(decks.next)},
                      {"later", std::move(later)}};
  if (options.equal_values())
    result["personal"] = by_seat(decks.personal, options.players, as_list);
  return result;
}

void write_choice(JsonText& to, Action action, std::optional<Card> taken,
                  std::span<const Card> returned) {
  to.key("kind").word(word_of(action.kind()));
  tell_details(action, taken, returned, [&]<class T>(std::string_view key, const T& value) {
    to.key(key);
    if constexpr (Cards<T>) {
      write_list(to, value);
    } else if constexpr (std::same_as<T, std::optional<Card>>) {
      write(to, value);
    } else if constexpr (std::same_as<T, bool>) {
      to.flag(value);
    } else if constexpr (std::same_as<T, int>) {
      to.number(value);
    } else {
      to.word(value);
    }
  });
}

json::object acted_json(const Acted& acted) {
  json::object result{{"e", "act"},
                      {"seat", acted.seat.index},
                      {"kind", word_of(acted.action.kind())},
                      {"legal", acted.legal}};
  add_details(result, acted.action, acted.taken, {acted.returned.data(), acted.returned.size()});
  return result;
}

json::object shuffled_json(ShuffledPile pile, std::span<const Card> cards) {
  return {{"e", "shuffle"},
          {"pile", pile == ShuffledPile::Draw ? "draw" : "fictional"},
          {"cards", pile_json(cards)}};
}

void write_trends(JsonText& to, const Trends& trends) {
  to.object([&] {
    write_letters(to.key("hair"), trends.hair, kHairLetters);
    write_letters(to.key("length"), trends.length, kLengthLetters);
    if (trends.third_trait == ThirdTrait::Pattern) {
      write_letters(to.key("pattern"), trends.third, kPatternLetters);
    } else {
      write_letters(to.key("clothes"), trends.third, kClothesLetters);
    }
  });
}

void write_season(JsonText& to, const SeasonScored& season, const State& state) {
  const int players = state.options.players;
  const auto write_by_seat = [&](std::string_view key, const auto& cards) {
    to.key(key).list([&] {
      for (const auto& of_seat : cards | std::views::take(players)) write_list(to, of_seat);
    });
  };
  to.key("e").word("season");
  to.key("year").number(season.calendar.year);
  to.key("season").word(word_of(season.calendar.season));
  write_trends(to.key("trends"), season.trends);
  write_by_seat("scored", season.scored);
  if (state.options.is_advanced()) write_by_seat("middle", season.middle);
  write_list(to.key("influence"), state.influence);
  to.key("prestige").list([&] {
    for (int seat = 0; seat < players; ++seat) to.number(prestige(state, Seat(seat)));
  });
}

json::object season_json(const SeasonScored& season, const State& state) {
  return object_of([&](JsonText& to) { write_season(to, season, state); });
}

json::object state_json(const State& state) {
  json::array discard;
  state.discard.for_each([&](Card card) { discard.emplace_back(code_of(card)); });
  json::object open;
  for (std::size_t hair = 0; hair < kHairs; ++hair) {
    open[kHairLetters.substr(hair, 1)] = pile_json(state.open[hair]);
  }
  return {{"e", "state"},
          {"hands", by_seat(state.hands, state.options.players, as_list)},
          {"draw", pile_json(state.draw)},
          {"open", std::move(open)},
          {"next", pile_json(state.next)},
          {"discard", std::move(discard)},
          {"influence", list_json(state.influence)},
          {"fictional", pile_json(state.fictional)},
          {"start", state.start.index}};
}

json::object end_json(const Ranking& result, const Options& options) {
  json::array winners;
  for (SeatSet rest = result.winners; !rest.empty(); rest.erase(rest.first())) {
    winners.emplace_back(rest.first().index);
  }
  return {{"e", "end"},
          {"prestige", by_seat(result.prestige, options.players, as_number)},
          {"cards", by_seat(result.cards, options.players, as_number)},
          {"ranks", by_seat(result.ranks, options.players, as_number)},
          {"winners", std::move(winners)}};
}

Writer::Writer(const Options& options, const std::vector<std::string>& seats, const Seed& seed) {
  add_line(text_, header_json("cover-me", options_json(options), seats, seed));
}

void Writer::set_up(const State& state, const SetUp& decks) {
  add_line(text_, set_up_json(decks, state.options));
}
void Writer::acted(const State&, const Acted& acted) {
  add_line(text_, acted_json(acted));
}
void Writer::shuffled(const State&, ShuffledPile pile, std::span<Card> cards) {
  add_line(text_, shuffled_json(pile, cards));
}
void Writer::season_scored(const State& state, const SeasonScored& season) {
  add_line(text_, season_json(season, state));
}
void Writer::season_begun(const State& state) {
  add_line(text_, state_json(state));
}
void Writer::ended(const State& state, const Ranking& result) {
  add_line(text_, end_json(result, state.options));
}

}  // namespace coverstory::records::cover_me
