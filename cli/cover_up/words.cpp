#include "cli/cover_up/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "cli/cover_up/pictures.h"
#include "cli/phrases.h"
#include "engine/core/ensure.h"
#include "engine/cover_up/deck.h"

namespace coverstory::cli {

using namespace cover_up;

namespace {

/// "17 points: 15 symbols seen, 3 for 1 card beside the pile, 1 less for the hourglass"
std::string points_words(const Score& score) {
  std::string text =
      fmt::format("{}: {} seen", counted(score.points, "point"), counted(score.visible, "symbol"));
  if (!score.beside.empty()) {
    text += fmt::format(", {} for {} beside the pile", score.beside_points,
                        counted(static_cast<int>(score.beside.size()), "card"));
  }
  if (score.hourglass != 0) {
    text += fmt::format(", 1 {} for the hourglass", score.hourglass < 0 ? "less" : "more");
  }
  return text;
}

/// CU-5.1: what was wrong with a pile.
std::string mistake_words(const SeatResult& result) {
  if (result.score.removed.empty()) return "";
  const PileCheck mistakes = check(result.pile);
  const std::string_view reason = mistakes.conflicts.empty()
                                      ? "the pile does not hang together"
                                      : "different symbols lie on each other (!)";
  return fmt::format("A mistake: {}. Removed from the top: {}.\n", reason,
                     codes(result.score.removed));
}

}  // namespace

std::string with_color(Card card) {
  return fmt::format("{} [{}]", name_of(color_of(card)), code_of(card));
}

std::string codes(const Hand& cards) {
  std::vector<std::string> items;
  for (const Card card : cards) items.push_back(fmt::format("[{}]", code_of(card)));
  return listed(items);
}

std::string_view ending_words(EndedBy ended_by, int players) {
  switch (ended_by) {
    case EndedBy::Hourglass:
      return "The hourglass has run out.";
    case EndedBy::Done:
      return players == 1 ? "The player is done." : "All are done.";
    case EndedBy::Limit:
      return players == 1 ? "The time is up."
                          : "Nobody has flipped the hourglass; at the limit it ran by itself.";
  }
  ENSURE(false && "a way to end");
  return {};
}

std::string against_par_words(int points, int par) {
  const int over = points - par;
  if (over == 0) return fmt::format("at par ({})", par);
  return fmt::format("{} {} par ({})", std::abs(over), over > 0 ? "over" : "under", par);
}

std::string seat_words(std::string_view who, const SeatResult& result) {
  std::string text = fmt::format("{}: {}; {}.\n", who, points_words(result.score),
                                 against_par_words(result.score.points, result.par.points));
  text += mistake_words(result);
  if (!result.score.beside.empty()) {
    text += fmt::format("Beside the pile: {}.\n", codes(result.score.beside));
  }
  return text + side_by_side({"The pile", result.pile}, {"At par", result.par.pile});
}

}  // namespace coverstory::cli
