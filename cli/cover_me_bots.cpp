#include "cli/cover_me_bots.h"

#include <fmt/format.h>

#include "bots/cover_me/bot.h"
#include "cli/refused.h"

namespace coverstory::cli {
namespace {

using bots::cover_me::make_bot;

std::string kind_of(const std::string& name) {
  return name.substr(0, name.find(' '));
}

}  // namespace

CoverMeBots::CoverMeBots(const std::vector<std::string>& seats, const Seed& seed)
    : kinds_{""}, seed_(seed) {
  for (std::size_t seat = 1; seat < seats.size(); ++seat) {
    kinds_.push_back(kind_of(seats[seat]));
    if (const auto bot = make_bot(kinds_.back(), seed); !bot) throw Refused(bot.error());
  }
}

cover_me::Action CoverMeBots::choose(Seat seat, const cover_me::View& view,
                                     const cover_me::Choices& choices) {
  const Seed of_seat = seed_.derived(Seed::Purpose::Bot, seat.index);
  const Seed of_decision = of_seat.derived(Seed::Purpose::Bot, decided_[seat.index]);
  return make_bot(kinds_.at(seat.index), of_decision).value()->choose(view, choices);
}

void CoverMeBots::acted(const cover_me::State&, const cover_me::Acted& acted) {
  ++decided_[acted.seat.index];
}

std::vector<std::string> seat_names(const std::string& person,
                                    const std::vector<std::string>& kinds, int players) {
  std::vector<std::string> names{person};
  for (std::size_t bot = 0; names.size() < static_cast<std::size_t>(players); ++bot) {
    names.push_back(fmt::format("{} {}", kinds[bot % kinds.size()], bot + 1));
  }
  return names;
}

}  // namespace coverstory::cli
