#include "engine/core/version.h"

namespace coverstory {

std::string_view version() {
  return COVERSTORY_VERSION;
}

}  // namespace coverstory
