// Who may not use the server for now, or not talk on it: people, by their public id, and addresses.
// Each decision is a note of the store, and so outlives the server.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/address.h"
#include "store/store.h"
#include "tables/outside.h"

namespace coverstory::server {

enum class Measure : std::uint8_t { Ban, Mute };

struct Decision {
  Measure measure{};
  std::string whom;  // a public id, or an address
  tables::Time until = 0;
};

/// The text as decisions name somebody, or a sentence with what it should be.
std::expected<std::string, std::string> read_whom(std::string_view text);

/// For the store; without a time it takes the decision back.
store::Note note_of(Measure measure, std::string_view whom, std::optional<tables::Time> until);

class Standings {
 public:
  /// Of those that are no decisions nothing is taken.
  void take(const std::vector<store::Note>& notes);
  void set(Decision decision);
  /// False where there is none.
  bool lift(Measure measure, std::string_view whom);

  /// Those that hold no more; they are forgotten.
  std::vector<Decision> take_expired(tables::Time now);

  tables::Standing of(const AddressKey& address, const tables::Person& person,
                      tables::Time now) const;
  /// Until when the address is banned, whoever comes from there; nothing where it is not.
  std::optional<tables::Time> banned_until(const AddressKey& address, tables::Time now) const;
  /// Those that hold, in the order in which they were made.
  std::vector<Decision> all(tables::Time now) const;

 private:
  /// A decision, and the address that it names, if it names one: it is looked at for every
  /// connection and request.
  struct Held {
    Decision decision;
    std::optional<AddressKey> address;
  };

  std::vector<Held> decisions_;  // one for each measure and whom
};

}  // namespace coverstory::server
