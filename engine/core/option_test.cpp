// Options of a game that is nobody's: tea.
#include "engine/core/option.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace coverstory {
namespace {

enum class Milk : std::uint8_t { None, Cow, Oat };
enum class Vessel : std::uint8_t { Cup, Glass };

struct Tea {
  std::uint8_t cups = 2;
  Milk milk = Milk::None;
  std::optional<Vessel> vessel;
  int minutes = 4;

  friend bool operator==(const Tea&, const Tea&) = default;
};

constexpr std::array kTea{
    option<&Tea::cups>({.key = "cups", .low = 1, .high = 3, .refusal = "One to three cups."}),
    option<&Tea::milk>({.key = "milk",
                        .words = {"none", "cow", "oat"},
                        .only_with = where<&Tea::cups>(2),
                        .refusal = "Milk is for two."}),
    option<&Tea::vessel>({.key = "vessel",
                          .words = {"cup", "glass"},
                          .only_with = where<&Tea::milk>(Milk::Oat),
                          .refusal = "A vessel is chosen with oat milk only.",
                          .missing = "Oat milk wants a vessel."}),
    option<&Tea::minutes>(
        {.key = "minutes", .low = 1, .high = 60, .offered = {3, 4}, .refusal = "An hour at most."}),
};

std::string text_of(const Tea& tea) {
  std::string text;
  for (const auto& each : kTea) {
    const OptionValue value = each.value(tea);
    text += !value             ? "- "
            : each.is_number() ? std::to_string(*value) + " "
                               : std::string(each.word_in(tea)) + " ";
  }
  return text;
}

std::uint64_t hash_of(const Tea& tea, std::size_t always = kTea.size()) {
  Fnv fnv;
  hash_options(fnv, kTea, always, tea);
  return fnv.value();
}

TEST(Options, are_read_and_set_by_number_and_by_word) {
  Tea tea;
  EXPECT_EQ(kTea[0].value(tea), 2);
  EXPECT_EQ(kTea[1].word_in(tea), "none");
  EXPECT_EQ(kTea[1].from_word("oat"), 2);
  EXPECT_EQ(kTea[1].from_word("goat"), std::nullopt);
  EXPECT_EQ(kTea[2].value(tea), std::nullopt);
  kTea[0].set(tea, 3);
  kTea[2].set(tea, 1);
  EXPECT_EQ(tea, (Tea{.cups = 3, .vessel = Vessel::Glass}));
}

TEST(Options, have_their_defaults_from_the_aggregate) {
  EXPECT_EQ(kTea[0].default_value(), 2);
  EXPECT_EQ(kTea[2].default_value(), std::nullopt);
  EXPECT_TRUE(kTea[1].has_default);
  EXPECT_FALSE(kTea[2].has_default);
}

TEST(Options, that_are_wrong_are_refused_with_the_sentence_of_the_first) {
  EXPECT_EQ(what_is_wrong(kTea, Tea{}), std::nullopt);
  EXPECT_EQ(what_is_wrong(kTea, Tea{.cups = 4}), "One to three cups.");
  EXPECT_EQ(what_is_wrong(kTea, Tea{.minutes = 61}), "An hour at most.");
  EXPECT_EQ(what_is_wrong(kTea, Tea{.cups = 3, .milk = Milk::Cow}), "Milk is for two.");
  EXPECT_EQ(what_is_wrong(kTea, Tea{.milk = Milk::Oat}), "Oat milk wants a vessel.");
  EXPECT_EQ(what_is_wrong(kTea, Tea{.milk = Milk::Oat, .vessel = Vessel::Cup}), std::nullopt);
  EXPECT_EQ(what_is_wrong(kTea, Tea{.vessel = Vessel::Cup}),
            "A vessel is chosen with oat milk only.");
}

TEST(Options, combine_to_all_that_are_valid_each_once) {
  std::vector<std::string> all;
  for_each_combination(kTea, [&](const Tea& tea) { all.push_back(text_of(tea)); });
  EXPECT_EQ(all, (std::vector<std::string>{"1 none - 3 ", "1 none - 4 ", "2 none - 3 ",
                                           "2 none - 4 ", "2 cow - 3 ", "2 cow - 4 ",
                                           "2 oat cup 3 ", "2 oat glass 3 ", "2 oat cup 4 ",
                                           "2 oat glass 4 ", "3 none - 3 ", "3 none - 4 "}));
}

TEST(Options, each_change_a_hash) {
  const Tea oat{.milk = Milk::Oat, .vessel = Vessel::Cup};
  EXPECT_NE(hash_of({}), hash_of({.cups = 1}));
  EXPECT_NE(hash_of({}), hash_of({.milk = Milk::Cow}));
  EXPECT_NE(hash_of(oat), hash_of({.milk = Milk::Oat}));
  EXPECT_NE(hash_of({}), hash_of({.minutes = 5}));
}

TEST(Options, added_later_leave_the_hashes_of_before) {
  Fnv before;
  before.add(2);
  before.add(0);
  EXPECT_EQ(hash_of({}, 2), before.value());
  EXPECT_NE(hash_of({.minutes = 5}, 2), before.value());
  EXPECT_NE(hash_of({.vessel = Vessel::Glass}, 2), hash_of({.minutes = 2}, 2));
}

}  // namespace
}  // namespace coverstory
