// A rate for each address: how many tables it may open. An address whose bucket is full again is
// forgotten, so that memory is bounded by the traffic of the time a bucket takes to fill.
#pragma once

#include <unordered_map>

#include "server/address.h"
#include "server/token_bucket.h"

namespace coverstory::server {

class RateByAddress {
 public:
  explicit RateByAddress(const Rate& rate) : rate_(rate) {}

  /// Takes one if there is one.
  bool take(const AddressKey& key, Instant now) {
    TokenBucket& bucket = buckets_.try_emplace(key, rate_, now).first->second;
    return bucket.level(rate_, now) >= 1 && bucket.take(rate_, now) >= 0;
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
