// A house of tables in the browser: the server's own, told the time and what happened by a worker
// of the page, which stores and sends for it (web/src/here). Nothing thrown is caught in here: what
// cannot be read is refused before the house is touched. A change of settings is read where the
// table's own are known; it too is refused before anything is changed.
#include "tables/house.h"

#include <memory>
#include <utility>

#include "games/all.h"
#include "protocol/table/command.h"
#include "tables/step_json.h"
#include "wasm/exported.h"
#include "wasm/house_outside.h"

namespace coverstory::wasm {
namespace {

using tables::ConnectionId;
using tables::Time;

struct BrowserHouse {
  explicit BrowserHouse(const Seed& chance) : outside(chance) {}

  HouseOutside outside;
  tables::House house{outside, games::all_games(), {}};
  std::optional<tables::Question> pondered;  // and its answer, until the house is told
  tables::BotAnswer answer;
};

std::unique_ptr<BrowserHouse>& the_browser_house() {
  static std::unique_ptr<BrowserHouse> instance;
  return instance;
}

BrowserHouse& browser_house() {
  if (!the_browser_house()) refuse("There is no house yet.");
  return *the_browser_house();
}

ConnectionId connection_of(double number) {
  return ConnectionId{static_cast<std::uint64_t>(number)};
}

/// The entries of a log, each of them readable.
store::Log log_in(Text table, Text bodies) {
  store::Log log{table, {}};
  for (const boost::json::value& body : array_in(bodies)) {
    if (!body.is_string()) refuse("An entry is not a text.");
    log.bodies.emplace_back(body.get_string());
    if (const auto step = tables::read_step(log.bodies.back(), games::all_games().forms()); !step)
      refuse(step.error());
  }
  return log;
}

store::StoreError error_of(Text sentence) {
  return {.failure = store::Failure::Unavailable, .sentence = sentence};
}

}  // namespace

/// `chance`: 64 hex digits that nobody can guess. The house before, if any, is gone.
EXPORTED(house_begin) void house_begin(Text chance) {
  the_browser_house() = std::make_unique<BrowserHouse>(seed_in(chance));
}

EXPORTED(house_connected) void house_connected(double connection, double now) {
  browser_house().house.connected(connection_of(connection), static_cast<Time>(now));
}

/// Refuses what is no command.
EXPORTED(house_understands) void house_understands(Text text) {
  if (const auto command = protocol::read_command(text, games::all_games().forms()); !command) {
    refuse(command.error().refusal.why);
  }
}

/// Something that the house understands. Refuses settings that do not go together.
EXPORTED(house_received) void house_received(double connection, Text text, double now) {
  browser_house().house.received(connection_of(connection), text, static_cast<Time>(now));
}

EXPORTED(house_disconnected) void house_disconnected(double connection, double now) {
  browser_house().house.disconnected(connection_of(connection), static_cast<Time>(now));
}

EXPORTED(house_stored) void house_stored(double now) {
  browser_house().house.stored({}, static_cast<Time>(now));
}

EXPORTED(house_not_stored) void house_not_stored(Text why, double now) {
  browser_house().house.stored(std::unexpected(error_of(why)), static_cast<Time>(now));
}

/// The log as a list of texts. One without entries is a table that is lost: it is frozen, as is one
/// that the rules refuse.
EXPORTED(house_loaded) void house_loaded(Text table, Text bodies, double now) {
  browser_house().house.loaded(table, log_in(table, bodies), static_cast<Time>(now));
}

EXPORTED(house_not_found) void house_not_found(Text table, double now) {
  browser_house().house.loaded(table, std::optional<store::Log>(), static_cast<Time>(now));
}

EXPORTED(house_not_loaded) void house_not_loaded(Text table, Text why, double now) {
  browser_house().house.loaded(table, std::unexpected(error_of(why)), static_cast<Time>(now));
}

/// For a while nobody could be heard: no clock decides for anyone before they may be back.
EXPORTED(house_resume) void house_resume(double now) {
  browser_house().house.resume(static_cast<Time>(now));
}

EXPORTED(house_pass_time) void house_pass_time(double now) {
  browser_house().house.pass_time(static_cast<Time>(now));
}

/// When time is to be passed next; -1 for never.
EXPORTED(house_next_deadline) double house_next_deadline() {
  const auto next = browser_house().house.next_deadline();
  return next ? static_cast<double>(*next) : -1;
}

/// Gives what has gathered to the store, unless it is busy.
EXPORTED(house_flush) void house_flush() {
  if (browser_house().house.wants_flush()) browser_house().house.flush();
}

/// How many bots wait to think.
EXPORTED(house_questions) int house_questions() {
  return static_cast<int>(browser_house().outside.questions());
}

/// Lets the bot think that has waited longest. This takes its time; `house_thought` follows.
EXPORTED(house_think) void house_think(int budget_ms) {
  BrowserHouse& here = browser_house();
  here.pondered = here.outside.take_question();
  if (!here.pondered) return;
  here.answer = tables::think(*here.pondered, bots::Budget::of_ms(budget_ms));
}

EXPORTED(house_thought) void house_thought(double now) {
  BrowserHouse& here = browser_house();
  const auto question = std::exchange(here.pondered, std::nullopt);
  if (question) here.house.thought(question->id, std::move(here.answer), static_cast<Time>(now));
}

/// What the house wants done since it was last asked.
EXPORTED(house_wishes) void house_wishes() {
  BrowserHouse& here = browser_house();
  for (const tables::Reading& reading : here.outside.take_readings())
    here.house.made(reading.id, tables::make(reading));
  answer(here.outside.take_wishes());
}

}  // namespace coverstory::wasm
