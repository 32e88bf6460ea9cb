#include "wasm/house_outside.h"

#include <utility>

namespace coverstory::wasm {

namespace json = boost::json;

json::array HouseOutside::take_wishes() {
  return std::exchange(wishes_, {});
}

std::optional<tables::Question> HouseOutside::take_question() {
  if (questions_.empty()) return std::nullopt;
  tables::Question question = std::move(questions_.front());
  questions_.pop_front();
  return question;
}

void HouseOutside::send(tables::ConnectionId to, tables::Message message) {
  json::object wish{{"wish", "send"}, {"to", std::to_underlying(to)}, {"text", message->text}};
  if (!message->table.empty()) wish["table"] = message->table;
  wishes_.push_back(std::move(wish));
}

void HouseOutside::append(store::Group group) {
  json::array told;
  for (const store::Entry& entry : *group) {
    told.push_back(json::object{{"table", entry.table}, {"seq", entry.seq}, {"body", entry.body}});
  }
  wishes_.push_back(json::object{{"wish", "append"}, {"entries", std::move(told)}});
}

/// The page reads a log as a whole.
void HouseOutside::load(std::string table, std::uint32_t /*after*/) {
  wishes_.push_back(json::object{{"wish", "load"}, {"table", table}});
}

/// Nobody else writes there.
void HouseOutside::put_to_rest(store::Known table) {
  wishes_.push_back(json::object{{"wish", "rest"}, {"table", table.table}});
}

void HouseOutside::think(tables::Question question) {
  questions_.push_back(std::move(question));
}

void HouseOutside::cancel(tables::QuestionId question) {
  std::erase_if(questions_, [&](const tables::Question& asked) { return asked.id == question; });
}

Seed HouseOutside::entropy() {
  return chance_.derived(Seed::Purpose::Game, drawn_++);
}

void HouseOutside::table_frozen(const std::string& table, std::string_view why) {
  wishes_.push_back(json::object{{"wish", "frozen"}, {"table", table}, {"why", why}});
}

}  // namespace coverstory::wasm
