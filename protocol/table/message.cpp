#include "protocol/table/message.h"

#include <fmt/format.h>

#include <boost/json.hpp>

namespace coverstory::protocol {

Message notice(const std::optional<std::string>& text, std::int64_t at) {
  const boost::json::object said{
      {"notice", text ? boost::json::value(*text) : boost::json::value()}, {"at", at}};
  return {.kind = MessageKind::Notice, .table = {}, .text = serialize(said)};
}

Message bye(std::string_view word, std::string_view why) {
  return {.kind = MessageKind::Bye, .text = fmt::format(R"({{"bye":"{}","why":"{}"}})", word, why)};
}

}  // namespace coverstory::protocol
