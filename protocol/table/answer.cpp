#include "protocol/table/answer.h"

#include <fmt/format.h>

namespace coverstory::protocol {

namespace json = boost::json;

std::string accepted(std::uint64_t id, std::uint32_t seq) {
  return fmt::format(R"({{"re":{},"ok":true,"seq":{}}})", id, seq);
}

std::string accepted(std::uint64_t id, json::object with) {
  json::object answer{{"re", id}, {"ok", true}};
  for (auto& [key, value] : with) answer[key] = std::move(value);
  return json::serialize(answer);
}

std::string refused(std::optional<std::uint64_t> id, const Refusal& refusal) {
  const json::object answer{
      {"re", id ? json::value(*id) : json::value()},
      {"ok", false},
      {"code", records::word_of(refusal.code)},
      {"clause", refusal.clause.empty() ? json::value() : json::value(refusal.clause)},
      {"why", refusal.why}};
  return json::serialize(answer);
}

}  // namespace coverstory::protocol
