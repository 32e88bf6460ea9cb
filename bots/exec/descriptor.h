// A file descriptor that is closed with the object.
#pragma once

#include <unistd.h>

#include <utility>

namespace coverstory::bots::exec {

class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, kNone)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    if (this != &other) {
      close();
      number_ = std::exchange(other.number_, kNone);
    }
    return *this;
  }
  ~Descriptor() { close(); }

  int number() const { return number_; }
  bool is_open() const { return number_ != kNone; }
  void close() {
    if (is_open()) ::close(std::exchange(number_, kNone));
  }

 private:
  static constexpr int kNone = -1;
  int number_ = kNone;
};

}  // namespace coverstory::bots::exec
