// Memory for messages, used again and again: most live no longer than from a step to the sockets of
// those who watch. Whoever still has one keeps it, and another takes its place here.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tables/outside.h"

namespace coverstory::tables {

class Messages {
 public:
  /// `write` makes a message and is given the memory for its text, which is empty.
  Message make(auto write) {
    std::shared_ptr<protocol::Message>& message = next();
    *message = write(std::move(message->text));
    return message;
  }

 private:
  std::shared_ptr<protocol::Message>& next();

  /// In the order in which they were made, from `at_` around; no more than were ever needed at
  /// once.
  std::vector<std::shared_ptr<protocol::Message>> messages_;
  std::size_t at_ = 0;  // the oldest, which is the next to be used again
};

}  // namespace coverstory::tables
