// Loaded into a server before anything else (LD_PRELOAD), so that its clock is wrong: what it reads
// of the time of day is WRONG_BY_S seconds later than it is. The steady clock is left as it is. The
// memory is not touched, so that it gets along with sanitizers, as libfaketime does not.
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include <cstdlib>

namespace {

bool is_time_of_day(clockid_t clock) {
  return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
}

time_t seconds_off() {
  static const char* const text = std::getenv("WRONG_BY_S");
  return text ? std::atol(text) : 0;
}

}  // namespace

extern "C" int clock_gettime(clockid_t clock, timespec* time) noexcept {
  const auto result = static_cast<int>(syscall(SYS_clock_gettime, clock, time));
  if (result == 0 && is_time_of_day(clock)) time->tv_sec += seconds_off();
  return result;
}

extern "C" int gettimeofday(timeval* to, void* /*zone*/) noexcept {
  timespec now{};
  const int result = clock_gettime(CLOCK_REALTIME, &now);
  *to = {.tv_sec = now.tv_sec, .tv_usec = now.tv_nsec / 1000};
  return result;
}

extern "C" time_t time(time_t* to) noexcept {
  timespec now{};
  clock_gettime(CLOCK_REALTIME, &now);
  if (to) *to = now.tv_sec;
  return now.tv_sec;
}
