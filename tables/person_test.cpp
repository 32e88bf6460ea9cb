// Who somebody is: the secret stays with the one who has it.
#include "tables/person.h"

#include <gtest/gtest.h>

#include <set>

#include "tables/test_people.h"

namespace coverstory::tables {
namespace {

constexpr std::string_view kToken = "8c6f0a3f5f0f4a6e9d3b2a1c00ffee11";

TEST(Person, has_the_same_fingerprint_today_and_in_ten_years) {
  EXPECT_EQ(person_of(kToken), person_of(kToken));
  EXPECT_EQ(person_of(kToken).hex(), "483bdd546ca9d6644a388158c33b7798");
}

TEST(Person, has_a_fingerprint_that_is_not_the_token_and_differs_in_every_part_for_another_token) {
  EXPECT_NE(person_of(kToken).hex(), kToken);
  std::string other(kToken);
  other.back() = '0';
  for (std::size_t word = 0; word < 4; ++word) {
    EXPECT_NE(person_of(kToken).words[word], person_of(other).words[word]);
  }
}

TEST(Person, is_read_back_from_the_hex_digits_of_a_log) {
  const Person person = person_of(kToken);
  EXPECT_EQ(Person::from_hex(person.hex()), person);
  for (const char* text :
       {"", "8c6f", "8c6f0a3f5f0f4a6e9d3b2a1c00ffee1g", "8c6f0a3f5f0f4a6e9d3b2a1c00ffee1122"}) {
    EXPECT_EQ(Person::from_hex(text), std::nullopt) << text;
  }
}

TEST(Person, commands_of_different_people_or_with_different_ids_are_different) {
  std::set<std::uint64_t> keys;
  for (std::uint64_t who = 0; who < 20; ++who) {
    const Person person = person_of(token_from(Seed::from_number(who)));
    for (const std::uint64_t id : {1ull, 2ull, 3ull, 1ull << 32, (1ull << 53) - 1}) {
      keys.insert(key_of(person, id));
    }
  }
  EXPECT_EQ(keys.size(), 100u);
}

TEST(Person, tokens_are_in_no_log_and_are_told_to_their_owner_alone) {
  Gathering table(kFourAtCoverMe, 4);
  ASSERT_EQ(table.outcome(0, R"("do":"start")"), "accepted");
  ASSERT_EQ(table.outcome(1, R"("do":"say","text":"Hello")"), "accepted");
  const auto log = table.house.store.log_of(table.code);
  ASSERT_TRUE(log && *log);
  for (const ConnectionId owner : table.people) {
    const std::string token = table.house.token_of(owner);
    for (const std::string& body : (*log)->bodies) EXPECT_EQ(body.find(token), body.npos);
    for (const ConnectionId other : table.people) {
      for (const auto& message : table.house.told(other)) {
        const bool is_welcome = other == owner && message.contains("token");
        EXPECT_EQ(serialize(message).find(token) == std::string::npos, !is_welcome);
        EXPECT_EQ(serialize(message).find(person_of(token).hex()), std::string::npos);
      }
    }
  }
}

}  // namespace
}  // namespace coverstory::tables
