// Whom limits count: an IPv4 address, or an IPv6 network of 64 bits, as one household has all of
// its addresses. As many a customer is given 256 or 65,536 such networks, what they all do together
// is counted too, with a larger allowance. Behind a reverse proxy the address is what the proxy
// says.
#pragma once

#include <array>
#include <boost/asio/ip/address.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/fixed_vector.h"

namespace coverstory::server {

struct AddressKey {
  std::array<unsigned char, 16> bytes{};

  friend bool operator==(const AddressKey&, const AddressKey&) = default;
};

struct AddressKeyHash {
  std::size_t operator()(const AddressKey& key) const;
};

AddressKey key_of(const boost::asio::ip::address& address);
/// `192.0.2.1`, or the network: `2001:db8::`.
std::string text_of(const AddressKey& key);

/// A network, and how many times what one address may have is for all of it together.
struct Network {
  AddressKey key;
  int share = 1;
};

/// Those that an address is in, itself first: of IPv6 those of 64, 56 and 48 bits.
FixedVector<Network, 3> networks_of(const AddressKey& address);

/// Whether only this machine, or a network that the world cannot reach, has such addresses.
bool is_private(const boost::asio::ip::address& address);

/// The last address of `X-Forwarded-For: a, b` or, without one, of `Forwarded: for=a, for=b`: the
/// one that our own proxy wrote. What clients claim stands before it.
std::optional<boost::asio::ip::address> forwarded_address(std::string_view x_forwarded_for,
                                                          std::string_view forwarded);

}  // namespace coverstory::server
