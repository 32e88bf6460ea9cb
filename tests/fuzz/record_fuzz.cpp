// Arbitrary text as a file of game records, and as a deck of Cover Up: each record is right, or the
// first mistake has a sentence; a deck that is accepted is whole.
#include <cstdint>
#include <sstream>
#include <string>

#include "engine/core/ensure.h"
#include "engine/cover_up/deck.h"
#include "records/check.h"

using namespace coverstory;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  const auto deck = cover_up::read_deck(text);
  ENSURE(deck ? cover_up::is_complete(*deck) : !deck.error().reason.empty());
  std::istringstream in(text);
  records::GameReader reader(in);
  while (true) {
    const auto lines = reader.next();
    if (!lines) {
      ENSURE(!lines.error().sentence.empty());
      return 0;
    }
    if (!*lines) return 0;
    if (const auto mistake = records::first_mistake(**lines)) ENSURE(!mistake->sentence.empty());
  }
}
