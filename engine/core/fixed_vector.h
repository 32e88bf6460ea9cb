// A vector with room for N elements inside itself: no heap, trivially copyable, so that a state
// that holds it can be cloned with a memory copy. At most 255 elements.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <type_traits>

#include "engine/core/ensure.h"

namespace coverstory {

template <class T, std::size_t N>
class FixedVector {
  static_assert(N > 0 && N <= 255);
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  using value_type = T;
  using iterator = T*;
  using const_iterator = const T*;

  constexpr FixedVector() = default;
  constexpr FixedVector(std::initializer_list<T> items) { append(items); }

  static constexpr std::size_t capacity() { return N; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == N; }

  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }
  constexpr T* data() { return items_.data(); }
  constexpr const T* data() const { return items_.data(); }

  constexpr T& operator[](std::size_t i) {
    ENSURE(i < size_);
    return items_[i];
  }
  constexpr const T& operator[](std::size_t i) const {
    ENSURE(i < size_);
    return items_[i];
  }
  constexpr const T& front() const { return (*this)[0]; }
  constexpr const T& back() const { return (*this)[size_ - 1u]; }

  constexpr void clear() { size_ = 0; }
  constexpr void push_back(T item) {
    ENSURE(size_ < N);
    items_[size_++] = item;
  }
  constexpr T pop_back() {
    ENSURE(size_ > 0);
    return items_[--size_];
  }
  template <class Range>
  constexpr void append(const Range& range) {
    for (const T& item : range) push_back(item);
  }

  /// Removes the element at `i` and keeps the order of the others.
  constexpr void erase_at(std::size_t i) {
    ENSURE(i < size_);
    std::copy(begin() + i + 1, end(), begin() + i);
    --size_;
  }
  /// Removes the element at `i`; the last takes its place.
  constexpr void swap_out(std::size_t i) {
    ENSURE(i < size_);
    items_[i] = items_[--size_];
  }
  /// Inserts before the first element and keeps the order of the others.
  constexpr void push_front(T item) {
    ENSURE(size_ < N);
    std::copy_backward(begin(), end(), end() + 1);
    items_[0] = item;
    ++size_;
  }

  constexpr bool contains(const T& item) const { return std::find(begin(), end(), item) != end(); }

  friend constexpr bool operator==(const FixedVector& a, const FixedVector& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  std::array<T, N> items_{};
  std::uint8_t size_ = 0;
};

}  // namespace coverstory
