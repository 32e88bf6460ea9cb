// Hears everything that is stored and everything that the house says, at the moment when it
// happens, and throws Broken when the house says what it must not: something that is not durable, a
// change out of order, a view that a fresh snapshot would not give, a card that the viewer cannot
// know, a second answer. Whichever server it comes from: a change has one text for all who see the
// same of a table.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "store/store.h"
#include "tests/simulator/durable_table.h"
#include "tests/simulator/known.h"

namespace coverstory::simulator {

/// What one connection has sent and was told.
struct Heard {
  struct Sending {
    std::string deed;   // its `do`
    std::string table;  // empty where it names none
    int unanswered = 0;
  };

  std::string token;  // after hello
  std::map<std::uint64_t, Sending> sendings;
  int nonsense = 0;  // messages without an id that were not answered yet
  std::map<std::string, Known> tables;
};

class Witness {
 public:
  /// Whether every view is compared, or only some.
  explicit Witness(bool is_thorough) : is_thorough_(is_thorough) {}

  void stored(const std::vector<store::Entry>& entries);
  /// A client sends a message; `known` is what it comes back with, where it asks for changes.
  void sent(Heard& heard, std::string_view text, const Known* known);
  /// The house says something, one object, and this is its text.
  void told(Heard& heard, const boost::json::object& message, std::string_view text);

  std::map<std::string, DurableTable>& tables() { return tables_; }

 private:
  void hear_answer(Heard& heard, const boost::json::object& answer);
  void hear_accepted(Heard& heard, const Heard::Sending& sending,
                     const boost::json::object& answer);
  void hear_view(Heard& heard, const boost::json::object& message, std::string_view text);
  void compare(DurableTable& durable, tables::Viewer viewer, const Known& known);
  void look_for_cards(DurableTable& durable, tables::Viewer viewer,
                      const boost::json::object& message);

  bool is_thorough_;
  std::uint64_t views_ = 0;
  /// Of each change that a viewer of a table was told, by its number: a hash of its text.
  std::map<std::tuple<std::string, tables::Viewer, std::uint64_t>, std::size_t> changes_;
  std::map<std::string, DurableTable> tables_;
};

}  // namespace coverstory::simulator
