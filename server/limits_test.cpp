// What bounds a client: its rate of commands, its connections, the tables it opens.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "server/address.h"
#include "server/connection_limit.h"
#include "server/places.h"
#include "server/rate_by_address.h"
#include "server/token_bucket.h"

namespace coverstory::server {
namespace {

using boost::asio::ip::make_address;
using std::chrono::hours;
using std::chrono::milliseconds;
using std::chrono::minutes;

constexpr Instant kStart{hours(5)};

TEST(TokenBucket, a_burst_passes_and_then_the_rate) {
  const Rate rate{.a_second = 10, .burst = 3};
  TokenBucket bucket(rate, kStart);
  for (int i = 0; i < 3; ++i) EXPECT_GE(bucket.take(rate, kStart), 0);
  EXPECT_LT(bucket.take(rate, kStart), 0);
  EXPECT_LT(bucket.take(rate, kStart + milliseconds(150)), 0);
  EXPECT_GE(bucket.take(rate, kStart + milliseconds(300)), 0);
}

TEST(TokenBucket, who_goes_on_regardless_sinks_and_who_waits_comes_up) {
  const Rate rate{.a_second = 10, .burst = 3};
  TokenBucket bucket(rate, kStart);
  for (int i = 0; i < 20; ++i) bucket.take(rate, kStart);
  EXPECT_EQ(bucket.level(rate, kStart), -17);
  EXPECT_EQ(bucket.level(rate, kStart + hours(1)), 3);
}

TEST(TokenBucket, a_clock_that_stands_still_or_steps_back_gives_nothing) {
  const Rate rate{.a_second = 10, .burst = 1};
  TokenBucket bucket(rate, kStart);
  bucket.take(rate, kStart);
  EXPECT_EQ(bucket.level(rate, kStart - hours(1)), 0);
  EXPECT_EQ(bucket.level(rate, kStart), 0);
}

TEST(Address, limits_count_an_ipv4_address_and_an_ipv6_network) {
  EXPECT_EQ(key_of(make_address("192.0.2.1")), key_of(make_address("::ffff:192.0.2.1")));
  EXPECT_NE(key_of(make_address("192.0.2.1")), key_of(make_address("192.0.2.2")));
  EXPECT_EQ(key_of(make_address("2001:db8::1")), key_of(make_address("2001:db8::ffff:1")));
  EXPECT_NE(key_of(make_address("2001:db8::1")), key_of(make_address("2001:db8:0:1::1")));
}

TEST(Address, the_proxy_wrote_the_last_entry) {
  EXPECT_EQ(forwarded_address("10.0.0.1, 192.0.2.7", ""), make_address("192.0.2.7"));
  EXPECT_EQ(forwarded_address("192.0.2.7", "for=10.0.0.1"), make_address("192.0.2.7"));
  EXPECT_EQ(forwarded_address("", "for=10.0.0.1;proto=http, For=\"[2001:db8::1]:4711\""),
            make_address("2001:db8::1"));
  EXPECT_EQ(forwarded_address("", "proto=https;for=192.0.2.43:80"), make_address("192.0.2.43"));
  for (const char* wrong : {"", "unknown", "192.0.2.7, ", "[2001:db8::1", "for=1.2.3.4"})
    EXPECT_EQ(forwarded_address(wrong, ""), std::nullopt) << wrong;
}

std::vector<std::string> told(std::string_view address) {
  std::vector<std::string> all;
  for (const Network& network : networks_of(key_of(make_address(address)))) {
    std::string text = fmt::format("{}x", network.share);
    for (const unsigned char byte : network.key.bytes) text += fmt::format(" {:02x}", byte);
    all.push_back(text);
  }
  return all;
}

TEST(Address, an_ipv6_address_is_in_networks_of_64_56_and_48_bits) {
  EXPECT_EQ(told("2001:db8:1234:5678::9"),
            (std::vector<std::string>{"1x 20 01 0d b8 12 34 56 78 00 00 00 00 00 00 00 00",
                                      "2x 20 01 0d b8 12 34 56 00 00 00 00 00 00 00 00 38",
                                      "4x 20 01 0d b8 12 34 00 00 00 00 00 00 00 00 00 30"}));
  EXPECT_EQ(told("192.0.2.1").size(), 1u);
}

TEST(Address, some_cannot_be_reached_by_the_world) {
  for (const char* text : {"127.0.0.1", "::1", "10.1.2.3", "172.16.0.1", "172.31.255.1",
                           "192.168.0.7", "fd00::1", "fe80::1", "169.254.0.1"})
    EXPECT_TRUE(is_private(make_address(text))) << text;
  for (const char* text : {"0.0.0.0", "::", "192.0.2.1", "172.32.0.1", "172.15.0.1", "11.0.0.1",
                           "2001:db8::1", "192.169.0.1"})
    EXPECT_FALSE(is_private(make_address(text))) << text;
}

/// The address of a network of 64 bits within 2001:db8::/32, by the last 32 bits of its prefix.
AddressKey network64(unsigned number) {
  return key_of(make_address(fmt::format("2001:db8:{:x}:{:x}::1", number >> 16, number & 0xffff)));
}

TEST(ConnectionLimit, wider_networks_have_more_than_an_address_and_not_without_end) {
  ConnectionLimit limit(10);
  std::vector<ConnectionLimit::Slot> slots;
  const auto taken_by = [&](unsigned number) {
    const std::size_t before = slots.size();
    while (auto slot = limit.take(network64(number))) slots.push_back(std::move(*slot));
    return slots.size() - before;
  };
  EXPECT_EQ(taken_by(0x1'0000), 10u);
  EXPECT_EQ(taken_by(0x1'0001), 10u);
  EXPECT_EQ(taken_by(0x1'0002), 0u) << "56 bits have twice as many";
  EXPECT_EQ(taken_by(0x1'0100), 10u);
  EXPECT_EQ(taken_by(0x1'0200), 10u);
  EXPECT_EQ(taken_by(0x1'0300), 0u) << "48 bits have four times as many";
  EXPECT_EQ(taken_by(0x2'0000), 10u);
  slots.clear();
  EXPECT_EQ(taken_by(0x1'0300), 10u) << "all was given back";
}

TEST(RateByAddress, wider_networks_have_more_than_an_address_and_not_without_end) {
  RateByAddress rate({.a_second = 1, .burst = 10});
  const auto taken_by = [&](unsigned number) {
    int count = 0;
    while (rate.take(network64(number), kStart)) ++count;
    return count;
  };
  EXPECT_EQ(taken_by(0x1'0000), 10);
  EXPECT_EQ(taken_by(0x1'0001), 10);
  EXPECT_EQ(taken_by(0x1'0002), 0);
  EXPECT_EQ(taken_by(0x1'0100), 10);
  EXPECT_EQ(taken_by(0x1'0200), 10);
  EXPECT_EQ(taken_by(0x1'0300), 0);
  EXPECT_EQ(taken_by(0x2'0000), 10);
  const std::size_t remembered = rate.remembered();
  for (unsigned i = 0x400; i < 0x1400; ++i)
    EXPECT_FALSE(rate.take(network64(0x1'0000 + i), kStart));
  EXPECT_EQ(rate.remembered(), remembered) << "who is refused costs no memory";
  rate.forget_the_rested(kStart + minutes(1));
  EXPECT_EQ(rate.remembered(), 0u);
}

TEST(RateByAddress, what_was_not_needed_is_given_back) {
  RateByAddress rate({.a_second = 0, .burst = 2});
  for (int i = 0; i < 10; ++i) {
    EXPECT_TRUE(rate.take(network64(1), kStart));
    rate.give_back(network64(1), kStart);
  }
  EXPECT_TRUE(rate.take(network64(1), kStart, 2));
  EXPECT_FALSE(rate.take(network64(1), kStart));
}

TEST(ConnectionLimit, a_slot_is_given_back_when_its_holder_goes) {
  ConnectionLimit limit(2);
  const AddressKey one = key_of(make_address("192.0.2.1"));
  auto first = limit.take(one);
  {
    const auto second = limit.take(one);
    EXPECT_TRUE(second);
    EXPECT_FALSE(limit.take(one));
    EXPECT_TRUE(limit.take(key_of(make_address("192.0.2.2"))));
  }
  EXPECT_EQ(limit.taken(one), 1u);
  auto moved = std::move(first);
  first.reset();
  EXPECT_EQ(limit.taken(one), 1u);
  moved.reset();
  EXPECT_EQ(limit.taken(one), 0u);
}

TEST(Places, who_has_said_no_hello_makes_room_the_oldest_first) {
  Places places(3);
  std::vector<std::string> gone;
  const auto come = [&](const std::string& name) {
    auto place = places.take();
    if (place) place->on_given_away([&gone, name] { gone.push_back(name); });
    return place;
  };
  const auto ada = come("Ada"), ben = come("Ben"), cleo = come("Cleo");
  ada->settle();
  const auto dan = come("Dan");
  EXPECT_EQ(gone, (std::vector<std::string>{"Ben"}));
  EXPECT_EQ(places.taken(), 3u);
  dan->settle();
  cleo->settle();
  EXPECT_EQ(places.take(), nullptr) << "all have said hello";
  dan->set_idle(true);
  cleo->set_idle(true);
  cleo->set_idle(false);
  const auto eve = come("Eve");
  EXPECT_NE(eve, nullptr);
  EXPECT_EQ(gone, (std::vector<std::string>{"Ben", "Dan"}));
}

TEST(Places, who_has_said_no_hello_goes_before_who_has_and_does_nothing) {
  Places places(2);
  std::vector<std::string> gone;
  const auto idle = places.take(), newcomer = places.take();
  idle->on_given_away([&] { gone.emplace_back("idle"); });
  newcomer->on_given_away([&] { gone.emplace_back("newcomer"); });
  idle->settle();
  idle->set_idle(true);
  const auto third = places.take();
  EXPECT_EQ(gone, (std::vector<std::string>{"newcomer"}));
  third->settle();
  const auto fourth = places.take();
  EXPECT_EQ(gone, (std::vector<std::string>{"newcomer", "idle"}));
}

TEST(Places, what_is_given_away_is_not_given_back) {
  Places places(1);
  auto ada = places.take();
  auto ben = places.take();
  EXPECT_EQ(places.taken(), 1u);
  ada->settle();
  ada.reset();
  EXPECT_EQ(places.taken(), 1u);
  ben.reset();
  EXPECT_EQ(places.taken(), 0u);
}

TEST(Places, the_last_are_not_for_strangers) {
  Places places(100);
  std::vector<std::unique_ptr<Places::Place>> taken;
  for (int i = 0; i < 95; ++i) taken.push_back(places.take());
  EXPECT_TRUE(places.has_room_for_strangers());
  taken.push_back(places.take());
  EXPECT_FALSE(places.has_room_for_strangers());
}

TEST(RateByAddress, an_address_has_its_own_hour_and_is_forgotten_after_it) {
  RateByAddress tables({.a_second = 2 / 3600.0, .burst = 2});
  const AddressKey one = key_of(make_address("192.0.2.1"));
  const AddressKey other = key_of(make_address("192.0.2.2"));
  EXPECT_TRUE(tables.take(one, kStart));
  EXPECT_TRUE(tables.take(one, kStart));
  EXPECT_FALSE(tables.take(one, kStart));
  EXPECT_TRUE(tables.take(other, kStart));
  EXPECT_FALSE(tables.take(one, kStart + minutes(29)));
  EXPECT_TRUE(tables.take(one, kStart + minutes(31)));
  tables.forget_the_rested(kStart + minutes(32));
  EXPECT_EQ(tables.remembered(), 1u);
  tables.forget_the_rested(kStart + hours(2));
  EXPECT_EQ(tables.remembered(), 0u);
}

}  // namespace
}  // namespace coverstory::server
