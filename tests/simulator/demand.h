// What the simulator demands of a house: a demand that is not met ends the life of a seed with a
// sentence.
#pragma once

#include <stdexcept>
#include <string>

namespace coverstory::simulator {

class Broken : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// `sentence` is made only where it is needed.
inline void demand(bool holds, auto sentence) {
  if (!holds) throw Broken(sentence());
}

}  // namespace coverstory::simulator
