#include "cli/cover_up/solve_answer.h"

#include <fmt/format.h>

#include <chrono>

#include "cli/cover_up/pictures.h"
#include "cli/cover_up/words.h"
#include "cli/phrases.h"
#include "records/cover_up/cards.h"

namespace coverstory::cli {

using namespace cover_up;

Solved solve_and_time(const Hand& hand, const SolveLimit& limit) {
  const auto began = std::chrono::steady_clock::now();
  const Par par = solve(hand, limit);
  const auto took = std::chrono::steady_clock::now() - began;
  return {par, std::chrono::duration_cast<std::chrono::microseconds>(took).count()};
}

boost::json::object answer_json(const Solved& solved, Effort effort) {
  boost::json::object answer{{"par", solved.par.points},
                             {"pile", records::cover_up::pile_json(solved.par.pile)},
                             {"beside", records::cover_up::list_json(solved.par.beside)},
                             {"us", solved.us}};
  if (effort == Effort::Limited) {
    answer["lower_bound"] = solved.par.lower_bound;
    answer["exact"] = solved.par.exact;
  }
  return answer;
}

std::string answer_text(const Solved& solved) {
  const Par& par = solved.par;
  std::string text = par.exact ? fmt::format("Par is {}.\n", par.points)
                               : fmt::format("The best found is {}; par is {} or more.\n",
                                             par.points, par.lower_bound);
  text += fmt::format("\n{}\n", picture(par.pile));
  text += "Bottom to top:\n";
  for (const Placement& lying : par.pile) {
    text += fmt::format("  {} at ({}, {}), {}\n", code_of(lying.card), lying.x, lying.y,
                        orientation_words(lying.o));
  }
  if (!par.beside.empty()) text += fmt::format("Beside the pile: {}.\n", codes(par.beside));
  return text + fmt::format("{} nodes, {} µs.\n", par.nodes, solved.us);
}

}  // namespace coverstory::cli
