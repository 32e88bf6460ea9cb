// Simulates lives of a house of tables: `simulator --first 1 --lives 250`. A life that fails names
// its seed; `simulator --seed N --verbose` shows all of it.
#include <fmt/format.h>

#include <charconv>
#include <iostream>
#include <span>
#include <string_view>

#include "tests/simulator/demand.h"
#include "tests/simulator/life.h"

namespace coverstory::simulator {
namespace {

struct Arguments {
  std::uint64_t first = 1;
  std::uint64_t lives = 1;
  bool is_verbose = false;
};

constexpr std::string_view kUsage =
    "Usage: simulator [--seed N | --first N --lives N] [--verbose]\n";

bool read_number(std::string_view text, std::uint64_t& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size();
}

bool read(std::span<char*> words, Arguments& arguments) {
  for (std::size_t at = 1; at < words.size(); ++at) {
    const std::string_view word = words[at];
    if (word == "--verbose") {
      arguments.is_verbose = true;
      continue;
    }
    std::uint64_t* number = word == "--seed" || word == "--first" ? &arguments.first
                            : word == "--lives"                   ? &arguments.lives
                                                                  : nullptr;
    if (!number || ++at == words.size() || !read_number(words[at], *number)) return false;
  }
  return true;
}

int run(std::span<char*> words) {
  Arguments arguments;
  if (!read(words, arguments)) {
    std::cerr << kUsage;
    return 2;
  }
  Account all;
  for (std::uint64_t seed = arguments.first; seed < arguments.first + arguments.lives; ++seed) {
    const auto failed = [&](std::string_view why) {
      std::cerr << fmt::format("Seed {} failed: {}\nTo see it: {} --seed {} --verbose\n", seed, why,
                               words[0], seed);
      return 1;
    };
    try {
      const Account account = live({.seed = seed, .is_verbose = arguments.is_verbose});
      all.entries += account.entries;
      all.tables += account.tables;
      all.games_ended += account.games_ended;
      all.crashes += account.crashes;
    } catch (const Broken& broken) {
      return failed(broken.sentence());
    } catch (const std::exception& fault) {
      return failed(fault.what());
    }
  }
  std::cout << fmt::format("{} lives: {} tables, {} entries, {} games ended, {} crashes\n",
                           arguments.lives, all.tables, all.entries, all.games_ended, all.crashes);
  return 0;
}

}  // namespace
}  // namespace coverstory::simulator

int main(int count, char** words) {
  return coverstory::simulator::run({words, static_cast<std::size_t>(count)});
}
