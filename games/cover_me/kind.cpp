// Cover Me in the registry: its name, its options and its actions in JSON.
#include <array>

#include "games/all.h"
#include "games/cover_me/game.h"
#include "records/cover_me/json.h"
#include "records/fields.h"

namespace coverstory::games {
namespace {

namespace json = boost::json;
using coverstory::cover_me::Action;
using coverstory::cover_me::Options;
using protocol::ActionForm;
using protocol::GameAction;
using protocol::GameOptions;

GameAction read_choice(const json::object& object) {
  return records::cover_me::read_action(records::object_field(object, "choice"));
}

/// What an action takes from a pile, or puts back under one, follows from the game.
void write_choice(records::JsonText& to, const GameAction& action) {
  to.key("choice").object(
      [&] { records::cover_me::write_choice(to, action.get<Action>(), std::nullopt, {}); });
}

constexpr std::array kActions{
    protocol::form_of_action<Action>("choose", "chosen", read_choice, write_choice),
    protocol::form_of_plain_action<Withdrawal>("withdraw", "withdrawn"),
};

class CoverMe final : public tables::GameKind {
 public:
  std::string_view name() const override { return "cover-me"; }

  GameOptions default_options() const override { return Options{}; }
  GameOptions read_options(const json::object& options) const override {
    return records::cover_me::read_options(options, Scope::Table);
  }
  json::object options_json(const GameOptions& options) const override {
    return records::cover_me::options_json(options.get<Options>(), Scope::Table);
  }
  int players(const GameOptions& options) const override { return options.get<Options>().players; }

  std::span<const ActionForm> actions() const override { return kActions; }
  bool has_starting_player() const override { return true; }

  std::unique_ptr<tables::Game> make_game(const GameOptions& options,
                                          const tables::Beginning& beginning) const override {
    return make_cover_me(options.get<Options>(), beginning);
  }
};

}  // namespace

const tables::GameKind& cover_me() {
  static const CoverMe kKind;
  return kKind;
}

}  // namespace coverstory::games
