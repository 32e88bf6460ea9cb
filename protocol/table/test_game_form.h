// A game without options or actions, for tests of messages that only have to name one.
#pragma once

#include "protocol/table/settings.h"

namespace coverstory::protocol {

class NoGame : public GameForm {
 public:
  std::string_view name() const override { return "no-game"; }
  GameOptions default_options() const override { return 0; }
  GameOptions read_options(const boost::json::object&) const override { return 0; }
  boost::json::object options_json(const GameOptions&) const override { return {}; }
  int players(const GameOptions&) const override { return 2; }
  std::span<const ActionForm> actions() const override { return {}; }
};

inline Settings settings_without_game() {
  static const NoGame kNoGame;
  return {.game = &kNoGame, .options = kNoGame.default_options()};
}

}  // namespace coverstory::protocol
