#include "server/background.h"

#include <sched.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstdint>

namespace coverstory::server {
namespace {

constexpr int kLowestPriority = 19;
constexpr std::uint64_t kSliceNs = 100'000;

/// The kernel's sched_attr, whose header cannot be included beside the C library's.
struct SchedulingWish {
  std::uint32_t size = sizeof(SchedulingWish);
  std::uint32_t policy = SCHED_BATCH;
  std::uint64_t flags = 0;
  std::int32_t nice = kLowestPriority;
  std::uint32_t priority = 0;
  std::uint64_t runtime_ns = kSliceNs;
  std::uint64_t deadline_ns = 0;
  std::uint64_t period_ns = 0;
};
static_assert(sizeof(SchedulingWish) == 48);

}  // namespace

/// This thread alone: Linux schedules threads. The short slice is for kernels that know it (6.12):
/// a thread that wakes up for a person does not wait for the end of a longer one.
void yield_to_everything() {
  SchedulingWish wish;
  if (syscall(SYS_sched_setattr, 0, &wish, 0) != 0)
    setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), kLowestPriority);
}

}  // namespace coverstory::server
