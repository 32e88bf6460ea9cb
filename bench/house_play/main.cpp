// What the house of tables takes for a command, without sockets, disk or clock: whole games of both
// games, the same ones each time. Counts what it allocates; bench/house has callgrind count its
// instructions in `count_gathering` and in `count_playing`, which is steady play: what comes after
// a game has begun, but for the command that ends it.
//
// Usage: house_play [--tables 2] [--group 4] [--most-allocations 4]
//
// Tables of each game, commands in a group for the store, and the allocations a command in steady
// play with which it fails. It prints commands, allocations and bytes, and the microseconds of
// processor time for a command in steady play.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <limits>
#include <new>

#include "bench/house_play/rehearsal.h"
#include "bench/load/flags.h"

namespace {

std::uint64_t allocations = 0;
bool counts = false;

void* counted(std::size_t size, std::size_t alignment) {
  if (counts) ++allocations;
  void* memory = alignment > __STDCPP_DEFAULT_NEW_ALIGNMENT__
                     ? std::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment)
                     : std::malloc(size);
  if (memory == nullptr) std::abort();
  return memory;
}

}  // namespace

void* operator new(std::size_t size) {
  return counted(size, __STDCPP_DEFAULT_NEW_ALIGNMENT__);
}
void* operator new(std::size_t size, std::align_val_t alignment) {
  return counted(size, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::align_val_t) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
  std::free(memory);
}

// By these names callgrind knows when to count.
extern "C" __attribute__((noinline)) void count_gathering(const std::function<void()>& call) {
  counts = true;
  call();
  counts = false;
}
extern "C" __attribute__((noinline)) void count_playing(const std::function<void()>& call) {
  counts = true;
  call();
  counts = false;
}

namespace {

using namespace coverstory;

std::size_t commands_in(const std::vector<bench::Cue>& cues) {
  return static_cast<std::size_t>(
      std::ranges::count(cues, bench::Cue::Kind::Received, &bench::Cue::kind));
}

}  // namespace

int main(int count, char** words) {
  const load::Flags flags(count, words);
  const bench::Play play = bench::rehearse(static_cast<int>(flags.number("tables", 2)),
                                           static_cast<int>(flags.number("group", 4)));
  bench::Stage stage;
  for (const bench::Cue& cue : play.gathering) stage.play(cue, count_gathering);
  std::uint64_t of_play = 0;
  const std::clock_t began = std::clock();
  for (const bench::Cue& cue : play.playing) {
    const std::uint64_t before = allocations;
    stage.play(cue, cue.ends_game ? count_gathering : count_playing);
    if (!cue.ends_game) of_play += allocations - before;
  }
  const double seconds = static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC;
  if (stage.bytes_sent() != play.bytes_sent) {
    fmt::print(stderr, "The same play did not say the same.\n");
    return 1;
  }
  const std::size_t gathering = commands_in(play.gathering), playing = commands_in(play.playing);
  fmt::print("{} {} {} {} {} {:.1f}\n", playing, gathering + playing, of_play, allocations,
             play.bytes_sent, 1e6 * seconds / static_cast<double>(playing));
  const double most = flags.number("most-allocations", std::numeric_limits<double>::infinity());
  return static_cast<double>(of_play) > most * static_cast<double>(playing) ? 1 : 0;
}
