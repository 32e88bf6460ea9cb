#include "cli/arguments.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

#include "cli/in_order.h"
#include "cli/refused.h"

namespace coverstory::cli {
namespace {

constexpr std::array kFlags{Flag{"games", "N", "how many"}, Flag{"mixed", "", "all options"}};

Arguments parsed(std::vector<std::string_view> words) {
  return Arguments(words, kFlags);
}

TEST(Arguments, flags_values_and_other_words) {
  const Arguments arguments = parsed({"one", "--games", "12", "--mixed", "two"});
  EXPECT_EQ(arguments.positional(), (std::vector<std::string_view>{"one", "two"}));
  EXPECT_EQ(arguments.value("games"), "12");
  EXPECT_TRUE(arguments.has("mixed"));
  EXPECT_EQ(parsed({"--games=12"}).number("games", 1, 20, 5), 12);
  EXPECT_EQ(parsed({}).number("games", 1, 20, 5), 5);
}

TEST(Arguments, what_was_not_announced_is_refused) {
  EXPECT_THROW(parsed({"--gmes", "1"}), Refused);
  EXPECT_THROW(parsed({"--games"}), Refused);
  EXPECT_THROW(parsed({"--mixed=1"}), Refused);
  EXPECT_THROW(parsed({"--mixed", "--mixed"}), Refused);
}

TEST(Arguments, a_number_is_whole_and_within_bounds) {
  for (const std::string_view text : {"", "x", "1x", "1.5", "-1", "21", "99999999999999999999"}) {
    EXPECT_THROW(read_number(text, "--games", 0, 20), Refused) << text;
  }
  EXPECT_EQ(read_number("20", "--games", 0, 20), 20);
}

TEST(InOrder, results_are_handed_over_in_their_order_on_any_number_of_threads) {
  for (const int threads : {1, 2, 7}) {
    std::vector<std::uint64_t> taken;
    in_order(
        500, threads, [](std::uint64_t i) { return i * i; },
        [&](std::uint64_t i, std::uint64_t result) {
          EXPECT_EQ(result, i * i);
          taken.push_back(i);
        });
    ASSERT_EQ(taken.size(), 500u);
    EXPECT_TRUE(std::ranges::is_sorted(taken));
  }
}

TEST(InOrder, what_is_thrown_on_a_thread_or_while_taking_is_thrown_on) {
  const auto make = [](std::uint64_t i) -> int {
    if (i == 30) throw Refused("no");
    return 0;
  };
  EXPECT_THROW(in_order(100, 3, make, [](std::uint64_t, int) {}), Refused);
  const auto take = [](std::uint64_t i, int) {
    if (i == 5) throw Refused("no");
  };
  EXPECT_THROW(in_order(100, 3, [](std::uint64_t) { return 0; }, take), Refused);
}

}  // namespace
}  // namespace coverstory::cli
