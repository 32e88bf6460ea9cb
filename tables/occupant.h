// Who sits in a seat of a table: nobody yet, a person, or a bot.
#pragma once

#include <cstdint>
#include <string>

#include "protocol/table/settings.h"
#include "tables/person.h"

namespace coverstory::tables {

struct Occupant {
  enum class Kind : std::uint8_t { Open, Person, Bot };

  Kind kind = Kind::Open;
  tables::Person person;         // of a person
  std::string name;              // of a person or a bot
  protocol::Level level{};       // of a bot
  bool is_stood_in_for = false;  // a person for whom a bot plays at present

  static Occupant open() { return {}; }
  static Occupant of_person(const tables::Person& person, std::string name) {
    return {.kind = Kind::Person, .person = person, .name = std::move(name)};
  }
  static Occupant of_bot(std::string name, protocol::Level level) {
    return {.kind = Kind::Bot, .name = std::move(name), .level = level};
  }

  bool is_open() const { return kind == Kind::Open; }
  bool is_person() const { return kind == Kind::Person; }
  bool is_bot() const { return kind == Kind::Bot; }
  /// Whether a bot makes the decisions of this seat now.
  bool is_played_by_bot() const { return is_bot() || is_stood_in_for; }

  friend bool operator==(const Occupant&, const Occupant&) = default;
};

}  // namespace coverstory::tables
