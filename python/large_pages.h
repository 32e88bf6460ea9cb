// Memory in large pages, where the system has them: what thousands of games need is spread over so
// much of it that with small ones the processor would look up addresses all the time.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace coverstory::python {

template <class T>
struct LargePages {
  using value_type = T;

  LargePages() = default;
  template <class U>
  LargePages(const LargePages<U>&) {}

  static T* allocate(std::size_t count) {
    constexpr std::size_t kPage = std::size_t{1} << 21;
    if (count > std::size_t(-1) / 2 / sizeof(T)) throw std::bad_alloc();
    const std::size_t size = (count * sizeof(T) + kPage - 1) / kPage * kPage;
    const bool is_little = count < kPage / sizeof(T);  // not worth a page
    void* const memory =
        is_little ? std::malloc(count * sizeof(T)) : std::aligned_alloc(kPage, size);
    if (memory == nullptr) throw std::bad_alloc();
#ifdef __linux__
    if (!is_little) madvise(memory, size, MADV_HUGEPAGE);  // a wish: without it all is as right
#endif
    return static_cast<T*>(memory);
  }
  static void deallocate(T* memory, std::size_t) { std::free(memory); }

  friend bool operator==(const LargePages&, const LargePages&) { return true; }
};

}  // namespace coverstory::python
