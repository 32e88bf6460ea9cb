#include "bench/house_play/stage.h"

#include <fmt/format.h>

#include <stdexcept>
#include <utility>

#include "games/all.h"

namespace coverstory::bench {

Stage::Stage(Hear hear)
    : hear_(std::move(hear)),
      house_(std::make_unique<tables::House>(*this, games::all_games(), tables::HouseLimits())) {}

Seed Stage::entropy() {
  return Seed::from_number(1).derived(Seed::Purpose::Game, ++drawn_);
}

void Stage::table_frozen(const std::string& table, std::string_view why) {
  throw std::logic_error(fmt::format("Table {} was frozen: {}", table, why));
}

void Stage::met_fault(std::string_view why) {
  throw std::logic_error(std::string(why));
}

/// The store is no part of what is measured.
void Stage::play(const Cue& cue,
                 const std::function<void(const std::function<void()>&)>& measured) {
  switch (cue.kind) {
    case Cue::Kind::Connected:
      return measured([&] { house_->connected(cue.by, cue.at); });
    case Cue::Kind::Received:
      measured([&] { house_->received(cue.by, cue.text, cue.at); });
      break;
    case Cue::Kind::Time:
      measured([&] { house_->pass_time(cue.at); });
      break;
    case Cue::Kind::Group: {
      measured([&] { house_->flush(); });
      const store::Group group = std::exchange(group_, nullptr);
      if (!group) return;
      auto outcome = store_.append(*group);
      measured([&] { house_->stored(std::move(outcome), cue.at); });
      break;
    }
  }
  for (const std::string& table : std::exchange(loads_, {})) {
    auto log = store_.log_of(table);
    measured([&] { house_->loaded(table, std::move(log), cue.at); });
  }
}

}  // namespace coverstory::bench
