#include "protocol/table/message.h"

#include <fmt/format.h>

namespace coverstory::protocol {

Message bye(std::string_view word, std::string_view why) {
  return {.kind = MessageKind::Bye, .text = fmt::format(R"({{"bye":"{}","why":"{}"}})", word, why)};
}

}  // namespace coverstory::protocol
