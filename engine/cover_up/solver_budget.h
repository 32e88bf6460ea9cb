// How much work the par solver may still do: counts nodes, asks the caller's `stop` now and then,
// and once exhausted stays so.
#pragma once

#include <cstdint>

#include "engine/cover_up/solver.h"

namespace coverstory::cover_up::solver {

class Budget {
 public:
  explicit Budget(const SolveLimit& limit) : limit_(limit) {}

  /// False when there is nothing left to spend.
  bool spend_node() {
    if (exhausted_) return false;
    if (nodes_ >= limit_.nodes || asked_to_stop()) {
      exhausted_ = true;
      return false;
    }
    ++nodes_;
    return true;
  }
  bool exhausted() const { return exhausted_; }
  std::uint64_t nodes() const { return nodes_; }

 private:
  /// A node takes well under a microsecond, a caller's clock perhaps a tenth of that.
  static constexpr std::uint64_t kNodesBetweenQuestions = 64;

  bool asked_to_stop() const {
    return limit_.stop != nullptr && nodes_ % kNodesBetweenQuestions == 0 &&
           limit_.stop(limit_.stop_context);
  }

  SolveLimit limit_;
  std::uint64_t nodes_ = 0;
  bool exhausted_ = false;
};

}  // namespace coverstory::cover_up::solver
