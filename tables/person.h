// Who somebody is at the tables: the fingerprint of a secret token that only the person's browser
// keeps. The log and the memory hold fingerprints alone, so nobody who reads them can take a seat.
// Fingerprints are what is compared: how long that takes tells nothing about a token.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/seed.h"

namespace coverstory::tables {

struct Person {
  std::array<std::uint32_t, 4> words{};

  friend bool operator==(const Person&, const Person&) = default;

  std::string hex() const;
  static std::optional<Person> from_hex(std::string_view text);
};

/// They are as good as chance, and nobody can choose them: two words of them do.
struct PersonHash {
  std::size_t operator()(const Person& person) const {
    // The words are chance already; in the browser a size has 32 bits.
    return static_cast<std::size_t>(std::uint64_t{person.words[0]} << 32 | person.words[1]);
  }
};

/// As the server's host names a person: the beginning of the fingerprint, long enough that no two
/// people have the same.
inline constexpr std::size_t kPublicIdDigits = 12;
std::string public_id(const Person& person);
/// Whether the text is the beginning of somebody's fingerprint, and as long as a public id or
/// longer.
bool is_public_id(std::string_view text);

/// 128 bits as 32 hex digits (protocol::is_token).
std::string token_from(const Seed& entropy);

/// The first 128 bits of the ChaCha20 stream under the token as its key: to find the token from
/// them is to break the cipher. The token is 32 hex digits.
Person person_of(std::string_view token);

/// One command of one person, as one number: what arrives twice has the same.
std::uint64_t key_of(const Person& person, std::uint64_t command_id);

}  // namespace coverstory::tables
