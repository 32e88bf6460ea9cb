#include "protocol/table/news.h"

#include <fmt/format.h>

#include <string>
#include <utility>

namespace coverstory::protocol {
namespace {

namespace json = boost::json;

Message news(std::string_view table, std::string text) {
  return {.kind = MessageKind::News, .table = std::string(table), .text = std::move(text)};
}

std::string text_of(const Moment& moment, std::string_view key, const json::object& what) {
  const std::string of_the_public = moment.of_the_public == moment.seq
                                        ? std::string()
                                        : fmt::format(R"("public":{},)", moment.of_the_public);
  return fmt::format(R"({{"table":"{}","seq":{},{}"now":{},"{}":{}}})", moment.table, moment.seq,
                     of_the_public, moment.now, key, json::serialize(what));
}

json::array clocks_json(Clocks clocks) {
  json::array due;
  for (const auto& clock : clocks) due.push_back(clock ? json::value(*clock) : json::value());
  return due;
}

json::value or_null(std::optional<json::object> object) {
  return object ? json::value(*std::move(object)) : json::value();
}

}  // namespace

Message snapshot(const Moment& moment, Snapshot whole) {
  const json::object parts{{"room", room_json(whole.room)},
                           {"clocks", clocks_json(whole.clocks)},
                           {"you", whole.you ? json::value(whole.you->index) : json::value()},
                           {"game", or_null(std::move(whole.game))},
                           {"mine", or_null(std::move(whole.mine))},
                           {"chat", std::move(whole.chat)}};
  return news(moment.table, text_of(moment, "snapshot", parts));
}

Message changes(const Moment& moment, Changes changes) {
  json::object parts;
  if (changes.room) parts["room"] = room_json(*changes.room);
  if (changes.clocks) parts["clocks"] = clocks_json(*changes.clocks);
  if (!changes.game.empty()) parts["game"] = std::move(changes.game);
  if (!changes.mine.empty()) parts["mine"] = std::move(changes.mine);
  if (changes.line) parts["chat"] = json::array{line_json(*changes.line)};
  if (changes.unsaid) parts["unsaid"] = json::array{*changes.unsaid};
  std::string text = text_of(moment, "changes", parts);
  if (changes.events && !changes.events->empty()) {
    text.pop_back();
    text += fmt::format(R"(,"events":{}}})", json::serialize(*changes.events));
  }
  return news(moment.table, std::move(text));
}

Message frozen(const Moment& moment) {
  return news(moment.table, text_of(moment, "changes", {{"room", {{"stage", "frozen"}}}}));
}

Message presence(std::string_view table, std::span<const bool> here, std::size_t spectators) {
  return news(table, fmt::format(R"({{"table":"{}","here":[{}],"spectators":{}}})", table,
                                 fmt::join(here, ","), spectators));
}

Message watching_no_more(std::string_view table) {
  return news(table, fmt::format(R"({{"table":"{}","watching":false}})", table));
}

}  // namespace coverstory::protocol
