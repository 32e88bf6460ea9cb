// coverstory arena GAME: bots against each other, with duplicate dealing; who is how strong.
#include <fmt/format.h>

#include "cli/arena/cover_me.h"
#include "cli/arena/cover_up.h"
#include "cli/command.h"
#include "cli/refused.h"

namespace coverstory::cli {

int arena(Words words) {
  if (words.empty() || words[0] == "--help") {
    fmt::print(
        "Usage: coverstory arena cover-me|cover-up …\n"
        "coverstory arena cover-me --help says more.\n");
    return words.empty() ? 2 : 0;
  }
  if (words[0] == "cover-me") return arena_cover_me(words.subspan(1));
  if (words[0] == "cover-up") return arena_cover_up(words.subspan(1));
  throw Refused(fmt::format("There is no game '{}'; expected cover-me or cover-up.", words[0]));
}

}  // namespace coverstory::cli
