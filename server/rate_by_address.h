// A rate for each address, and for the networks it is in: how many tables it may open, how much
// work it may ask for. An address whose bucket is full again is forgotten, so that memory is
// bounded by the traffic of the time a bucket takes to fill.
#pragma once

#include <unordered_map>

#include "server/address.h"
#include "server/token_bucket.h"

namespace coverstory::server {

class RateByAddress {
 public:
  explicit RateByAddress(const Rate& rate) : rate_(rate) {}

  /// Takes so many if they are there, for the address and for each network it is in.
  bool take(const AddressKey& address, Instant now, double many = 1) {
    const auto networks = networks_of(address);
    for (const Network& network : networks) {
      const auto found = buckets_.find(network.key);
      const Rate rate = rate_of(network.share);
      if ((found == buckets_.end() ? rate.burst : found->second.bucket.level(rate, now)) < many)
        return false;
    }
    charge(address, now, many);
    return true;
  }

  /// What was taken was not needed.
  void give_back(const AddressKey& address, Instant now, double many = 1) {
    for (const Network& network : networks_of(address)) {
      const auto found = buckets_.find(network.key);
      if (found != buckets_.end()) found->second.bucket.take(rate_of(network.share), now, -many);
    }
  }

  /// Takes them whether they are there or not.
  void charge(const AddressKey& address, Instant now, double many) {
    for (const Network& network : networks_of(address)) {
      const Rate rate = rate_of(network.share);
      const Share fresh{TokenBucket(rate, now), network.share};
      buckets_.try_emplace(network.key, fresh).first->second.bucket.take(rate, now, many);
    }
  }

  void forget_the_rested(Instant now) {
    std::erase_if(buckets_, [&](const auto& entry) {
      const Rate rate = rate_of(entry.second.share);
      return entry.second.bucket.level(rate, now) >= rate.burst;
    });
  }

  std::size_t remembered() const { return buckets_.size(); }

 private:
  struct Share {
    TokenBucket bucket;
    int share = 1;
  };

  Rate rate_of(int share) const {
    return {.a_second = rate_.a_second * share, .burst = rate_.burst * share};
  }

  Rate rate_;  // of an address; a network has its share times as much
  std::unordered_map<AddressKey, Share, AddressKeyHash> buckets_;  // by address or network
};

/// What each address may ask for.
struct RatesByAddress {
  RateByAddress tables;    // opened
  RateByAddress work;      // in plain commands; what is more work counts as several
  RateByAddress misses;    // codes that no table has
  RateByAddress requests;  // over HTTP
  RateByAddress bytes;     // that are stored

  void forget_the_rested(Instant now) {
    for (RateByAddress* rate : {&tables, &work, &misses, &requests, &bytes})
      rate->forget_the_rested(now);
  }
};

}  // namespace coverstory::server
