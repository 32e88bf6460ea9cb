// CU-7.3: the puzzle of the day. The page knows the date, the engine the cards.
#include "engine/cover_up/puzzle.h"
#include "records/cover_up/cards.h"
#include "wasm/exported.h"
#include "wasm/platform.h"

namespace coverstory::wasm {

/// The five cards of a date (`2026-11-16`).
EXPORTED(cover_up_puzzle) void cover_up_puzzle(Text date) {
  const auto day = cover_up::puzzle_day(date);
  if (!day) refuse("A puzzle has a date such as 2026-11-16, of the years 2000 to 2999.");
  answer(records::cover_up::list_json(cover_up::puzzle_of(*day)));
}

}  // namespace coverstory::wasm
