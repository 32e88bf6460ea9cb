// Whom limits count: an IPv4 address, or an IPv6 network of 64 bits, as one household or one
// attacker has all of those. Behind a reverse proxy the address is what the proxy says.
#pragma once

#include <array>
#include <boost/asio/ip/address.hpp>
#include <cstdint>
#include <optional>
#include <string_view>

namespace coverstory::server {

struct AddressKey {
  std::array<unsigned char, 16> bytes{};

  friend bool operator==(const AddressKey&, const AddressKey&) = default;
};

struct AddressKeyHash {
  std::size_t operator()(const AddressKey& key) const;
};

AddressKey key_of(const boost::asio::ip::address& address);

/// The last address of `X-Forwarded-For: a, b` or, without one, of `Forwarded: for=a, for=b`: the
/// one that our own proxy wrote. What clients claim stands before it.
std::optional<boost::asio::ip::address> forwarded_address(std::string_view x_forwarded_for,
                                                          std::string_view forwarded);

}  // namespace coverstory::server
