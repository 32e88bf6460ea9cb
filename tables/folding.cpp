#include "tables/folding.h"

#include <fmt/format.h>

#include <set>

#include "engine/core/ensure.h"
#include "tables/showing.h"
#include "tables/step_json.h"

namespace coverstory::tables {
namespace {

/// The numbers of the lines of chat that are taken away in the course of a log.
std::set<std::uint32_t> unsaid_lines(std::span<const std::string> bodies, const Games& games) {
  std::set<std::uint32_t> lines;
  for (const std::string& body : bodies) {
    if (!body.contains(R"("e":"unsaid")")) continue;
    const auto step = read_step(body, games.forms());
    if (const auto* unsaid = step ? std::get_if<Unsaid>(&step->what) : nullptr) {
      lines.insert(unsaid->line);
    }
  }
  return lines;
}

/// Applies one entry; a sentence where it cannot be. A line of chat that is to be taken away later
/// is gone from the beginning.
std::expected<Step, std::string> apply_entry(Table& table, const std::string& body,
                                             const std::set<std::uint32_t>& unsaid = {}) {
  auto step = read_step(body, table.games().forms());
  if (!step) return step;
  auto* said = std::get_if<Said>(&step->what);
  if (said && unsaid.contains(table.room().lines() + 1)) said->text.clear();
  try {
    if (const Verdict verdict = table.apply(*step); !verdict) {
      return std::unexpected(verdict.error().why);
    }
  } catch (const BrokenInvariant& broken) {
    return std::unexpected(std::string(broken.what()));
  }
  return step;
}

/// The messages from the first step on for which `from` holds: its snapshot if wanted, then
/// changes.
std::vector<protocol::Message> messages_from(const std::string& code,
                                             std::span<const std::string> bodies,
                                             const Games& games, Viewer viewer, auto is_first,
                                             bool with_snapshot) {
  std::vector<protocol::Message> messages;
  const std::set<std::uint32_t> unsaid = unsaid_lines(bodies, games);
  Table table(code, games);
  Showing showing(viewer);
  bool shown = false;
  for (const std::string& body : bodies) {
    const auto step = apply_entry(table, body, unsaid);
    ENSURE(step.has_value());
    if (shown) {
      if (table.is_noticed_by(viewer)) messages.push_back(showing.changes(table, step->at));
    } else if (is_first(table)) {
      shown = true;
      protocol::Message snapshot = showing.snapshot(table, step->at);
      if (with_snapshot) messages.push_back(std::move(snapshot));
    }
  }
  return messages;
}

}  // namespace

std::expected<std::unique_ptr<Table>, std::string> fold(const std::string& code,
                                                        std::span<const std::string> bodies,
                                                        const Games& games, Recording recording) {
  if (bodies.empty()) return std::unexpected(fmt::format("The log of table {} is empty.", code));
  auto table = std::make_unique<Table>(code, games, recording);
  for (std::size_t at = 0; at < bodies.size(); ++at) {
    if (const auto step = apply_entry(*table, bodies[at]); !step) {
      return std::unexpected(fmt::format("Entry {} of table {} cannot be carried out: {}", at + 1,
                                         code, step.error()));
    }
  }
  return table;
}

std::optional<std::vector<protocol::Message>> changes_since(const Table& table,
                                                            std::span<const std::string> bodies,
                                                            Viewer viewer, const Person& person,
                                                            std::uint32_t since) {
  std::optional<Seat> seat_then;
  const auto is_first = [&](const Table& earlier) {
    seat_then = earlier.room().seat_of(person);
    return earlier.number_for(viewer) == since;
  };
  auto messages = messages_from(table.code(), bodies, table.games(), viewer, is_first, false);
  if (viewer && seat_then != viewer) return std::nullopt;
  return messages;
}

std::vector<protocol::Message> replay_of(const std::string& code,
                                         std::span<const std::string> bodies, const Games& games,
                                         Viewer viewer) {
  return messages_from(
      code, bodies, games, viewer,
      [](const Table& table) { return table.stage() == Stage::Playing; }, true);
}

std::string record_of(const std::string& code, std::span<const std::string> bodies,
                      const Games& games) {
  const auto table = fold(code, bodies, games, Recording::Yes);
  ENSURE(table.has_value() && (*table)->game());
  return (*table)->game()->record();
}

}  // namespace coverstory::tables
