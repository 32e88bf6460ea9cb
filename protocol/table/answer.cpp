#include "protocol/table/answer.h"

#include <fmt/format.h>

#include <boost/json.hpp>
#include <utility>

#include "records/json_text.h"

namespace coverstory::protocol {
namespace {

namespace json = boost::json;

Message accepting(std::string text) {
  return {.kind = MessageKind::Accepted, .text = std::move(text)};
}

Message accepted_with(std::uint64_t id, json::object with) {
  json::object answer{{"re", id}, {"ok", true}};
  for (auto& [key, value] : with) answer[key] = std::move(value);
  return accepting(json::serialize(answer));
}

}  // namespace

Message accepted(std::uint64_t id) {
  return accepting(fmt::format(R"({{"re":{},"ok":true}})", id));
}

Message accepted(std::uint64_t id, std::uint32_t seq) {
  return accepted(std::string(), id, seq);
}

Message accepted(std::string memory, std::uint64_t id, std::uint32_t seq) {
  records::JsonText to(memory);
  to.object([&] {
    to.key("re").number(id);
    to.key("ok").flag(true);
    to.key("seq").number(seq);
  });
  return accepting(std::move(memory));
}

Message accepted(std::uint64_t id, std::uint32_t seq, std::string_view table) {
  return accepted_with(id, {{"seq", seq}, {"table", table}});
}

Message welcome(std::uint64_t id, std::string_view token, std::int64_t now) {
  return accepted_with(id, {{"token", token}, {"now", now}});
}

Message listed(std::uint64_t id, std::span<const ShownRoom> rooms) {
  json::array rows;
  for (const ShownRoom& room : rooms) rows.push_back(row_json(room));
  return accepted_with(id, {{"tables", std::move(rows)}});
}

Message listed(std::uint64_t id, std::span<const std::string> rows) {
  return accepting(fmt::format(R"({{"re":{},"ok":true,"tables":[{}]}})", id, fmt::join(rows, ",")));
}

Message recorded(std::uint64_t id, std::string_view record) {
  return accepting(fmt::format(R"({{"re":{},"ok":true,"record":{}}})", id, record));
}

Message replayed(std::uint64_t id, std::string_view messages) {
  return accepting(fmt::format(R"({{"re":{},"ok":true,"messages":{}}})", id, messages));
}

Message refused(std::optional<std::uint64_t> id, const Refusal& refusal) {
  const json::object answer{
      {"re", id ? json::value(*id) : json::value()},
      {"ok", false},
      {"code", records::word_of(refusal.code)},
      {"clause", refusal.clause.empty() ? json::value() : json::value(refusal.clause)},
      {"why", refusal.why}};
  return {.kind = MessageKind::Refused, .text = json::serialize(answer)};
}

std::string refusal_text(const Refusal& refusal) {
  return json::serialize(
      json::object{{"code", records::word_of(refusal.code)}, {"why", refusal.why}});
}

}  // namespace coverstory::protocol
