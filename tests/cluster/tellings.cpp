#include "tests/cluster/tellings.h"

#include "engine/core/ensure.h"
#include "games/all.h"
#include "tables/showing.h"
#include "tables/step_json.h"

namespace coverstory::cluster {

std::string without_time(std::string_view message) {
  constexpr std::string_view kNow = R"("now":)";
  const auto from = message.find(kNow);
  if (from == std::string_view::npos) return std::string(message);
  const auto digits = from + kNow.size();
  const auto to = message.find_first_of(",}", digits);
  return std::string(message.substr(0, digits)).append("0").append(message.substr(to));
}

Tellings::Tellings(const std::string& code, std::span<const std::string> log, tables::Viewer viewer,
                   const Numbers& snapshots) {
  tables::Table table(code, games::all_games());
  tables::Showing showing(viewer);
  for (const std::string& body : log) {
    const auto step = tables::read_step(body, games::all_games().forms());
    ENSURE(step && table.apply(*step));
    const std::uint32_t number = table.number_for(viewer);
    if (table.is_noticed_by(viewer)) {
      changes_.push_back(without_time(showing.changes(table, step->at).text));
      ENSURE(number == last());
    }
    if (!snapshots.contains(number)) continue;
    // By another eye: to be shown the whole is no reason to be shown less of what follows.
    std::string whole = without_time(tables::Showing(viewer).snapshot(table, step->at).text);
    std::vector<std::string>& all = snapshots_[number];
    if (all.empty() || all.back() != whole) all.push_back(std::move(whole));
  }
}

}  // namespace coverstory::cluster
