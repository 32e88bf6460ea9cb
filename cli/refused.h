// What a command throws when it cannot do what was asked: one clear sentence with what was
// expected. `main` prints it and ends with exit code 2.
#pragma once

#include <stdexcept>

namespace coverstory::cli {

class Refused : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace coverstory::cli
