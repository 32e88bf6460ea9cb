// Houses on one store, for tests: several of them next to each other, and people at a table of two.
#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tables/neighbours.h"
#include "tables/test_people.h"

namespace coverstory::tables {

inline constexpr std::string_view kOpen =
    R"({"game":"cover-me","options":{"players":4},"public":true})";

inline std::string at(const std::string& table, std::string_view fields) {
  return fmt::format(R"("table":"{}",{})", table, fields);
}
inline std::string say(const std::string& table, std::string_view text) {
  return at(table, fmt::format(R"("do":"say","text":"{}")", text));
}

/// Where nothing is asked of the neighbours.
struct Nobody final : Neighbourhood {
  void list_live() override {}
  void list(ListId, std::optional<Person>, std::size_t) override {}
  void announce(const std::string&, const Presence&) override {}
};

/// Houses that share a store. News and announcements travel when the test says so.
class Street {
 public:
  explicit Street(std::size_t houses, HouseLimits limits = {}) {
    for (std::size_t i = 0; i < houses; ++i) {
      houses_.push_back(std::make_unique<Place>(*this, i, limits));
    }
    everybody_knows_who_is_alive();
  }

  TestHouse& operator[](std::size_t house) { return houses_[house]->house; }
  std::size_t size() const { return houses_.size(); }
  store::MemoryStore& store() { return store_; }
  std::uint32_t last_of(const std::string& table) {
    return static_cast<std::uint32_t>(store_.log_of(table).value().value().bodies.size());
  }

  /// One is gone without a word.
  void kill(std::size_t house) {
    alive_.erase(ServerId(house));
    everybody_knows_who_is_alive();
  }
  void everybody_knows_who_is_alive() {
    const std::vector alive(alive_.begin(), alive_.end());
    for (const auto& place : houses_) {
      if (!alive_.contains(place->id)) continue;
      neighbours(*place).set(*place, place->id, alive, place->house.now);
      place->house.settle();
    }
  }
  /// All hear of all that is stored, and whatever that leads to is done.
  void settle() {
    for (bool is_new = true; is_new;) {
      is_new = false;
      for (const auto& place : houses_) {
        if (!alive_.contains(place->id)) continue;
        const auto before = store_.live_logs().value();
        tell(*place);
        place->house.settle();
        is_new |= store_.live_logs().value() != before;
      }
    }
  }
  void pass(Time ms) {
    for (const auto& place : houses_) {
      if (alive_.contains(place->id)) place->house.pass(ms);
    }
    settle();
  }
  /// Which of them looks after the table.
  std::size_t keeper_of(const std::string& table) const {
    Nobody nobody;
    for (const ServerId id : alive_) {
      Placement placement;
      placement.set(nobody, id, std::vector(alive_.begin(), alive_.end()));
      if (placement.has(table)) return std::to_underlying(id);
    }
    ADD_FAILURE() << "nobody looks after " << table;
    return 0;
  }
  OpenTable* table_in(std::size_t house, const std::string& table) {
    return (*this)[house].real->glance().tables.find(table);
  }

 private:
  struct Place final : Neighbourhood {
    Place(Street& on, std::size_t number, HouseLimits limits)
        : street(on), id{number}, house(number + 1, limits, games::all_games(), &on.store_) {
      on.alive_.insert(id);
    }
    void list_live() override { neighbours(*this).live(street.store_.live_codes(), house.now); }
    void list(ListId list, std::optional<Person> of, std::size_t most) override {
      neighbours(*this).listed(
          list, of ? street.store_.listed_for(of->hex(), most) : street.store_.waiting(most));
    }
    void announce(const std::string& table, const Presence& presence) override {
      for (const auto& other : street.houses_) {
        if (other.get() == this || !street.alive_.contains(other->id)) continue;
        neighbours(*other).announced(id, table, presence, other->house.now);
      }
    }
    Street& street;
    ServerId id;
    TestHouse house;
  };

  static Neighbours& neighbours(Place& place) { return place.house.real->neighbours(); }
  void tell(Place& place) {
    for (const store::Log& log : store_.live_logs().value()) {
      const auto last = static_cast<std::uint32_t>(log.bodies.size());
      neighbours(place).heard(log.table, last, place.house.now);
    }
  }

  store::MemoryStore store_{store::MemoryStore::Use::Shared};
  std::set<ServerId> alive_;
  std::vector<std::unique_ptr<Place>> houses_;
};

/// A public table of four, its host at the first of two houses and a guest at the second.
struct TwoHouses : testing::Test {
  explicit TwoHouses(std::size_t houses = 2, HouseLimits limits = {}) : street(houses, limits) {
    ada = street[0].connect();
    code = text_of(street[0]
                       .ask(ada, fmt::format(R"("do":"create","name":"Ada","settings":{})", kOpen))
                       .at("table"));
    bo = street[1].connect();
    EXPECT_EQ(outcome(1, bo, R"("do":"join","name":"Bo")"), "accepted");
    street.settle();
  }

  std::string outcome(std::size_t house, ConnectionId who, std::string_view fields) {
    return outcome_of(street[house].ask(who, at(code, fields)));
  }
  /// What the connection knows of the chat.
  std::string chat(std::size_t house, ConnectionId who) {
    std::string texts;
    for (const auto& line : street[house].seen(who).at("chat").as_array()) {
      texts += text_of(line.at("text")) + " ";
    }
    return texts;
  }
  std::size_t whole_views(std::size_t house, ConnectionId who) {
    return static_cast<std::size_t>(std::ranges::count_if(
        street[house].told(who), [](const auto& one) { return one.contains("snapshot"); }));
  }

  Street street;
  ConnectionId ada{}, bo{};
  std::string code;
};

}  // namespace coverstory::tables
