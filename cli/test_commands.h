// For tests of commands: what one refuses, files that are removed, and whole games of Cover Me
// played at random, with their records.
#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "cli/refused.h"
#include "engine/core/rng.h"
#include "engine/cover_me/game.h"
#include "records/cover_me/json.h"

namespace coverstory::cli {

/// What a command says that refuses; empty if it does not.
std::string refusal_of(const auto& command) {
  try {
    command();
    return "";
  } catch (const Refused& refused) {
    return refused.what();
  }
}

/// A file in the tests' own folder that is removed with the object.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& name, const std::string& text = "")
      : path_(std::filesystem::temp_directory_path() /
              fmt::format("coverstory_{}_{}", getpid(), name)) {
    if (!text.empty()) std::ofstream(path_) << text;
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile() { std::filesystem::remove(path_); }

  std::string name() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

/// Plays a game of any legal choices to its end; the listener hears it.
inline cover_me::State random_game(const cover_me::Options& options, const Seed& seed,
                                   cover_me::Listener& listener) {
  FastRng rng(seed);
  cover_me::State state = new_game(options, seed, listener);
  while (!state.is_over()) {
    const Seat seat = state.to_act.first();
    const auto count = static_cast<std::uint32_t>(legal_count(state, seat));
    const auto choice = legal_choice(state, seat, static_cast<int>(rng.below(count)));
    EXPECT_TRUE(apply(state, seat, choice, listener).has_value());
  }
  return state;
}

inline std::string random_record(const cover_me::Options& options, const Seed& seed,
                                 std::vector<std::string> seats = {}) {
  const std::vector<std::string> names{"Alice", "Bob", "Carol", "Dan", "Eve"};
  if (seats.empty()) seats.assign(names.begin(), names.begin() + options.players);
  records::cover_me::Writer writer(options, seats, seed);
  random_game(options, seed, writer);
  return writer.text();
}

}  // namespace coverstory::cli
