#include "tables/placement.h"

#include <algorithm>
#include <utility>

namespace coverstory::tables {
namespace {

/// The finalizer of SplitMix64: each bit of the number decides about all others.
std::uint64_t mixed(std::uint64_t number) {
  number = (number ^ number >> 30) * 0xbf58476d1ce4e5b9;
  number = (number ^ number >> 27) * 0x94d049bb133111eb;
  return number ^ number >> 31;
}

/// The same on every server and in every version: all must come to the same answer.
std::uint64_t hash_of(std::string_view code) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char letter : code) {
    hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
  }
  return hash;
}

std::uint64_t rank(std::uint64_t code, ServerId server) {
  return mixed(code ^ mixed(std::to_underlying(server)));
}

}  // namespace

void Placement::set(Neighbourhood& around, ServerId self, std::vector<ServerId> alive) {
  std::ranges::sort(alive);
  const auto twice = std::ranges::unique(alive);
  alive.erase(twice.begin(), twice.end());
  around_ = &around;
  self_ = self;
  alive_ = std::move(alive);
}

bool Placement::has(std::string_view code) const {
  if (is_alone()) return true;
  if (alive_.empty()) return false;
  const std::uint64_t hash = hash_of(code);
  const auto first =
      std::ranges::max_element(alive_, {}, [&](ServerId server) { return rank(hash, server); });
  return *first == self_;
}

}  // namespace coverstory::tables
