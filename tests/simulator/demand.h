// What the simulator demands of a house: a demand that is not met ends the life of a seed with a
// sentence.
#pragma once

#include <string>
#include <utility>

namespace coverstory::simulator {

/// No std::exception: a house freezes a table over those, and goes on.
class Broken {
 public:
  explicit Broken(std::string sentence) : sentence_(std::move(sentence)) {}
  const std::string& sentence() const { return sentence_; }

 private:
  std::string sentence_;
};

/// `sentence` is made only where it is needed.
inline void demand(bool holds, auto sentence) {
  if (!holds) throw Broken(sentence());
}

}  // namespace coverstory::simulator
