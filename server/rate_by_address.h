// A rate for each address: how many tables it may open, how much work it may ask for. An address
// whose bucket is full again is forgotten, so that memory is bounded by the traffic of the time a
// bucket takes to fill.
#pragma once

#include <unordered_map>

#include "server/address.h"
#include "server/token_bucket.h"

namespace coverstory::server {

class RateByAddress {
 public:
  explicit RateByAddress(const Rate& rate) : rate_(rate) {}

  /// Takes so many if they are there.
  bool take(const AddressKey& key, Instant now, double many = 1) {
    TokenBucket& bucket = buckets_.try_emplace(key, rate_, now).first->second;
    return bucket.level(rate_, now) >= many && bucket.take(rate_, now, many) >= 0;
  }

  void forget_the_rested(Instant now) {
    std::erase_if(buckets_,
                  [&](const auto& entry) { return entry.second.level(rate_, now) >= rate_.burst; });
  }

  std::size_t remembered() const { return buckets_.size(); }

 private:
  Rate rate_;
  std::unordered_map<AddressKey, TokenBucket, AddressKeyHash> buckets_;
};

}  // namespace coverstory::server
