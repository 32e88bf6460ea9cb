// The module's side of a call. Texts come in as UTF-8 in strings that the page asked for; an answer
// stays in one buffer until the next call. Numbers are passed as they are. Of the page around it
// the module asks two functions (platform.cpp), and nothing of an operating system.
#pragma once

#include <boost/json.hpp>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/seat.h"
#include "engine/core/seed.h"

#define EXPORTED(name) extern "C" [[clang::export_name(#name)]]

namespace coverstory::wasm {

/// Ends the call: the page gets an exception with this sentence, and the module is as it was but
/// for some memory. For input that cannot be read or is not allowed.
[[noreturn]] void refuse(std::string_view sentence);

/// Ends the call because we are wrong: the page should start the module anew.
[[noreturn]] void break_off(std::string_view sentence);

/// A text of the page, which made it with `new_text` and frees it after the call.
using Text = const std::string&;

/// The object or list that a text holds. Refuses another.
boost::json::object object_in(Text text);
boost::json::array array_in(Text text);

/// Answers with a text or with JSON.
void answer(std::string text);
void answer(const boost::json::value& value);

/// 32 to 64 hex digits. Refuses another text.
inline Seed seed_in(Text text) {
  const auto seed = Seed::from_hex(text);
  if (!seed) refuse("A seed has 32 to 64 hex digits.");
  return *seed;
}

/// The names of the seats, as a record's header tells them.
inline std::vector<std::string> names_in(Text text, int players) {
  std::vector<std::string> names;
  for (const boost::json::value& name : array_in(text)) {
    if (!name.is_string()) refuse("A name is not a text.");
    names.emplace_back(name.get_string());
  }
  if (names.size() != static_cast<std::size_t>(players)) refuse("Each seat needs a name.");
  return names;
}

/// A seat of a game of so many players. Refuses another number.
inline Seat seat_in(int seat, int players) {
  if (seat < 0 || seat >= players) refuse("There is no such seat.");
  return Seat(seat);
}

inline constexpr int kNobody = -1;

/// A seat's eyes, or the public's.
inline Viewer viewer_in(int viewer, int players) {
  return viewer == kNobody ? Viewer::spectator() : Viewer(seat_in(viewer, players));
}

/// Refuses what the rules of a game refuse, with the clause.
void refuse_unless(const auto& outcome) {
  if (outcome) return;
  refuse(std::string(clause_of(outcome.error())) + ": " +
         std::string(sentence_of(outcome.error())));
}

using Handle = int;

/// What the page holds by a number: games and bots, kept here until the page lets go of them.
template <class T>
class Handles {
 public:
  Handle keep(std::unique_ptr<T> item) {
    for (std::size_t i = 0; i < items_.size(); ++i) {
      if (items_[i]) continue;
      items_[i] = std::move(item);
      return static_cast<Handle>(i);
    }
    items_.push_back(std::move(item));
    return static_cast<Handle>(items_.size() - 1);
  }

  T& at(Handle handle) {
    const auto index = static_cast<std::size_t>(handle);
    if (index >= items_.size() || !items_[index]) refuse("There is nothing under this number.");
    return *items_[index];
  }

  void let_go(Handle handle) {
    at(handle);
    items_[static_cast<std::size_t>(handle)].reset();
  }

 private:
  std::vector<std::unique_ptr<T>> items_;
};

}  // namespace coverstory::wasm
