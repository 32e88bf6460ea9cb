#include "cli/cover_me/words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>

#include "engine/cover_me/fictional.h"
#include "records/cover_me/cards.h"

namespace coverstory::cli {

using namespace cover_me;

namespace {

constexpr std::array<std::string_view, kHairs> kHair{"blonde", "red-brown", "black"};
constexpr std::array<std::string_view, kLengths> kLength{"short", "semi-long", "long"};
constexpr std::array<std::string_view, kPatterns> kPattern{"squared", "diamond", "striped"};
constexpr std::array<std::string_view, kClothes> kColor{"yellow", "blue",  "red",
                                                        "green",  "black", "white"};

std::string traits_words(Card card) {
  const Traits& traits = traits_of(card);
  return fmt::format("{}, {}, {} {}", word_of(traits.clothes), word_of(traits.pattern),
                     word_of(traits.length), word_of(traits.hair));
}

}  // namespace

std::string_view word_of(Hair hair) {
  return kHair[static_cast<std::size_t>(hair)];
}
std::string_view word_of(Length length) {
  return kLength[static_cast<std::size_t>(length)];
}
std::string_view word_of(Pattern pattern) {
  return kPattern[static_cast<std::size_t>(pattern)];
}
std::string_view word_of(Clothes clothes) {
  return kColor[static_cast<std::size_t>(clothes)];
}

std::string season_words(Calendar calendar) {
  const std::string season(records::cover_me::word_of(calendar.season));
  return fmt::format("{}, year {}", capitalised(season), calendar.year);
}

std::string brief(Card card) {
  return fmt::format("{} ({})", name_of(card), traits_words(card));
}

std::string in_full(Card card, const Options& options) {
  const std::string worth =
      options.equal_values() ? "" : ", " + worth_words(options.worth(card), options);
  return fmt::format("{}: {} hair{} [{}]", name_of(card), traits_words(card), worth, code_of(card));
}

std::string worth_words(int worth, const Options& options) {
  return options.equal_values() ? counted(worth, "point") : fmt::format("{} prestige", worth);
}

int worth_of(const CardSet& scored, const Options& options) {
  int worth = 0;
  scored.for_each([&](Card card) { worth += options.worth(card); });
  return worth;
}

std::string detail::coded(Card card) {
  return fmt::format("{} [{}]", name_of(card), code_of(card));
}

std::string detail::joined(const std::vector<std::string>& items, std::string_view separator) {
  return fmt::format("{}", fmt::join(items, separator));
}

std::string magazine_words(int row, const Options& options, const Cast& cast) {
  if (options.with_fictional_players() && row >= kFirstFictionalRow) {
    return fmt::format("the {} fictional player's magazine",
                       row == kFirstFictionalRow ? "first" : "second");
  }
  if (!options.is_advanced()) return cast.whose(Seat(row)) + " magazine";
  return fmt::format("{} {} magazine", cast.whose(Seat(row / 2)),
                     row % 2 == 0 ? "primary" : "secondary");
}

}  // namespace coverstory::cli
