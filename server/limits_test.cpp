// What bounds a client: its rate of commands, its connections, the tables it opens.
#include <gtest/gtest.h>

#include "server/address.h"
#include "server/connection_limit.h"
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
