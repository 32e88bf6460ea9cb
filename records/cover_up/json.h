// Cover Up in the JSON of game records: options, decks, events. What is written here is what a
// check expects to read; a Writer writes a whole game.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/seed.h"
#include "engine/cover_up/events.h"
#include "records/json_text.h"

namespace coverstory::records::cover_up {

using namespace coverstory::cover_up;

/// How a record names the deck of the repository (CU-1.2); any other name is a file's.
inline constexpr std::string_view kStandardDeckName = "standard";

/// What the header says of a table: its options and the name of its deck.
struct Table {
  Options options;
  std::string deck{kStandardDeckName};
};

/// In a record, or with `Scope::Table` at a table, where more can be set.
boost::json::object table_json(const Table& table, Scope scope = Scope::Game);
/// A key that is missing means the default. Throws WrongField, also for options that are not valid.
Table read_table(const boost::json::object& object, Scope scope = Scope::Game);

boost::json::object set_up_json(const Deck& piles);
/// CU-1.1, CU-1.2. Throws WrongField where the piles are not those of the deck named.
Deck read_set_up(const boost::json::object& object, std::string_view deck);

boost::json::object dealt_json(int round, const BySeat<Hand>& hands);
boost::json::object flipped_json(Seat seat, Milliseconds since_round_began);
boost::json::object round_json(const RoundResult& result);
/// The same, as members of an object that is being written.
void write_round(JsonText& to, const RoundResult& result);
boost::json::object returned_json(Seat seat, Card card, Card took);
boost::json::object end_json(const GameResult& result);

/// What a reader must know of a round before it can be played again. Throws WrongField.
struct RoundTold {
  EndedBy ended_by = EndedBy::Hourglass;
  BySeat<Pile> piles;
};
RoundTold read_round(const boost::json::object& object, int players);

/// Writes a game as it is played: a listener whose text is the record so far.
class Writer : public Listener {
 public:
  Writer(const Table& table, const std::vector<std::string>& seats, const Seed& seed);

  const std::string& text() const { return text_; }

  void set_up(const Deck& piles) override;
  void dealt(int round, const BySeat<Hand>& hands) override;
  void flipped(Seat seat, Milliseconds since_round_began) override;
  void round_ended(const RoundResult& result) override;
  void returned(Seat seat, Card card, Card took) override;
  void ended(const GameResult& result) override;

 private:
  std::string text_;
};

}  // namespace coverstory::records::cover_up
