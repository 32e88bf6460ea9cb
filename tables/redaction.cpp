#include "tables/redaction.h"

#include <fmt/format.h>

#include <boost/json.hpp>
#include <functional>

#include "engine/core/ensure.h"
#include "tables/folding.h"
#include "tables/step_json.h"

namespace coverstory::tables {
namespace {

namespace json = boost::json;

/// An entry of a log, its step, and the table as it was before that.
struct Visited {
  std::size_t at = 0;
  const Step& step;
  const Table& before;
};

/// Folds the log, entry by entry. A sentence where one cannot be carried out.
std::expected<void, std::string> visit(const store::Log& log, const Games& games,
                                       const std::function<void(const Visited&)>& use) {
  Table table(log.table, games);
  for (std::size_t at = 0; at < log.bodies.size(); ++at) {
    const auto step = read_step(log.bodies[at], games.forms());
    if (!step) return std::unexpected(step.error());
    use({at, *step, table});
    try {
      if (const Verdict verdict = table.apply(*step); !verdict) {
        return std::unexpected(verdict.error().why);
      }
    } catch (const BrokenInvariant& broken) {
      return std::unexpected(std::string(broken.what()));
    }
  }
  return {};
}

bool is(std::string_view person, const Person& other) {
  return other.hex().starts_with(person);
}

/// Without folding: most logs are not about the person.
bool may_be_in(std::string_view person, const store::Log& log) {
  const std::string mark = fmt::format(R"("person":"{}")", person);
  const std::string_view begun(mark.data(), mark.size() - 1);
  for (const std::string& body : log.bodies) {
    if (body.contains(begun)) return true;
  }
  return false;
}

/// The entries that name the person, or that the person said. A Said that has no text any more is
/// passed over.
struct Mentions {
  std::vector<std::size_t> names;
  std::vector<std::pair<std::size_t, Traces::Line>> lines;
  Traces traces;
};

std::expected<Mentions, std::string> mentions_of(std::string_view person, const store::Log& log,
                                                 const Games& games) {
  Mentions found;
  const auto name = [&](std::size_t at, const std::string& called) {
    if (found.names.empty() || found.names.back() != at) found.names.push_back(at);
    found.traces.names.insert(called);
  };
  const auto visited = visit(log, games, [&](const Visited& entry) {
    if (const auto* created = std::get_if<Created>(&entry.step.what)) {
      for (const Occupant& seat : created->seats) {
        if (seat.is_person() && is(person, seat.person)) name(entry.at, seat.name);
      }
    } else if (const auto* joined = std::get_if<Joined>(&entry.step.what)) {
      if (is(person, joined->person)) name(entry.at, joined->name);
    } else if (const auto* said = std::get_if<Said>(&entry.step.what)) {
      const Room& room = entry.before.room();
      if (said->text.empty() || !room.has(said->seat) || !room.at(said->seat).is_person()) return;
      if (!is(person, room.at(said->seat).person)) return;
      found.lines.push_back({entry.at, {room.lines() + 1, said->text}});
      found.traces.lines.push_back(found.lines.back().second);
    }
  });
  if (!visited) return std::unexpected(visited.error());
  return found;
}

void rename(json::object& seat, std::string_view person) {
  const json::value* who = seat.if_contains("person");
  if (who && std::string_view(who->as_string()).starts_with(person)) seat["name"] = kForgottenName;
}

/// The entry as it stands, with one thing of it changed.
std::string changed(const std::string& body, const std::function<void(json::object&)>& change) {
  json::object object = json::parse(body).as_object();
  change(object);
  return json::serialize(object);
}

std::string without_name(const std::string& body, std::string_view person) {
  return changed(body, [&](json::object& entry) {
    rename(entry, person);
    if (json::value* seats = entry.if_contains("seats")) {
      for (json::value& seat : seats->as_array()) rename(seat.as_object(), person);
    }
  });
}

std::string without_text(const std::string& body) {
  return changed(body, [](json::object& entry) { entry["text"] = ""; });
}

/// What was written must be readable, or nothing is written.
std::expected<std::optional<store::Log>, std::string> if_it_folds(store::Log log,
                                                                  const Games& games) {
  const auto table = fold(log.table, log.bodies, games);
  if (!table) return std::unexpected(table.error());
  return log;
}

}  // namespace

std::expected<std::optional<Traces>, std::string> traces_of(std::string_view person,
                                                            const store::Log& log,
                                                            const Games& games) {
  if (!may_be_in(person, log)) return std::nullopt;
  auto found = mentions_of(person, log, games);
  if (!found) return std::unexpected(found.error());
  return std::move(found->traces);
}

std::expected<std::optional<store::Log>, std::string> without_person(std::string_view person,
                                                                     const store::Log& log,
                                                                     const Games& games) {
  if (!may_be_in(person, log)) return std::nullopt;
  const auto found = mentions_of(person, log, games);
  if (!found) return std::unexpected(found.error());
  store::Log kept = log;
  for (const std::size_t at : found->names) kept.bodies[at] = without_name(kept.bodies[at], person);
  for (const auto& [at, line] : found->lines) kept.bodies[at] = without_text(kept.bodies[at]);
  if (kept == log) return std::nullopt;
  return if_it_folds(std::move(kept), games);
}

std::expected<std::optional<store::Log>, std::string> without_line(std::uint32_t line,
                                                                   const store::Log& log,
                                                                   const Games& games) {
  store::Log kept = log;
  const auto visited = visit(log, games, [&](const Visited& entry) {
    const auto* said = std::get_if<Said>(&entry.step.what);
    if (!said || said->text.empty() || entry.before.room().lines() + 1 != line) return;
    kept.bodies[entry.at] = without_text(kept.bodies[entry.at]);
  });
  if (!visited) return std::unexpected(visited.error());
  if (kept == log) return std::nullopt;
  return if_it_folds(std::move(kept), games);
}

std::expected<std::int64_t, std::string> last_change_of(const store::Log& log, const Games& games) {
  ENSURE(!log.bodies.empty());
  const auto step = read_step(log.bodies.back(), games.forms());
  if (!step) return std::unexpected(step.error());
  return step->at;
}

}  // namespace coverstory::tables
