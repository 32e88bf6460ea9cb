#include "bots/race.h"

#include <cmath>
#include <numeric>

namespace coverstory::bots {
namespace {

constexpr std::uint64_t kFirstCheck = 48;
constexpr double kClearly = 3.0;  // standard errors

}  // namespace

Race::Race(std::size_t candidates)
    : scores_(candidates), running_(candidates), next_check_(kFirstCheck) {
  std::iota(running_.begin(), running_.end(), std::size_t{0});
}

void Race::record(const std::vector<double>& values) {
  const double mean =
      std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
  for (std::size_t i = 0; i < running_.size(); ++i) {
    Score& score = scores_[running_[i]];
    const double difference = values[i] - mean;
    score.sum += difference;
    score.squares += difference * difference;
  }
  if (++samples_ < next_check_) return;
  next_check_ += next_check_ / 4;
  drop_those_behind();
}

std::size_t Race::leader() const {
  std::size_t best = running_.front();
  for (const std::size_t candidate : running_) {
    if (scores_[candidate].sum > scores_[best].sum) best = candidate;
  }
  return best;
}

void Race::drop_those_behind() {
  const auto count = static_cast<double>(samples_);
  const auto variance = [&](const Score& score) {
    const double mean = score.sum / count;
    return score.squares / count - mean * mean;
  };
  const std::size_t best = leader();
  std::erase_if(running_, [&](std::size_t candidate) {
    if (candidate == best) return false;
    const double behind = (scores_[best].sum - scores_[candidate].sum) / count;
    const double error =
        std::sqrt((variance(scores_[best]) + variance(scores_[candidate])) / count);
    return behind > kClearly * error;
  });
}

}  // namespace coverstory::bots
