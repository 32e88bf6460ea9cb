#include "bench/house_play/rehearsal.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <stdexcept>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "engine/core/rng.h"

namespace coverstory::bench {
namespace {

namespace json = boost::json;
using tables::ConnectionId;

constexpr int kPlayers = 4;
/// Between two decisions at the same house.
constexpr tables::Time kPauseMs = 5;

constexpr std::string_view kCoverMe = R"({"game":"cover-me","options":{"players":4}})";
constexpr std::string_view kCoverUp = R"({"game":"cover-up","options":{"players":4}})";

/// What one connection knows of its table: a snapshot and the changes since, put together.
class Known {
 public:
  void hear(std::string_view text) {
    const json::object message = json::parse(text).as_object();
    if (const auto* table = message.if_contains("table")) code_ = table->as_string().c_str();
    if (const auto* whole = message.if_contains("snapshot")) whole_ = whole->as_object();
    if (const auto* ok = message.if_contains("ok"); ok && !ok->as_bool()) {
      throw std::logic_error(fmt::format("refused: {}", text));
    }
    const auto* changes = message.if_contains("changes");
    if (!changes) return;
    for (const auto& [part, change] : changes->as_object()) {
      if (!change.is_object() || !whole_[part].is_object()) {
        whole_[part] = change;
        continue;
      }
      for (const auto& [key, value] : change.as_object()) whole_[part].as_object()[key] = value;
    }
  }

  const std::string& code() const { return code_; }
  const json::value& at(std::string_view part, std::string_view key) const {
    return whole_.at(part).at(key);
  }
  bool is_playing() const { return at("room", "stage") == "playing"; }

 private:
  std::string code_;
  json::object whole_;
};

std::string random_choice(const Known& known, FastRng& rng) {
  const auto& to_act = known.at("game", "to_act").as_array();
  if (std::ranges::find(to_act, known.at("mine", "seat")) == to_act.end()) return {};
  const auto& legal = known.at("mine", "legal").as_array();
  return fmt::format(R"("do":"choose","choice":{})",
                     serialize(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
}

/// Lays one card more than before, and is done with all five.
std::string next_card(const Known& known, FastRng& rng) {
  const auto& returnable = known.at("mine", "returnable").as_array();
  if (!returnable.empty()) {
    if (!known.at("mine", "to_return").is_null()) return {};
    const auto at = rng.below(static_cast<std::uint32_t>(returnable.size()));
    return fmt::format(R"("do":"return","card":{})", serialize(returnable[at]));
  }
  if (!known.at("mine", "may_arrange").as_bool()) return {};
  const auto& own = known.at("game", "seats").at(known.at("mine", "seat").to_number<std::size_t>());
  const auto& hand = own.at("hand").as_array();
  const auto placed = own.at("placed").to_number<std::size_t>();
  if (placed == hand.size()) return R"("do":"done")";
  json::array pile;
  for (std::size_t card = 0; card <= placed; ++card) {
    pile.push_back(
        {{"card", hand[card]}, {"o", 0}, {"x", 5 * static_cast<int>(card) - 10}, {"y", 0}});
  }
  return fmt::format(R"("do":"arrange","pile":{})", serialize(pile));
}

class Rehearsal {
 public:
  explicit Rehearsal(int commands_of_a_group) : commands_of_a_group_(commands_of_a_group) {}

  void gather_table(std::string_view settings) {
    std::array<ConnectionId, kPlayers> players;
    for (int seat = 0; seat < kPlayers; ++seat) {
      const ConnectionId player = connect();
      players[static_cast<std::size_t>(seat)] = player;
      if (seat == 0) {
        ask_and_hear(player, fmt::format(R"("do":"create","name":"Ada","settings":{})", settings));
      } else {
        ask_and_hear(player, fmt::format(R"("do":"join","table":"{}","name":"Player {}")",
                                         known_[players[0]].code(), seat + 1));
      }
    }
    const std::string code = known_[players[0]].code();
    for (const std::string_view as : {"spectator", "board"}) {
      ask_and_hear(connect(), fmt::format(R"("do":"watch","table":"{}","as":"{}")", code, as));
    }
    ask_and_hear(players[0], fmt::format(R"("do":"start","table":"{}")", code));
    tables_.push_back(players);
  }

  /// Each table in turn; whoever may do something there does it.
  void play_to_the_end() {
    for (std::size_t over = 0; over < tables_.size();) {
      over = 0;
      for (const auto& players : tables_) {
        if (!known_[players[0]].is_playing()) ++over;
        for (const ConnectionId player : players) {
          if (decide(player)) break;
        }
        now_ += kPauseMs;
      }
      end_group();
      const auto deadline = stage_.house().next_deadline();
      if (deadline && *deadline <= now_) add({.kind = Cue::Kind::Time, .at = now_});
    }
    end_group();
  }

  std::vector<Cue> take_cues() { return std::exchange(cues_, {}); }
  std::uint64_t bytes_sent() const { return stage_.bytes_sent(); }

 private:
  void add(Cue cue) {
    const std::uint64_t ended = stage_.house().figures().games_ended;
    stage_.play(cue);
    cue.ends_game = stage_.house().figures().games_ended > ended;
    cues_.push_back(std::move(cue));
  }
  void end_group() {
    in_group_ = 0;
    if (stage_.house().wants_flush()) add({.kind = Cue::Kind::Group, .at = now_});
  }
  void ask(ConnectionId by, std::string_view fields) {
    add({.kind = Cue::Kind::Received,
         .at = now_,
         .by = by,
         .text = fmt::format(R"({{"id":{},{}}})", ++last_command_, fields)});
    if (++in_group_ >= commands_of_a_group_) end_group();
  }
  void ask_and_hear(ConnectionId by, std::string_view fields) {
    ask(by, fields);
    end_group();
  }
  ConnectionId connect() {
    const ConnectionId id{++last_connection_};
    add({.kind = Cue::Kind::Connected, .at = now_, .by = id});
    ask_and_hear(id, R"("do":"hello","version":1)");
    return id;
  }
  bool decide(ConnectionId player) {
    const Known& known = known_[player];
    if (!known.is_playing()) return false;
    const std::string move = known.at("room", "game") == "cover-me" ? random_choice(known, rng_)
                                                                    : next_card(known, rng_);
    if (move.empty()) return false;
    ask(player, fmt::format(R"({},"table":"{}")", move, known.code()));
    return true;
  }

  int commands_of_a_group_;
  Stage stage_{
      [this](ConnectionId to, const protocol::Message& message) { known_[to].hear(message.text); }};
  FastRng rng_{Seed::from_number(1)};
  std::unordered_map<ConnectionId, Known> known_;
  std::vector<std::array<ConnectionId, kPlayers>> tables_;
  std::vector<Cue> cues_;
  tables::Time now_ = 1'793'750'400'000;
  std::uint64_t last_connection_ = 0, last_command_ = 0;
  int in_group_ = 0;  // commands
};

}  // namespace

Play rehearse(int tables_of_a_game, int commands_of_a_group) {
  Rehearsal rehearsal(commands_of_a_group);
  for (int table = 0; table < tables_of_a_game; ++table) {
    for (const std::string_view settings : {kCoverMe, kCoverUp}) rehearsal.gather_table(settings);
  }
  Play play{.gathering = rehearsal.take_cues()};
  rehearsal.play_to_the_end();
  play.playing = rehearsal.take_cues();
  play.bytes_sent = rehearsal.bytes_sent();
  return play;
}

}  // namespace coverstory::bench
