#include "protocol/table/news.h"

#include <fmt/format.h>

#include <string>
#include <utility>

namespace coverstory::protocol {
namespace {

namespace json = boost::json;
using records::JsonText;

Message news(std::string_view table, std::string text) {
  return {.kind = MessageKind::News, .table = std::string(table), .text = std::move(text)};
}

/// `key` names what the message tells of the moment, an object.
Message news(const Moment& moment, std::string_view key, auto write_parts,
             const Events* events = nullptr, std::string text = {}) {
  JsonText to(text);
  to.object([&] {
    to.key("table").word(moment.table);
    to.key("seq").number(moment.seq);
    if (moment.of_the_public != moment.seq) to.key("public").number(moment.of_the_public);
    to.key("now").number(moment.now);
    to.key(key).object([&] { write_parts(to); });
    if (events && !events->empty()) to.key("events").list([&] { to.bare(events->items()); });
  });
  return news(moment.table, std::move(text));
}

void write_clocks(JsonText& to, Clocks clocks) {
  to.list([&] {
    for (const auto& due : clocks) due ? to.number(*due) : to.null();
  });
}

void write_value(JsonText& to, const json::value& value) {
  to.bare(json::serialize(value));
}

}  // namespace

Message snapshot(const Moment& moment, const Snapshot& whole) {
  return news(moment, "snapshot", [&](JsonText& to) {
    write_value(to.key("room"), room_json(whole.room));
    write_clocks(to.key("clocks"), whole.clocks);
    whole.you ? to.key("you").number(whole.you->index) : to.key("you").null();
    whole.game ? whole.game(to) : to.key("game").null();
    if (!whole.game || !whole.you) to.key("mine").null();
    write_value(to.key("chat"), whole.chat);
  });
}

Message changes(const Moment& moment, const Changes& changes, std::string memory) {
  const auto write_parts = [&](JsonText& to) {
    if (changes.room) write_value(to.key("room"), room_json(*changes.room));
    if (changes.clocks) write_clocks(to.key("clocks"), *changes.clocks);
    if (changes.game) changes.game(to);
    if (changes.line) to.key("chat").list([&] { write_value(to, line_json(*changes.line)); });
    if (changes.unsaid) to.key("unsaid").list([&] { to.number(*changes.unsaid); });
  };
  return news(moment, "changes", write_parts, changes.events, std::move(memory));
}

Message frozen(const Moment& moment) {
  return news(moment, "changes",
              [](JsonText& to) { to.key("room").object([&] { to.key("stage").word("frozen"); }); });
}

Message presence(std::string_view table, std::span<const bool> here, std::size_t spectators) {
  return news(table, fmt::format(R"({{"table":"{}","here":[{}],"spectators":{}}})", table,
                                 fmt::join(here, ","), spectators));
}

Message watching_no_more(std::string_view table) {
  return news(table, fmt::format(R"({{"table":"{}","watching":false}})", table));
}

}  // namespace coverstory::protocol
