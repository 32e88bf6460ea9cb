#include "engine/core/ensure.h"

#include <string>

namespace coverstory {

void ensure_failed(const char* condition, const char* file, int line) {
#if defined(__cpp_exceptions)
  throw BrokenInvariant(std::string(file) + ":" + std::to_string(line) + ": " + condition);
#else
  (void)condition, (void)file, (void)line;
  __builtin_trap();
#endif
}

}  // namespace coverstory
