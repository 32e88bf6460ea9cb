#include "server/house_neighbourhood.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <memory>
#include <utility>

#include "server/asking.h"

namespace coverstory::server {
namespace {

using tables::House;
using tables::Presence;
using tables::ServerId;
using tables::Time;
using namespace std::chrono_literals;

/// Behind the notices, for those that are lost.
constexpr std::chrono::milliseconds kAskForGrowth = 250ms;

std::uint32_t number_in(std::string_view text) {
  std::uint32_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

}  // namespace

std::string text_of(const Presence& presence) {
  if (presence.is_empty()) return {};
  return fmt::format("{} {} {}", presence.seats, presence.spectators, presence.has_host ? 1 : 0);
}

Presence read_presence(std::string_view text) {
  const std::size_t first = text.find(' '), second = text.find(' ', first + 1);
  if (first == text.npos || second == text.npos) return {};
  return {.seats = static_cast<std::uint8_t>(number_in(text.substr(0, first))),
          .spectators = number_in(text.substr(first + 1, second - first - 1)),
          .has_host = number_in(text.substr(second + 1)) != 0};
}

HouseNeighbourhood::HouseNeighbourhood(
    boost::asio::io_context& loop, Neighbours& neighbours, HouseOutside& outside,
    HouseOutside::Tell tell, std::function<void(const std::vector<store::Note>&)> on_notes)
    : loop_(loop),
      neighbours_(neighbours),
      outside_(outside),
      tell_(std::move(tell)),
      on_notes_(std::move(on_notes)),
      growth_timer_(loop) {}

void HouseNeighbourhood::join() {
  set_alive(neighbours_.alive_at_first());
  neighbours_.start(loop_, listener());
  ask_for_growth();
}

Neighbours::Listener HouseNeighbourhood::listener() {
  return {
      .alive = [this](const Neighbours::Servers& alive) { set_alive(alive); },
      .grown =
          [this](const std::vector<Neighbours::Grown>& grown) {
            tell_([&](House& house, Time now) {
              for (const auto& [table, last] : grown) house.neighbours().heard(table, last, now);
            });
          },
      .replaced =
          [this](const std::vector<std::string>& tables) {
            for (const std::string& table : tables) read_replaced(table);
          },
      .notes_changed = [this] { read_notes(); },
      .present =
          [this](const std::vector<Neighbours::Presence>& present) {
            tell_([&](House& house, Time now) {
              for (const auto& [server, table, text] : present)
                house.neighbours().announced(ServerId(server), table, read_presence(text), now);
            });
          },
  };
}

void HouseNeighbourhood::set_alive(const Neighbours::Servers& alive) {
  is_cut_off_ = std::ranges::find(alive, neighbours_.self()) == alive.end();
  std::vector<ServerId> servers;
  for (const std::uint64_t server : alive) servers.push_back(ServerId(server));
  tell_([&](House& house, Time now) {
    house.neighbours().set(*this, ServerId(neighbours_.self()), servers, now);
  });
}

template <class Answer>
void HouseNeighbourhood::read(std::function<Read<Answer>(store::Reader&)> question,
                              std::function<void(House&, Read<Answer>, Time)> then) {
  ask<Answer>(outside_.store(), std::move(question),
              [this, then = std::move(then)](Read<Answer> answer) {
                tell_([&](House& house, Time now) { then(house, std::move(answer), now); });
              });
}

void HouseNeighbourhood::list_live() {
  read<std::vector<std::string>>(
      [](store::Reader& store) { return store.live_codes(); },
      [](House& house, auto codes, Time now) { house.neighbours().live(std::move(codes), now); });
}

void HouseNeighbourhood::list(tables::ListId list, std::optional<tables::Person> of,
                              std::size_t most) {
  read<std::vector<store::Listing>>(
      [of = of ? of->hex() : "", most](store::Reader& store) {
        return of.empty() ? store.waiting(most) : store.listed_for(of, most);
      },
      [list](House& house, const auto& read, Time) { house.neighbours().listed(list, read); });
}

void HouseNeighbourhood::announce(const std::string& table, const Presence& presence) {
  neighbours_.announce(table, text_of(presence));
}

/// Of a table in memory: what has come since is read on as ever.
void HouseNeighbourhood::read_replaced(const std::string& table) {
  read<std::optional<store::Log>>(
      [table](store::Reader& store) { return store.log_of(table); },
      [this, table](House& house, auto log, Time now) {
        const tables::OpenTable* open = house.glance().tables.find(table);
        if (!log || !open) return;
        if (*log) {
          (*log)->bodies.resize(std::min((*log)->bodies.size(), open->log.size()));
          house.moderation().take_replaced(**log, now);
        } else if (!house.moderation().drop(table, now)) {
          // What is on its way to the store will be refused there before it is read again.
          read_replaced(table);
        }
      });
}

void HouseNeighbourhood::read_notes() {
  read<std::vector<store::Note>>([](store::Reader& store) { return store.notes(); },
                                 [this](House&, const auto& notes, Time) {
                                   if (notes) on_notes_(*notes);
                                 });
}

/// Where this server has lost sight of the others, the store may be out of reach as well: whoever
/// asks how we are is to learn it, though nobody may have anything to store.
void HouseNeighbourhood::ask_for_growth() {
  growth_timer_.expires_after(kAskForGrowth);
  growth_timer_.async_wait([this](const boost::system::error_code& error) {
    if (error) return;
    if (is_cut_off_) outside_.look_after_store(/*is_doubted=*/true);
    std::vector<Neighbours::Grown> known;
    tell_([&](House& house, Time) {
      for (const auto& [code, open] : house.glance().tables.all()) {
        known.push_back({code, static_cast<std::uint32_t>(open->durable)});
      }
    });
    if (!known.empty()) neighbours_.ask_for_growth(std::move(known));
    ask_for_growth();
  });
}

}  // namespace coverstory::server
