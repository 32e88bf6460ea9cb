// coverstory selfplay GAME: bots play whole games; a summary, and records where they are wanted.
#include <fmt/format.h>

#include "cli/command.h"
#include "cli/cover_me/selfplay.h"
#include "cli/cover_up/selfplay.h"
#include "cli/refused.h"

namespace coverstory::cli {

int selfplay(Words words) {
  if (words.empty() || words[0] == "--help") {
    fmt::print(
        "Usage: coverstory selfplay cover-me|cover-up …\n"
        "coverstory selfplay cover-me --help says more.\n");
    return words.empty() ? 2 : 0;
  }
  if (words[0] == "cover-me") return selfplay_cover_me(words.subspan(1));
  if (words[0] == "cover-up") return selfplay_cover_up(words.subspan(1));
  throw Refused(fmt::format("There is no game '{}'; expected cover-me or cover-up.", words[0]));
}

}  // namespace coverstory::cli
