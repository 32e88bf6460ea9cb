// Somebody who looks at a table over a real socket, from a seat or from where all may look, and
// keeps every line that came. Who has a seat plays by chance, seals again what is sealed, drops now
// and then, and comes back: from where it was, or anew. One may give the seat up in the middle
// and look on.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bench/load/websocket_client.h"
#include "engine/core/rng.h"
#include "tables/game.h"
#include "tests/hidden/known.h"

namespace coverstory::hidden {

/// A line as it came, how, and what the viewer may look at.
enum class As : std::uint8_t { Player, Spectator, Board, Replay };
struct Heard {
  As as{};
  tables::Viewer viewer;
  std::string line;
};

/// What those at one table share.
struct Sitting {
  std::string settings;       // of the table
  int people = 2;             // in the first seats; bots have the rest
  std::optional<int> absent;  // who is gone for so long that a bot stands in
  std::optional<int> leaver;  // who gives the seat up in the middle
  bool reshuffles = false;    // so long that the discard pile is surely shuffled anew

  std::string code;
  std::string token_of_host;
  int seated = 0;
  bool has_started = false;
  int since_stood_in = 0;  // changes that the host was shown while a bot stood in
  bool is_over = false;
  int came_back = 0;  // how often with `since`
  std::vector<Heard> heard;
  std::string trouble;  // a sentence: what somebody was sent cannot be gone on with
};

class Looker {
 public:
  /// A player's place is the seat.
  Looker(Sitting& table, As as, int place, std::uint64_t seed)
      : table_(table),
        as_(as),
        place_(place),
        rng_(Seed::from_number(seed)),
        last_id_(seed * 1'000'000) {}

  int descriptor() const { return socket_.descriptor(); }
  bool wants_to_write() const { return socket_.wants_to_write(); }
  /// Reads what has come and does what there is to do.
  void go_on(std::uint16_t port);

 private:
  enum class Asked : std::uint8_t { Nothing, Hello, Sit, Watch, Start, Play, Leave, Replay };

  bool is_host() const { return as_ == As::Player && place_ == 0; }
  tables::Viewer viewer() const {
    return as_ == As::Player ? tables::Viewer(Seat(place_)) : tables::Viewer();
  }
  bool is_gone() const;
  bool by_chance(std::uint32_t one_in) { return rng_.below(one_in) == 0; }
  void drop();
  void ask(Asked what, std::string_view fields);
  void take_line(std::string_view line);
  void take_answer(const boost::json::object& answer);
  void take_news(const boost::json::object& message);
  void ask_what_is_next();
  void watch();
  void watch_as_before_leaving();
  void look_anew();
  void play(bool has_news);
  void play_cover_me(bool has_news);
  void play_cover_up(bool has_news);
  void arrange();
  void ask_for_replays();

  Sitting& table_;
  As as_;
  int place_;
  FastRng rng_;
  coverstory::load::WebSocketClient socket_;
  std::string token_;
  std::uint64_t last_id_;         // a person's ids are never used again, on no connection
  Asked asked_ = Asked::Nothing;  // and not answered yet
  bool is_greeted_ = false;
  bool is_seated_ = false;
  bool is_watching_ = false;
  bool is_caught_up_ = false;  // with `since`: it has not looked anew yet
  bool has_been_gone_ = false;
  std::optional<std::int64_t> left_at_;  // what it knew in the seat that it has left just now
  bool has_claimed_seat_ = false;        // that it had left
  bool has_news_ = false;                // since it last thought of what is next
  int dropped_ = 0;                      // times
  int replayed_ = -1;  // the last seat whose replay was asked for; the first is the public's

  Known known_;
  int arranged_ = 0;  // times in this round
};

}  // namespace coverstory::hidden
