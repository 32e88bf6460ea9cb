#include "cli/long_run.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <string>

namespace coverstory::cli {
namespace {

constexpr int kBarWidth = 30;
constexpr std::chrono::milliseconds kBetweenDrawings{100};

/// A handler may touch only what needs no lock.
std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free);

void note(int) {
  interrupted = true;
}

}  // namespace

Progress::Progress(std::string_view what, std::uint64_t total)
    : what_(what),
      total_(total),
      on_terminal_(isatty(STDERR_FILENO) == 1),
      began_(std::chrono::steady_clock::now()),
      next_drawing_(began_ + kBetweenDrawings) {}

Progress::~Progress() {
  if (drawn_) fmt::print(stderr, "\r\x1b[K");
}

void Progress::reached(std::uint64_t done) {
  if (!on_terminal_ || total_ == 0) return;
  const auto now = std::chrono::steady_clock::now();
  if (now < next_drawing_) return;
  next_drawing_ = now + kBetweenDrawings;
  drawn_ = true;
  const auto filled = static_cast<std::size_t>(done * kBarWidth / total_);
  const double seconds = std::chrono::duration<double>(now - began_).count();
  const double left =
      done == 0 ? 0 : seconds * static_cast<double>(total_ - done) / static_cast<double>(done);
  fmt::print(stderr, "\r[{:.<{}}] {} of {} {}, about {:.0f} s left\x1b[K", std::string(filled, '#'),
             kBarWidth, done, total_, what_, left);
  std::fflush(stderr);
}

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
