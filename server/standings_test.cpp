#include "server/standings.h"

#include <gtest/gtest.h>

namespace coverstory::server {
namespace {

using tables::Person;
using tables::Time;

constexpr Time kNow = 1000;
const Person kAda = tables::person_of("8c6f0a3f5f0f4a6e9d3b2a1c00ffee11");
const Person kBo = tables::person_of("00000000000000000000000000000001");

AddressKey at(std::string_view text) {
  return key_of(boost::asio::ip::make_address(text));
}

bool is_banned(const Standings& all, std::string_view address, const Person& person, Time now) {
  return all.of(at(address), person, now).banned_until.has_value();
}

TEST(Standings, a_person_is_banned_wherever_they_come_from_and_others_are_not) {
  Standings all;
  all.set({Measure::Ban, tables::public_id(kAda), 2000});
  EXPECT_TRUE(is_banned(all, "192.0.2.1", kAda, kNow));
  EXPECT_TRUE(is_banned(all, "2001:db8::1", kAda, 1999));
  EXPECT_FALSE(is_banned(all, "192.0.2.1", kAda, 2000)) << "until then";
  EXPECT_FALSE(is_banned(all, "192.0.2.1", kBo, kNow));
  EXPECT_FALSE(all.of(at("192.0.2.1"), kAda, kNow).muted_until);
}

TEST(Standings, an_address_is_banned_whoever_comes_from_there) {
  Standings all;
  all.set({Measure::Ban, "192.0.2.1", 2000});
  all.set({Measure::Mute, "2001:db8::1", 2000});
  EXPECT_TRUE(is_banned(all, "192.0.2.1", kBo, kNow));
  EXPECT_FALSE(is_banned(all, "192.0.2.2", kBo, kNow));
  EXPECT_TRUE(all.of(at("2001:db8::77:1"), kBo, kNow).muted_until) << "the network of 64 bits";
  EXPECT_FALSE(all.of(at("2001:db8:0:1::1"), kBo, kNow).muted_until);
}

TEST(Standings, of_an_address_alone_it_is_known_whether_it_is_banned) {
  Standings all;
  all.set({Measure::Ban, "192.0.2.1", 2000});
  all.set({Measure::Ban, "2001:db8::1", 2000});
  all.set({Measure::Ban, "2001:db8::2", 3000});
  all.set({Measure::Mute, "192.0.2.2", 2000});
  all.set({Measure::Ban, tables::public_id(Person{}), 2000});
  EXPECT_EQ(all.banned_until(at("192.0.2.1"), kNow), 2000);
  EXPECT_EQ(all.banned_until(at("192.0.2.1"), 2000), std::nullopt) << "until then";
  EXPECT_EQ(all.banned_until(at("2001:db8::77:1"), kNow), 3000) << "the longer of two";
  EXPECT_EQ(all.banned_until(at("192.0.2.2"), kNow), std::nullopt) << "muted only";
  EXPECT_EQ(all.banned_until(at("192.0.2.3"), kNow), std::nullopt);
  all.lift(Measure::Ban, "192.0.2.1");
  EXPECT_EQ(all.banned_until(at("192.0.2.1"), kNow), std::nullopt);
}

TEST(Standings, the_last_decision_about_somebody_counts_until_it_is_lifted) {
  Standings all;
  all.set({Measure::Ban, "192.0.2.1", 2000});
  all.set({Measure::Ban, "192.0.2.1", 1500});
  EXPECT_EQ(all.of(at("192.0.2.1"), kBo, kNow).banned_until, 1500);
  EXPECT_EQ(all.all(kNow).size(), 1u);
  EXPECT_FALSE(all.lift(Measure::Mute, "192.0.2.1"));
  EXPECT_TRUE(all.lift(Measure::Ban, "192.0.2.1"));
  EXPECT_FALSE(is_banned(all, "192.0.2.1", kBo, kNow));
}

TEST(Standings, are_kept_as_notes) {
  Standings all;
  all.take({note_of(Measure::Ban, "192.0.2.1", 2000),
            note_of(Measure::Mute, tables::public_id(kAda), 500),
            {"notice", "Hello"}});
  ASSERT_EQ(all.all(0).size(), 2u);
  EXPECT_EQ(all.all(kNow).size(), 1u);
  EXPECT_EQ(all.all(kNow)[0].until, 2000);
  const auto expired = all.take_expired(kNow);
  ASSERT_EQ(expired.size(), 1u);
  EXPECT_EQ(expired[0].whom, tables::public_id(kAda));
  EXPECT_EQ(note_of(Measure::Ban, "192.0.2.1", std::nullopt).text, "");
}

TEST(Standings, somebody_is_a_person_or_an_address) {
  EXPECT_EQ(read_whom("192.0.2.1").value(), "192.0.2.1");
  EXPECT_EQ(read_whom("2001:DB8::0001").value(), "2001:db8::1");
  EXPECT_EQ(read_whom(tables::public_id(kAda)).value(), tables::public_id(kAda));
  for (const char* text : {"", "Ada", "1df8", "192.0.2.300", "1DF8F5256DC9", "zzzzzzzzzzzz"}) {
    EXPECT_FALSE(read_whom(text)) << text;
  }
}

}  // namespace
}  // namespace coverstory::server
