// What several calls have in their arguments.
#pragma once

#include <string>
#include <vector>

#include "engine/core/seed.h"
#include "wasm/exported.h"
#include "wasm/platform.h"

namespace coverstory::wasm {

/// 32 to 64 hex digits. Refuses another text.
inline Seed seed_in(Text text) {
  const auto seed = Seed::from_hex(text);
  if (!seed) refuse("A seed has 32 to 64 hex digits.");
  return *seed;
}

/// The names of the seats, as a record's header tells them.
inline std::vector<std::string> names_in(Text text, int players) {
  std::vector<std::string> names;
  for (const boost::json::value& name : array_in(text)) {
    if (!name.is_string()) refuse("A name is not a text.");
    names.emplace_back(name.get_string());
  }
  if (names.size() != static_cast<std::size_t>(players)) refuse("Each seat needs a name.");
  return names;
}

}  // namespace coverstory::wasm
