// How a game is spoken of at a table: its name, its options and its actions in JSON. The code that
// reads commands and logs knows no game; it asks the forms of the games there are.
#pragma once

#include <boost/json.hpp>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/box.h"
#include "records/json_text.h"

namespace coverstory::protocol {

/// The options of a game, a value of the game's own type.
using GameOptions = Box<32>;
/// Something that a player does in a game, a value of one of the game's own types.
using GameAction = Box<64>;

/// One kind of action: each is a type of its own.
struct ActionForm {
  std::string_view command;  // as players ask for it, in `do`
  std::string_view step;     // as the log tells it, in `e`
  bool (*is)(const GameAction&);
  /// From the keys of a command or a step, which are the same. Throws WrongField.
  GameAction (*read)(const boost::json::object&);
  /// Writes the keys, as members of an object.
  void (*write)(records::JsonText& to, const GameAction&);
};

/// The form of the actions that are of type `Action`: `read` makes one, `write` writes its keys.
template <class Action>
constexpr ActionForm form_of_action(std::string_view command, std::string_view step,
                                    GameAction (*read)(const boost::json::object&),
                                    void (*write)(records::JsonText&, const GameAction&)) {
  return {command, step, [](const GameAction& action) { return action.holds<Action>(); }, read,
          write};
}

/// The same for an action that has nothing to say but what it is.
template <class Action>
constexpr ActionForm form_of_plain_action(std::string_view command, std::string_view step) {
  return form_of_action<Action>(
      command, step, [](const boost::json::object&) -> GameAction { return Action{}; },
      [](records::JsonText&, const GameAction&) {});
}

class GameForm {
 public:
  GameForm() = default;
  GameForm(const GameForm&) = delete;
  GameForm& operator=(const GameForm&) = delete;
  virtual ~GameForm() = default;

  /// In settings, logs and records: `cover-me`.
  virtual std::string_view name() const = 0;

  virtual GameOptions default_options() const = 0;
  /// All keys, with those of `options_json`. Throws WrongField, also where they do not go together.
  virtual GameOptions read_options(const boost::json::object& options) const = 0;
  virtual boost::json::object options_json(const GameOptions& options) const = 0;
  virtual int players(const GameOptions& options) const = 0;

  virtual std::span<const ActionForm> actions() const = 0;
};

/// The forms of all the games that can be played. Names and words are each one game's alone, and no
/// command or step that all games share.
class GameForms {
 public:
  /// The games must outlive this.
  explicit GameForms(std::vector<const GameForm*> games);

  /// Nothing where there is no such game or word.
  const GameForm* find(std::string_view name) const;
  const ActionForm* find_command(std::string_view word) const;
  const ActionForm* find_step(std::string_view word) const;
  /// Of an action of one of the games.
  const ActionForm& form_of(const GameAction& action) const;

  /// For a sentence: `cover-me, cover-up`.
  std::string names() const;
  std::span<const ActionForm> actions() const { return actions_; }

 private:
  std::vector<const GameForm*> games_;
  std::vector<ActionForm> actions_;  // of all games
};

}  // namespace coverstory::protocol
