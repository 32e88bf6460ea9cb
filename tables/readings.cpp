#include "tables/readings.h"

#include <algorithm>
#include <utility>

#include "engine/core/ensure.h"
#include "tables/refusals.h"

namespace coverstory::tables {
namespace {

/// Beside its text.
constexpr std::size_t kBytesOfAPlace = 512;

std::size_t bytes_of(const MadeReading& reading) {
  return kBytesOfAPlace + (reading ? (*reading)->size() : 0);
}

/// Whether it will be the same the next time.
bool is_final(const MadeReading& made) {
  return made || made.error().code == protocol::Code::TooLarge;
}

}  // namespace

/// What is being made for others is theirs alone, as it may be untrue by now.
void Readings::forget(const std::string& table) {
  for (auto& [id, making] : making_) {
    if (making.of && making.of->table == table) making.of.reset();
  }
  std::erase_if(places_, [&](const auto& place) {
    if (place.first.table != table) return false;
    kept_bytes_ -= bytes_of(place.second->reading);
    kept_.erase(place.second);
    return true;
  });
}

void Readings::ask(OpenTable& open, const ReadingOf& of, Then then) {
  if (!std::exchange(open.readings_are_true, true)) forget(open.code());
  if (const auto found = places_.find(of); found != places_.end()) {
    kept_.splice(kept_.begin(), kept_, found->second);
    return then(MadeReading(found->second->reading));
  }
  if (asking_ >= limits_.askers) return then(std::unexpected(kTooManyReadings));
  const auto same =
      std::ranges::find_if(making_, [&](const auto& making) { return making.second.of == of; });
  if (same == making_.end() && making_.size() >= limits_.readings) {
    return then(std::unexpected(kTooManyReadings));
  }
  ++asking_;
  if (same != making_.end()) return same->second.asking.push_back(std::move(then));
  const ReadingId id{++last_};
  making_[id] = {of, {std::move(then)}};
  const auto end = open.table->ended_at();
  ENSURE(end && *end <= open.durable);
  // It may be made before this returns.
  outside_.make({.id = id,
                 .of = of,
                 .log = open.log.share(),
                 .end = *end,
                 .games = &open.table->games(),
                 .most_bytes = limits_.reading_bytes});
}

void Readings::made(ReadingId id, const MadeReading& made) {
  auto making = making_.extract(id);
  ENSURE(!making.empty());
  asking_ -= making.mapped().asking.size();
  if (making.mapped().of && is_final(made)) keep(*making.mapped().of, made);
  for (const Then& then : making.mapped().asking) then(made);
}

void Readings::keep(const ReadingOf& of, const MadeReading& reading) {
  if (bytes_of(reading) > limits_.kept_bytes) return;
  kept_.push_front({of, reading});
  ENSURE(places_.emplace(of, kept_.begin()).second);
  kept_bytes_ += bytes_of(reading);
  while (kept_bytes_ > limits_.kept_bytes) {
    kept_bytes_ -= bytes_of(kept_.back().reading);
    places_.erase(kept_.back().of);
    kept_.pop_back();
  }
}

}  // namespace coverstory::tables
