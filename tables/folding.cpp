#include "tables/folding.h"

#include <fmt/format.h>

#include <limits>
#include <set>
#include <utility>

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
  } catch (const std::exception& fault) {
    return std::unexpected(std::string(fault.what()));
  }
  return step;
}

/// Every entry of a log that has been folded before, and after each what there is to say about it.
template <class Say>
void fold_again(Table& table, std::span<const std::string> bodies,
                const std::set<std::uint32_t>& unsaid, Say say) {
  for (const std::string& body : bodies) {
    const auto step = apply_entry(table, body, unsaid);
    ENSURE(step.has_value());
    if (!say(*step)) return;
  }
}

}  // namespace

std::optional<Time> last_time_in(const store::Log& log, const Games& games) {
  constexpr Time kBeyond = 7'258'118'400'000;  // the year 2200
  if (log.bodies.empty()) return std::nullopt;
  const auto step = read_step(log.bodies.back(), games.forms());
  return step && step->at < kBeyond ? std::optional(step->at) : std::nullopt;
}

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

std::optional<std::string> replay_of(const std::string& code, std::span<const std::string> bodies,
                                     std::size_t end, const Games& games, Viewer viewer,
                                     TextForm form, std::size_t most_bytes) {
  Table table(code, games);
  Showing showing(viewer);
  std::string text = form == TextForm::Json ? "[" : "";
  bool has_begun = false;
  fold_again(table, bodies.first(end), unsaid_lines(bodies, games), [&](const Step& step) {
    if (!has_begun && table.stage() != Stage::Playing) return true;
    if (has_begun && !table.is_noticed_by(viewer)) return true;
    const bool is_first = !std::exchange(has_begun, true);
    if (form == TextForm::Json && !is_first) text += ',';
    text += is_first ? showing.snapshot(table, step.at).text : showing.changes(table, step.at).text;
    if (form == TextForm::Lines) text += '\n';
    return text.size() <= most_bytes;
  });
  if (form == TextForm::Json) text += ']';
  return text.size() <= most_bytes ? std::optional(std::move(text)) : std::nullopt;
}

std::optional<std::string> record_of(const std::string& code, std::span<const std::string> bodies,
                                     const Games& games, TextForm form, std::size_t most_bytes) {
  Table table(code, games, Recording::Yes);
  const auto is_small = [&] {
    return !table.game() || table.game()->record().size() <= most_bytes;
  };
  fold_again(table, bodies, {}, [&](const Step&) { return is_small(); });
  ENSURE(table.game());
  if (!is_small()) return std::nullopt;
  std::string record(table.game()->record());
  if (form == TextForm::Json) record = boost::json::serialize(boost::json::string(record));
  return record.size() <= most_bytes ? std::optional(std::move(record)) : std::nullopt;
}

std::string record_of(const std::string& code, std::span<const std::string> bodies,
                      const Games& games) {
  constexpr auto kAny = std::numeric_limits<std::size_t>::max();
  return record_of(code, bodies, games, TextForm::Lines, kAny).value();
}

}  // namespace coverstory::tables
