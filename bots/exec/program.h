// A conversation with a program that plays, in JSON Lines: we greet, ask and tell, it answers. What
// the messages say is the game's matter.
#pragma once

#include <algorithm>
#include <boost/json.hpp>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "bots/exec/child_process.h"

namespace coverstory::bots::exec {

struct Limits {
  std::chrono::milliseconds answer{5000};
  std::chrono::milliseconds farewell{500};
};

/// An answer may take ten times the budget, and in any case five seconds.
inline Limits limits_for(std::chrono::milliseconds budget) {
  return {.answer = std::max(10 * budget, std::chrono::milliseconds(5000))};
}

class Program {
 public:
  Program(std::string command, Limits limits);

  /// A new game: starts the program if it is not running, and waits until it is ready. One that
  /// is not ready in time is asked all the same; its readiness may come later.
  void greet(const boost::json::object& hello);

  /// Asks with an id of its own and waits for the answer with that id. Nothing if the program says
  /// something else, is too late or has ended. Late answers to earlier questions are passed over.
  std::optional<boost::json::object> ask(boost::json::object question);

  /// A message that is not answered.
  void tell(const boost::json::object& message);

 private:
  std::string command_;
  Limits limits_;
  std::unique_ptr<ChildProcess> process_;
  std::uint64_t last_id_ = 0;
  bool awaits_ready_ = false;
};

}  // namespace coverstory::bots::exec
