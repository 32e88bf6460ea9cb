// A table's log in memory: the bodies of its entries, in order. It grows at its end, and what was
// not stored is cut off again; an entry itself never changes. Another thread may be given the log
// as it is: it keeps what it was given, and the table goes on with a copy when it must.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace coverstory::tables {

class TableLog {
 public:
  using Bodies = std::vector<std::string>;

  TableLog() = default;
  explicit TableLog(Bodies bodies) : bodies_(std::make_shared<Bodies>(std::move(bodies))) {
    for (const std::string& body : *bodies_) bytes_ += body.size();
  }

  std::size_t size() const { return bodies_->size(); }
  std::size_t bytes() const { return bytes_; }
  std::span<const std::string> bodies() const { return *bodies_; }

  void add(std::string body) {
    make_own();
    bytes_ += body.size();
    bodies_->push_back(std::move(body));
  }
  /// Only the first so many are left.
  void cut_to(std::size_t size) {
    make_own();
    for (; bodies_->size() > size; bodies_->pop_back()) bytes_ -= bodies_->back().size();
  }

  /// For any thread: it will not change.
  std::shared_ptr<const Bodies> share() {
    is_shared_ = true;
    return bodies_;
  }

 private:
  void make_own() {
    if (std::exchange(is_shared_, false)) bodies_ = std::make_shared<Bodies>(*bodies_);
  }

  std::shared_ptr<Bodies> bodies_ = std::make_shared<Bodies>();
  std::size_t bytes_ = 0;   // of all of them
  bool is_shared_ = false;  // somebody may be reading them
};

}  // namespace coverstory::tables
