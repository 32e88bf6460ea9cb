#include "cli/arena/hold.h"

#include <fmt/format.h>

#include "cli/interrupt.h"
#include "cli/output_file.h"

namespace coverstory::cli {

int hold_arena(const ArenaPlan& plan, const ArenaTerms& terms, const boost::json::object& options,
               const PlayStoppably& play) {
  std::optional<OutputFile> file;
  if (plan.json) file.emplace(*plan.json);  // what cannot be written is refused before playing
  const Interrupt interrupt;
  const ArenaOutcome outcome =
      run_arena(plan, [&](const ArenaGame& game) { return play(game, interrupt.asked()); });
  fmt::print("{}", arena_text(plan, outcome, terms));
  if (file) {
    file->write(boost::json::serialize(arena_json(plan, outcome, terms, options)) + "\n");
    file->finish();
  }
  return outcome.stopped ? Interrupt::kExitCode : 0;
}

}  // namespace coverstory::cli
