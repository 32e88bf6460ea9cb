// A small value of a type that only some of the code knows: options or an action of one of several
// games, where the code between does not know them. It lies inside the box, without the heap, and
// the box remembers its type: whoever takes it out as another is wrong.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <memory>
#include <type_traits>

#include "engine/core/ensure.h"

namespace coverstory {

template <std::size_t kRoom>
class Box {
 public:
  /// Nothing is in it.
  Box() = default;

  template <class T>
    requires(!std::same_as<T, Box>)
  Box(const T& value) : type_(&kTypeOf<T>) {  // NOLINT: any value is a boxed value
    static_assert(std::is_trivially_copyable_v<T>, "a box is copied byte by byte");
    static_assert(sizeof(T) <= kRoom && alignof(T) <= alignof(std::max_align_t));
    std::construct_at(reinterpret_cast<T*>(bytes_.data()), value);
  }

  template <class T>
  bool holds() const {
    return type_ == &kTypeOf<T>;
  }
  template <class T>
  const T* get_if() const {
    return holds<T>() ? reinterpret_cast<const T*>(bytes_.data()) : nullptr;
  }
  template <class T>
  const T& get() const {
    ENSURE(holds<T>());
    return *get_if<T>();
  }

  /// The types are the same, and the values; those can be compared then.
  friend bool operator==(const Box& a, const Box& b) {
    if (a.type_ != b.type_ || !a.type_) return a.type_ == b.type_;
    ENSURE(a.type_->equal);
    return a.type_->equal(a.bytes_.data(), b.bytes_.data());
  }

 private:
  /// Its address tells the type. (There is no type information of the language in the browser.)
  struct Type {
    bool (*equal)(const std::byte*, const std::byte*);
  };
  template <class T>
  static bool are_equal(const std::byte* a, const std::byte* b) {
    return *reinterpret_cast<const T*>(a) == *reinterpret_cast<const T*>(b);
  }
  template <class T>
  static constexpr Type type_of() {
    if constexpr (std::equality_comparable<T>) {
      return {&are_equal<T>};
    } else {
      return {nullptr};
    }
  }
  template <class T>
  static constexpr Type kTypeOf = type_of<T>();

  const Type* type_ = nullptr;  // of the value in `bytes_`; none where it is empty
  alignas(std::max_align_t) std::array<std::byte, kRoom> bytes_{};
};

}  // namespace coverstory
