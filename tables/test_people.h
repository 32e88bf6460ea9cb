// People at a table of a test's house: what they ask for at their table, and what they see of it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tables/test_house.h"

namespace coverstory::tables {

/// A text as it is, anything else as JSON.
std::string text_of(const boost::json::value& value);
/// "accepted", or the code of the refusal.
std::string outcome_of(const boost::json::object& answer);

/// A table and the people who have joined it, in the order of their seats; the first is the host.
struct Gathering {
  /// `settings` as in a `create`.
  explicit Gathering(std::string_view settings, int people = 1, HouseLimits limits = {});

  ConnectionId join(std::string_view name);
  /// The answer to a command at this table.
  boost::json::object ask(std::size_t person, std::string_view fields);
  /// The same, in a word.
  std::string outcome(std::size_t person, std::string_view fields);
  /// What a connection has put together of room, game, mine, clocks or chat.
  const boost::json::value& part(std::size_t person, std::string_view name) const;
  std::string room(std::string_view key, std::size_t person = 0) const;
  std::string seat_kind(std::size_t seat) const;
  bool is_stood_in_for(std::size_t seat) const;

  /// Cover Me: the first seat that is to act, and its first choice.
  std::size_t first_to_act() const;
  std::string first_choice(std::size_t person) const;
  std::string choose_first(std::size_t person) { return outcome(person, first_choice(person)); }
  /// Plays until all seats decide at once; a person sits in each.
  void play_until_all_decide();

  TestHouse house;
  std::vector<ConnectionId> people;
  std::string code;
};

inline constexpr std::string_view kFourAtCoverMe = R"({"game":"cover-me","options":{"players":4}})";

}  // namespace coverstory::tables
