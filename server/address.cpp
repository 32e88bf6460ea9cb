#include "server/address.h"

#include <algorithm>
#include <functional>

namespace coverstory::server {
namespace {

using boost::asio::ip::address;

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t";
  text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
  return text.substr(0, text.find_last_not_of(kBlanks) + 1);
}

std::string_view last_entry(std::string_view list) {
  return trimmed(list.substr(list.rfind(',') + 1));
}

/// `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1`, `[2001:db8::1]:80`.
std::optional<address> read_node(std::string_view text) {
  if (text.starts_with('[')) {
    const std::size_t end = text.find(']');
    if (end == std::string_view::npos) return std::nullopt;
    text = text.substr(1, end - 1);
  } else if (std::ranges::count(text, ':') == 1) {
    text = text.substr(0, text.find(':'));
  }
  boost::system::error_code error;
  const address read = boost::asio::ip::make_address(text, error);
  if (error) return std::nullopt;
  return read;
}

bool is_for(std::string_view parameter) {
  return parameter.size() > 4 && (parameter[0] | 0x20) == 'f' && (parameter[1] | 0x20) == 'o' &&
         (parameter[2] | 0x20) == 'r' && parameter[3] == '=';
}

/// The value of `for` in `for="[2001:db8::1]:80";proto=https`.
std::string_view for_parameter(std::string_view element) {
  while (!element.empty()) {
    const std::string_view parameter = element.substr(0, element.find(';'));
    element.remove_prefix(std::min(element.size(), parameter.size() + 1));
    if (!is_for(trimmed(parameter))) continue;
    std::string_view value = trimmed(parameter).substr(4);
    if (value.size() >= 2 && value.starts_with('"') && value.ends_with('"'))
      value = value.substr(1, value.size() - 2);
    return value;
  }
  return {};
}

bool is_v4(const AddressKey& key) {
  return key.bytes[10] == 0xff && key.bytes[11] == 0xff;
}

}  // namespace

std::size_t AddressKeyHash::operator()(const AddressKey& key) const {
  return std::hash<std::string_view>{}(
      {reinterpret_cast<const char*>(key.bytes.data()), key.bytes.size()});
}

AddressKey key_of(const address& address) {
  AddressKey key;
  if (address.is_v4() || address.to_v6().is_v4_mapped()) {
    const auto v4 = address.is_v4() ? address.to_v4()
                                    : boost::asio::ip::make_address_v4(boost::asio::ip::v4_mapped,
                                                                       address.to_v6());
    key.bytes[10] = key.bytes[11] = 0xff;
    std::ranges::copy(v4.to_bytes(), key.bytes.begin() + 12);
  } else {
    const auto bytes = address.to_v6().to_bytes();
    std::copy_n(bytes.begin(), 8, key.bytes.begin());
  }
  return key;
}

FixedVector<Network, 3> networks_of(const AddressKey& address) {
  FixedVector<Network, 3> networks{Network{address, 1}};
  if (is_v4(address)) return networks;
  // The last byte, which no network of 64 bits has, keeps networks of different size apart.
  AddressKey wider = address;
  wider.bytes[7] = 0;
  wider.bytes[15] = 56;
  networks.push_back({wider, 2});
  wider.bytes[6] = 0;
  wider.bytes[15] = 48;
  networks.push_back({wider, 4});
  return networks;
}

bool is_private(const address& address) {
  if (address.is_loopback()) return true;
  const AddressKey key = key_of(address);
  if (is_v4(key)) {
    const unsigned first = key.bytes[12], second = key.bytes[13];
    return first == 127 || first == 10 || (first == 172 && second >> 4 == 1) ||
           (first == 192 && second == 168) || (first == 169 && second == 254);
  }
  const unsigned first = key.bytes[0], second = key.bytes[1];
  return first >> 1 == 0xfc >> 1 || (first == 0xfe && second >> 6 == 0x80 >> 6);
}

std::string text_of(const AddressKey& key) {
  const boost::asio::ip::address_v6 whole(key.bytes);
  if (!whole.is_v4_mapped()) return whole.to_string();
  return boost::asio::ip::make_address_v4(boost::asio::ip::v4_mapped, whole).to_string();
}

std::optional<address> forwarded_address(std::string_view x_forwarded_for,
                                         std::string_view forwarded) {
  if (!x_forwarded_for.empty()) return read_node(last_entry(x_forwarded_for));
  return read_node(for_parameter(last_entry(forwarded)));
}

}  // namespace coverstory::server
