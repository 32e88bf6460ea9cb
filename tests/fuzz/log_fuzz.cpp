// Arbitrary text as a table's log, one entry a line: it folds to a table or is refused with a
// sentence; what folds is the same when it is written anew, can be shown, and can be opened.
#include <cstdint>
#include <sstream>
#include <string>
#include <vector>

#include "engine/core/ensure.h"
#include "games/all.h"
#include "tables/folding.h"
#include "tables/house.h"
#include "tables/showing.h"
#include "tables/step_json.h"
#include "tests/fuzz/idle_outside.h"

using namespace coverstory;

namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

void open_in_a_house(const std::vector<std::string>& bodies, bool folds) {
  fuzz::IdleOutside outside;
  tables::House house(outside, games::all_games(), {});
  ENSURE(house.reopen({"K7MQ2X", bodies}, 0).has_value() == folds);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto bodies = lines_of({reinterpret_cast<const char*>(data), size});
  const auto table = tables::fold("K7MQ2X", bodies, games::all_games());
  open_in_a_house(bodies, table.has_value());
  if (!table) {
    ENSURE(!table.error().empty());
    return 0;
  }
  std::vector<std::string> anew;
  const auto& games = games::all_games().forms();
  for (const std::string& body : bodies) {
    anew.push_back(body_of(tables::read_step(body, games).value(), games));
  }
  const auto again = tables::fold("K7MQ2X", anew, games::all_games());
  ENSURE(again.has_value());
  tables::Showing one(std::nullopt), other(std::nullopt);
  ENSURE(one.snapshot(**table, 0) == other.snapshot(**again, 0));
  return 0;
}
