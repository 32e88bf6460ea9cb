// Cover Up in the registry: its name, its options and its actions in JSON.
#include <array>

#include "engine/cover_up/action.h"
#include "games/all.h"
#include "games/cover_up/game.h"
#include "records/cover_up/cards.h"
#include "records/cover_up/json.h"
#include "records/fields.h"

namespace coverstory::games {
namespace {

namespace json = boost::json;
using namespace coverstory::cover_up;
using protocol::ActionForm;
using protocol::GameAction;
using protocol::GameOptions;
using records::WrongField;

/// A server plays with the deck of the rules: a deck's file is a matter of the command line.
Options read_table_options(const json::object& options) {
  const auto table = records::cover_up::read_table(options, Scope::Table);
  if (table.deck != records::cover_up::kStandardDeckName) {
    throw WrongField("'deck' can only be 'standard' at a table");
  }
  return table.options;
}

GameAction read_arrange(const json::object& object) {
  return Arrange{records::cover_up::read_pile(records::field(object, "pile"))};
}
void write_arrange(records::JsonText& to, const GameAction& action) {
  records::cover_up::write_pile(to.key("pile"), action.get<Arrange>().pile);
}

GameAction read_return(const json::object& object) {
  return Return{records::cover_up::read_card(records::field(object, "card"))};
}
void write_return(records::JsonText& to, const GameAction& action) {
  records::cover_up::write(to.key("card"), action.get<Return>().card);
}

constexpr std::array kActions{
    protocol::form_of_action<Arrange>("arrange", "arranged", read_arrange, write_arrange),
    protocol::form_of_plain_action<Flip>("flip", "flipped"),
    protocol::form_of_plain_action<Done>("done", "done"),
    protocol::form_of_action<Return>("return", "returned", read_return, write_return),
};

class CoverUp final : public tables::GameKind {
 public:
  std::string_view name() const override { return "cover-up"; }

  GameOptions default_options() const override { return Options{}; }
  GameOptions read_options(const json::object& options) const override {
    return read_table_options(options);
  }
  json::object options_json(const GameOptions& options) const override {
    return records::cover_up::table_json({.options = options.get<Options>()}, Scope::Table);
  }
  int players(const GameOptions& options) const override { return options.get<Options>().players; }

  std::span<const ActionForm> actions() const override { return kActions; }

  std::unique_ptr<tables::Game> make_game(const GameOptions& options,
                                          const tables::Beginning& beginning) const override {
    return make_cover_up(options.get<Options>(), beginning);
  }
};

}  // namespace

const tables::GameKind& cover_up() {
  static const CoverUp kKind;
  return kKind;
}

}  // namespace coverstory::games
