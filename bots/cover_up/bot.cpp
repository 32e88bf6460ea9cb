#include "bots/cover_up/bot.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "bots/cover_up/easy.h"
#include "bots/cover_up/greedy.h"
#include "bots/cover_up/hard.h"
#include "bots/cover_up/medium.h"
#include "bots/cover_up/random.h"

namespace coverstory::bots::cover_up {

std::vector<std::string_view> bot_names() {
  return {"random", "easy", "medium", "greedy", "hard"};
}

std::expected<std::unique_ptr<Bot>, std::string> make_bot(std::string_view name, const Seed& seed) {
  if (name == "random") return std::make_unique<RandomBot>(seed);
  if (name == "easy") return std::make_unique<EasyBot>(seed);
  if (name == "medium") return std::make_unique<MediumBot>(seed);
  if (name == "greedy") return std::make_unique<GreedyBot>(seed);
  if (name == "hard") return std::make_unique<HardBot>(seed);
  return std::unexpected(fmt::format("There is no bot '{}' for Cover Up; expected one of {}.", name,
                                     fmt::join(bot_names(), ", ")));
}

}  // namespace coverstory::bots::cover_up
