#include "cli/interrupt.h"

namespace coverstory::cli {
namespace {

/// A handler may touch only what needs no lock.
std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free);

void note(int) {
  interrupted = true;
}

}  // namespace

Interrupt::Interrupt() {
  interrupted = false;
  struct sigaction noting{};
  noting.sa_handler = note;
  noting.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
  sigaction(SIGINT, &noting, &before_);
}

Interrupt::~Interrupt() {
  sigaction(SIGINT, &before_, nullptr);
}

const std::atomic<bool>& Interrupt::asked() const {
  return interrupted;
}

}  // namespace coverstory::cli
