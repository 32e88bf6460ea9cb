// What the page holds by a number: games and bots, kept here until the page lets go of them.
#pragma once

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "wasm/platform.h"

namespace coverstory::wasm {

using Handle = int;

template <class T>
class Handles {
 public:
  Handle keep(std::unique_ptr<T> item) {
    for (std::size_t i = 0; i < items_.size(); ++i) {
      if (items_[i]) continue;
      items_[i] = std::move(item);
      return static_cast<Handle>(i);
    }
    items_.push_back(std::move(item));
    return static_cast<Handle>(items_.size() - 1);
  }

  T& at(Handle handle) {
    const auto index = static_cast<std::size_t>(handle);
    if (index >= items_.size() || !items_[index]) refuse("There is nothing under this number.");
    return *items_[index];
  }

  void let_go(Handle handle) {
    at(handle);
    items_[static_cast<std::size_t>(handle)].reset();
  }

 private:
  std::vector<std::unique_ptr<T>> items_;
};

}  // namespace coverstory::wasm
