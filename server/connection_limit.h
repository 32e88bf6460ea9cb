// How many connections there may be, in all or from each address. A connection takes a slot, which
// is given back when its holder goes.
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
    Slot(ConnectionLimit& limit, const AddressKey& key) : limit_(&limit), key_(key) {}
    Slot(Slot&& other) noexcept : limit_(std::exchange(other.limit_, nullptr)), key_(other.key_) {}
    Slot& operator=(Slot&& other) noexcept {
      std::swap(limit_, other.limit_);
      std::swap(key_, other.key_);
      return *this;
    }
    ~Slot() {
      if (limit_) limit_->give_back(key_);
    }

   private:
    ConnectionLimit* limit_;
    AddressKey key_;
  };

  explicit ConnectionLimit(std::size_t most) : most_(most) {}
  ConnectionLimit(const ConnectionLimit&) = delete;
  ConnectionLimit& operator=(const ConnectionLimit&) = delete;

  /// A slot, if one with this key is left.
  std::optional<Slot> take(const AddressKey& key = {}) {
    std::size_t& taken = taken_[key];
    if (taken >= most_) return std::nullopt;
    ++taken;
    return Slot(*this, key);
  }

  std::size_t taken(const AddressKey& key = {}) const {
    const auto found = taken_.find(key);
    return found == taken_.end() ? 0 : found->second;
  }

 private:
  void give_back(const AddressKey& key) {
    const auto found = taken_.find(key);
    if (--found->second == 0) taken_.erase(found);
  }

  std::size_t most_;
  std::unordered_map<AddressKey, std::size_t, AddressKeyHash> taken_;
};

}  // namespace coverstory::server
