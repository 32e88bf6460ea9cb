// ENSURE(condition): an assertion that stays on in release. It is for our own mistakes, never for
// bad input. Where there are exceptions it throws, so that a server can set one broken table aside
// and let the others play on; in the browser's module, which has none, it traps.
#pragma once

#include <stdexcept>

namespace coverstory {

class BrokenInvariant : public std::logic_error {
 public:
  using std::logic_error::logic_error;
};

[[noreturn]] void ensure_failed(const char* condition, const char* file, int line);

}  // namespace coverstory

#define ENSURE(condition)                                          \
  do {                                                             \
    if (!(condition)) [[unlikely]]                                 \
      ::coverstory::ensure_failed(#condition, __FILE__, __LINE__); \
  } while (false)
