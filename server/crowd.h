// How many are here, in all or from each address. A place is given back when its holder goes.
#pragma once

#include <cstddef>
#include <optional>
#include <unordered_map>
#include <utility>

#include "server/address.h"

namespace coverstory::server {

class Crowd {
 public:
  /// One place in a crowd, which must outlive it.
  class Place {
   public:
    Place(Crowd& crowd, const AddressKey& key) : crowd_(&crowd), key_(key) {}
    Place(Place&& other) noexcept
        : crowd_(std::exchange(other.crowd_, nullptr)), key_(other.key_) {}
    Place& operator=(Place&& other) noexcept {
      std::swap(crowd_, other.crowd_);
      std::swap(key_, other.key_);
      return *this;
    }
    ~Place() {
      if (crowd_) crowd_->leave(key_);
    }

   private:
    Crowd* crowd_;
    AddressKey key_;
  };

  explicit Crowd(std::size_t most) : most_(most) {}
  Crowd(const Crowd&) = delete;
  Crowd& operator=(const Crowd&) = delete;

  /// A place, if one with this key is left.
  std::optional<Place> enter(const AddressKey& key = {}) {
    std::size_t& here = here_[key];
    if (here >= most_) return std::nullopt;
    ++here;
    return Place(*this, key);
  }

  std::size_t here(const AddressKey& key = {}) const {
    const auto found = here_.find(key);
    return found == here_.end() ? 0 : found->second;
  }

 private:
  void leave(const AddressKey& key) {
    const auto found = here_.find(key);
    if (--found->second == 0) here_.erase(found);
  }

  std::size_t most_;
  std::unordered_map<AddressKey, std::size_t, AddressKeyHash> here_;
};

}  // namespace coverstory::server
