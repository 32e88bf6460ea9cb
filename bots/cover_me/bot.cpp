#include "bots/cover_me/bot.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "bots/cover_me/easy.h"
#include "bots/cover_me/greedy.h"
#include "bots/cover_me/hard.h"
#include "bots/cover_me/medium.h"
#include "bots/cover_me/random.h"

namespace coverstory::bots::cover_me {

std::vector<std::string_view> bot_names() {
  return {"random", "greedy", "easy", "medium", "hard"};
}

std::expected<std::unique_ptr<Bot>, std::string> make_bot(std::string_view name, const Seed& seed,
                                                          const Budget& budget) {
  if (name == "random") return std::make_unique<RandomBot>(seed);
  if (name == "greedy") return std::make_unique<GreedyBot>();
  if (name == "easy") return std::make_unique<EasyBot>(seed);
  if (name == "medium") return std::make_unique<MediumBot>(seed);
  if (name == "hard") return std::make_unique<HardBot>(seed, budget);
  return std::unexpected(fmt::format("There is no bot '{}' for Cover Me; expected one of {}.", name,
                                     fmt::join(bot_names(), ", ")));
}

}  // namespace coverstory::bots::cover_me
