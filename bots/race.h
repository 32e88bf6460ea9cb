// Several candidates are tried on the same samples; those that fall clearly behind are dropped, so
// that the rest of the budget goes to those between which the choice is hard.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace coverstory::bots {

class Race {
 public:
  explicit Race(std::size_t candidates);

  /// The candidates that are still in the race, in the order of their numbers.
  const std::vector<std::size_t>& running() const { return running_; }
  bool is_decided() const { return running_.size() == 1; }

  /// What each of the running candidates brought on one sample, in their order.
  void record(const std::vector<double>& values);

  std::size_t leader() const;

 private:
  /// Of the differences from the mean of all that ran: what a lucky sample gives to all cancels.
  struct Score {
    double sum = 0;
    double squares = 0;
  };

  void drop_those_behind();

  std::vector<Score> scores_;
  std::vector<std::size_t> running_;
  std::uint64_t samples_ = 0;
  std::uint64_t next_check_;
};

}  // namespace coverstory::bots
