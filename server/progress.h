// Whether somebody takes what they are sent: at least so many bytes in each stretch of time in
// which something waits for them. What they send meanwhile does not count, nor what the system has
// only buffered on our side.
#pragma once

#include <linux/sockios.h>
#include <sys/ioctl.h>

#include <cstdint>
#include <optional>

#include "server/clock.h"

namespace coverstory::server {

/// The least that a reader takes.
struct LeastRate {
  std::uint64_t bytes = 0;  // in each stretch
  Steady::duration stretch{};
};

class Progress {
 public:
  /// Nothing waits for them: the next stretch begins when something does.
  void rest() { mark_.reset(); }

  /// Something waits for them, who have taken so many bytes in all.
  bool is_too_slow(Instant now, std::uint64_t taken, const LeastRate& least) {
    if (!mark_) mark_ = {now, taken};
    if (now - mark_->at < least.stretch) return false;
    const bool is_enough = taken - mark_->taken >= least.bytes;
    mark_ = {now, taken};
    return !is_enough;
  }

 private:
  struct Mark {
    Instant at;
    std::uint64_t taken = 0;
  };
  std::optional<Mark> mark_;  // the beginning of this stretch, while something waits
};

/// What the system has for a socket's other side and was not told to have arrived.
inline std::uint64_t on_their_way(int socket) {
  int bytes = 0;
  return ::ioctl(socket, SIOCOUTQ, &bytes) == 0 ? static_cast<std::uint64_t>(bytes) : 0;
}

}  // namespace coverstory::server
