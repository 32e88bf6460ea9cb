// A table as the store has it: folded anew from every entry that has become durable, apart from the
// house. What the house says is measured against it.
#pragma once

#include <boost/json.hpp>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "games/all.h"
#include "tables/table.h"

namespace coverstory::simulator {

class DurableTable {
 public:
  explicit DurableTable(const std::string& code)
      : table_(code, games::all_games()), remembered_(code, games::all_games()) {}

  /// The next entry is durable. Throws Broken where it does not fold, or where it carries out a
  /// command that an earlier one carried out.
  void add(const std::string& body);

  const tables::Table& table() const { return table_; }
  const std::vector<std::string>& bodies() const { return bodies_; }

  /// Which entry carried a person's command out, by the number of the seat that asked; 0 for none.
  std::uint32_t seq_of(const tables::Person& person, std::uint64_t id) const;
  /// Whether that person ever sat there.
  bool has_seated(const tables::Person& person, Seat seat) const;
  /// What a viewer should know now: a fresh snapshot's parts.
  const boost::json::object& seen_by(tables::Viewer viewer);
  /// The codes of cards that a viewer could see after the last entry or before it, or remembers
  /// having seen score (CM-6.5); nothing where it was not asked for them before it.
  std::optional<std::set<std::string>> cards_known_to(tables::Viewer viewer);

 private:
  void note_people();
  const std::set<std::string>& cards_seen_by(tables::Viewer viewer);

  tables::Table table_;
  tables::Table remembered_;  // the same with the totals shown: all have seen what scored
  std::vector<std::string> bodies_;
  std::map<std::pair<std::string, std::uint64_t>, std::uint32_t> carried_out_;
  std::set<std::pair<std::string, Seat>> seated_;
  std::map<tables::Viewer, boost::json::object> seen_;
  std::map<tables::Viewer, std::set<std::string>> cards_;
  std::map<tables::Viewer, std::set<std::string>> cards_before_;
};

/// The codes of cards anywhere in a value: of models of Cover Me or of cards of Cover Up.
void collect_cards(const boost::json::value& value, std::set<std::string>& cards);

}  // namespace coverstory::simulator
