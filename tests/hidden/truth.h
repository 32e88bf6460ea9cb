// What lies where in a game, after each entry of its log, and who may be told of it. It is found by
// playing the log again, from the rules alone: what the server makes its messages of (`view`) is
// not asked. A card may be named to a viewer only in the place of a message that stands for where
// it lies, and only while that place is open to the viewer; that it was seen once is no excuse.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "tables/game.h"
#include "tables/step.h"

namespace coverstory::hidden {

using tables::Viewer;

/// Where something stands in a message, from `game`, `mine` or `events` on: keys, and numbers in
/// lists; an event stands under its name.
using Path = std::vector<std::string>;

class Truth {
 public:
  Truth() = default;
  Truth(const Truth&) = delete;
  Truth& operator=(const Truth&) = delete;
  virtual ~Truth() = default;

  /// The next entry of the log, from the table's first on.
  virtual void add(const tables::Step& step) = 0;
  /// The codes of cards in a text, wherever they stand in it.
  virtual std::vector<std::string> codes_in(std::string_view text) const = 0;
  /// Whether the viewer may be told, of the entry (they count from 0), that this card is there.
  virtual bool may_name(std::size_t entry, Viewer viewer, const Path& path,
                        std::string_view code) const = 0;
  /// How often cards that had lain open were shuffled into a pile, as far as the game counts it.
  virtual int reshuffles() const = 0;
};

/// One game's truth: a moment for each entry, each made of the one before it. A moment has the
/// `state` of the game, and the state `before` the entry.
template <class Moment>
class TruthOf : public Truth {
 public:
  void add(const tables::Step& step) final {
    auto now = moments_.empty() ? std::nullopt : moments_.back();
    if (const auto* created = std::get_if<tables::Created>(&step.what)) table_ = *created;
    if (const auto* started = std::get_if<tables::Started>(&step.what)) {
      const auto state = begin(table_.value(), *started, step.at);
      now = Moment{.state = state, .before = state};
    } else if (now) {
      now->before = now->state;
      go_on(*now, step);
    }
    moments_.push_back(std::move(now));
  }

  bool may_name(std::size_t entry, Viewer viewer, const Path& path,
                std::string_view code) const final {
    return entry < moments_.size() && moments_[entry] &&
           may_name_in(*moments_[entry], viewer, path, code);
  }

 protected:
  using State = decltype(Moment::state);

  /// The game as it is dealt.
  virtual State begin(const tables::Created& table, const tables::Started& game,
                      tables::Time at) const = 0;
  /// The entry, which may be none of the game's.
  virtual void go_on(Moment& now, const tables::Step& step) const = 0;
  virtual bool may_name_in(const Moment& now, Viewer viewer, const Path& path,
                           std::string_view code) const = 0;

  /// After the last entry, where the game has begun.
  std::optional<Moment> last() const { return moments_.empty() ? std::nullopt : moments_.back(); }

 private:
  std::optional<tables::Created> table_;        // after the first entry
  std::vector<std::optional<Moment>> moments_;  // by entry; from the start of the game on
};

std::unique_ptr<Truth> truth_of_cover_me();
std::unique_ptr<Truth> truth_of_cover_up();

/// All parts of a text that are as long as a code and are one.
template <class Read>
std::vector<std::string> codes_of_length(std::size_t length, std::string_view text, Read read) {
  std::vector<std::string> codes;
  for (std::size_t at = 0; at + length <= text.size(); ++at) {
    const std::string_view part = text.substr(at, length);
    if (read(part)) codes.emplace_back(part);
  }
  return codes;
}

inline bool is_at(const Path& path, std::size_t depth, std::string_view key) {
  return depth < path.size() && path[depth] == key;
}
/// The number at that depth; -1 where there is none.
inline int number_at(const Path& path, std::size_t depth) {
  if (depth >= path.size() || path[depth].empty()) return -1;
  const char digit = path[depth].front();
  return path[depth].size() == 1 && digit >= '0' && digit <= '9' ? digit - '0' : -1;
}

}  // namespace coverstory::hidden
