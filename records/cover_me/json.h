// Cover Me in the JSON of game records: options, decks, events. What is written here is what a
// check expects to read; a Writer writes a whole game.
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/cover_me/events.h"
#include "engine/cover_me/options.h"
#include "records/json_text.h"

namespace coverstory::records::cover_me {

using namespace coverstory::cover_me;

/// In a record, or with `Scope::Table` at a table, where more can be set.
boost::json::object options_json(const Options& options, Scope scope = Scope::Game);
/// A key that is missing means the default. Throws WrongField, also for options that are not valid.
Options read_options(const boost::json::object& object, Scope scope = Scope::Game);

boost::json::object set_up_json(const SetUp& decks, const Options& options);
/// Throws WrongField where the decks are not those of CM-2.1, CM-2.2, CM-11.2.
SetUp read_set_up(const boost::json::object& object, const Options& options);

/// A choice in the keys of an `act` line, without seat and number of choices, as members of an
/// object that is being written. `taken` is the card of a take, where it is known; `returned` are
/// the cards that a keep puts back.
void write_choice(JsonText& to, Action action, std::optional<Card> taken,
                  std::span<const Card> returned);
/// The decision with seat and number of choices; `take` names the card that was taken.
boost::json::object acted_json(const Acted& acted);
/// The action an `act` line tells. Throws WrongField.
Action read_action(const boost::json::object& object);

boost::json::object shuffled_json(ShuffledPile pile, std::span<const Card> cards);
/// The cards of a `shuffle` line, back is the top. Throws WrongField.
FixedVector<Card, kCards> read_shuffled(const boost::json::object& object);

/// CM-4.3: the trends of each active trait, as letters.
void write_trends(JsonText& to, const Trends& trends);
boost::json::object season_json(const SeasonScored& season, const State& state);
/// The same, as members of an object that is being written.
void write_season(JsonText& to, const SeasonScored& season, const State& state);
boost::json::object state_json(const State& state);
boost::json::object end_json(const Ranking& result, const Options& options);

/// Writes a game as it is played: a listener whose text is the record so far.
class Writer : public Listener {
 public:
  Writer(const Options& options, const std::vector<std::string>& seats, const Seed& seed);

  const std::string& text() const { return text_; }

  void set_up(const State&, const SetUp&) override;
  void acted(const State&, const Acted&) override;
  void shuffled(const State&, ShuffledPile, std::span<Card>) override;
  void season_scored(const State&, const SeasonScored&) override;
  void season_begun(const State&) override;
  void ended(const State&, const Ranking&) override;

 private:
  std::string text_;
};

}  // namespace coverstory::records::cover_me
