// How many connections there may be from each address, and from the networks it is in. A connection
// takes a slot, which is given back when its holder goes.
#pragma once

#include <cstddef>
#include <optional>
#include <unordered_map>
#include <utility>

#include "server/address.h"

namespace coverstory::server {

class ConnectionLimit {
 public:
  /// The right to one connection. The limit must outlive it.
  class Slot {
   public:
    Slot(ConnectionLimit& limit, const AddressKey& address) : limit_(&limit), address_(address) {}
    Slot(Slot&& other) noexcept
        : limit_(std::exchange(other.limit_, nullptr)), address_(other.address_) {}
    Slot& operator=(Slot&& other) noexcept {
      std::swap(limit_, other.limit_);
      std::swap(address_, other.address_);
      return *this;
    }
    ~Slot() {
      if (limit_) limit_->give_back(address_);
    }

   private:
    ConnectionLimit* limit_;
    AddressKey address_;
  };

  explicit ConnectionLimit(std::size_t most) : most_(most) {}
  ConnectionLimit(const ConnectionLimit&) = delete;
  ConnectionLimit& operator=(const ConnectionLimit&) = delete;

  /// A slot, if one is left for the address and for each network it is in.
  std::optional<Slot> take(const AddressKey& address) {
    const auto networks = networks_of(address);
    for (const Network& network : networks) {
      if (taken(network.key) >= most_ * static_cast<std::size_t>(network.share))
        return std::nullopt;
    }
    for (const Network& network : networks) ++taken_[network.key];
    return Slot(*this, address);
  }

  /// By an address, or the key of a network.
  std::size_t taken(const AddressKey& key) const {
    const auto found = taken_.find(key);
    return found == taken_.end() ? 0 : found->second;
  }

 private:
  void give_back(const AddressKey& address) {
    for (const Network& network : networks_of(address)) {
      const auto found = taken_.find(network.key);
      if (--found->second == 0) taken_.erase(found);
    }
  }

  std::size_t most_;  // for an address; a network has its share times as many
  std::unordered_map<AddressKey, std::size_t, AddressKeyHash> taken_;  // none is 0
};

}  // namespace coverstory::server
