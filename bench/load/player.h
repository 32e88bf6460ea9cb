// A person at a table, played by chance: says hello, finds its table, chooses at random among what
// is legal, and comes back by itself after every drop, sending again what was not answered.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "bench/load/websocket_client.h"
#include "bots/arena/statistics.h"
#include "engine/core/rng.h"

namespace coverstory::load {

/// Microseconds of a clock that only runs forward.
using Instant = std::int64_t;
Instant now();

/// A command that the server said it has.
struct Acknowledged {
  std::string table;
  std::uint32_t seq = 0;
  std::uint64_t id = 0;
};

/// A message as it came, and at which seat.
struct Heard {
  std::string table;
  int seat = 0;
  std::string text;
};

struct Tally {
  std::function<Instant()> clock = now;      // by which answers are timed
  bots::arena::Durations answers;            // from a decision to its answer
  bots::arena::Durations updates;            // from a decision to what the others are shown
  bots::arena::Durations updates_elsewhere;  // those of them who are at another server
  std::uint64_t decisions = 0;
  std::map<std::string, std::uint64_t, std::less<>> refused;  // by code
  std::uint64_t drops = 0;
  std::vector<Acknowledged> acknowledged;  // where it is wanted
  bool keep_acknowledged = false;
  std::vector<Heard> heard;  // every byte, where it is wanted
  bool keep_heard = false;
  std::vector<std::string> finished;  // the codes of tables whose game is over
};

/// What the people of one table share.
struct Group {
  int size = 4;
  std::string create;  // the fields of the command that opens a table
  std::string code;
  int seated = 0;
  bool started = false;
  bool over = false;
  bool plays_again = true;

  // For the time until others are shown a decision: when it was sent, by its number for the public;
  // and arrivals that came before the number was known.
  struct Sent {
    Instant at;
    std::uint16_t port;  // of the server
  };
  std::unordered_map<std::uint32_t, Sent> sent;
  struct Arrival {
    std::uint32_t seq;
    Instant at;
    class Player* at_whom;
  };
  std::vector<Arrival> early;
};

class Player {
 public:
  Player(Group& group, int place, Tally& tally, std::uint64_t seed)
      : group_(group), place_(place), tally_(tally), rng_(Seed::from_number(seed)) {}

  WebSocketClient& socket() { return socket_; }
  const WebSocketClient& socket() const { return socket_; }

  void connect(std::uint16_t port, const char* from);
  /// The connection broke.
  void dropped();
  void received(std::string_view message);
  /// Does what there is to do but for a decision.
  void advance();
  /// Whether a decision can be made now, and making it.
  bool may_decide() const;
  void decide();

 private:
  enum class Control : std::uint8_t { None, Hello, Watch };
  struct Pending {
    std::uint64_t id;
    std::string text;
    Instant sent_at;
    Instant sent_on_clock;  // of the tally
    bool is_decision;
  };

  void take_line(std::string_view line);
  void take_answer(std::uint64_t id, bool ok, std::uint32_t seq, std::string_view code,
                   std::string_view table, std::string_view token);
  void take_view(const struct Parsed& parsed);
  void control(Control what, std::string_view fields);
  void command(std::string_view fields, bool is_decision);
  void arrived(std::uint32_t seq, Instant at);
  void note_update(const Group::Sent& sent, Instant at);
  void acknowledged(std::uint32_t seq);
  void game_over();
  std::uint64_t new_id();

  Group& group_;
  int place_;
  Tally& tally_;
  FastRng rng_;
  WebSocketClient socket_;
  std::uint16_t port_ = 0;  // of the server that it is at
  std::string token_;
  bool greeted_ = false;
  bool watching_ = false;
  bool seated_ = false;
  Control control_ = Control::None;
  std::uint64_t control_id_ = 0;
  std::optional<Pending> pending_;

  // What is known of the table.
  std::uint32_t seq_ = 0;
  std::uint32_t noticed_alone_ = 0;  // of the entries up to that
  bool playing_ = false;
  std::optional<int> seat_;
  bool is_to_act_ = false;
  std::vector<std::string> legal_;
};

}  // namespace coverstory::load
