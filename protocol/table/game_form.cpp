#include "protocol/table/game_form.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "engine/core/ensure.h"
#include "protocol/table/command.h"

namespace coverstory::protocol {
namespace {

const ActionForm* find_word(std::span<const ActionForm> actions, auto ActionForm::* kind,
                            std::string_view word) {
  const auto found = std::ranges::find(actions, word, kind);
  return found == actions.end() ? nullptr : &*found;
}

bool are_distinct(const auto& items, auto word_of) {
  std::set<std::string_view> words;
  return std::ranges::all_of(
      items, [&](const auto& item) { return words.insert(std::invoke(word_of, item)).second; });
}

}  // namespace

GameForms::GameForms(std::vector<const GameForm*> games) : games_(std::move(games)) {
  for (const GameForm* game : games_) {
    actions_.insert(actions_.end(), game->actions().begin(), game->actions().end());
  }
  ENSURE(are_distinct(games_, &GameForm::name));
  ENSURE(are_distinct(actions_, &ActionForm::command));
  ENSURE(are_distinct(actions_, &ActionForm::step));
  ENSURE(std::ranges::none_of(actions_, is_common_command, &ActionForm::command));
}

const GameForm* GameForms::find(std::string_view name) const {
  const auto found = std::ranges::find(games_, name, &GameForm::name);
  return found == games_.end() ? nullptr : *found;
}

const ActionForm* GameForms::find_command(std::string_view word) const {
  return find_word(actions_, &ActionForm::command, word);
}

const ActionForm* GameForms::find_step(std::string_view word) const {
  return find_word(actions_, &ActionForm::step, word);
}

const ActionForm& GameForms::form_of(const GameAction& action) const {
  const auto found =
      std::ranges::find_if(actions_, [&](const ActionForm& form) { return form.is(action); });
  ENSURE(found != actions_.end());
  return *found;
}

std::string GameForms::names() const {
  std::string names;
  for (const GameForm* game : games_) {
    names += names.empty() ? "" : ", ";
    names += game->name();
  }
  return names;
}

}  // namespace coverstory::protocol
