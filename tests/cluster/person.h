// Somebody at a table: in a seat, as a spectator, or a board. Connects to any of the servers, by
// chance; says hello, watches from where it was or anew, plays, talks, moves to another server for
// no reason, loses the connection just after sending. What was not answered is sent again with the
// same id through whichever server comes next, as the real client does, or given up and left
// unknown. It remembers every command and every line.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "bench/load/websocket_client.h"
#include "tests/cluster/sitting.h"
#include "tests/simulator/chance.h"
#include "tests/simulator/known.h"

namespace coverstory::cluster {

enum class Role : std::uint8_t { Player, Spectator, Board };

class Person {
 public:
  /// A player's place is the seat. No two people have the same number; all they do by chance comes
  /// from it and the seed.
  Person(Sitting& table, Role role, int place, std::uint64_t number, std::uint64_t seed);

  /// Does what there is to do. The ports are the servers'.
  void go_on(std::span<const std::uint16_t> ports, bool is_readable);

  int descriptor() const { return socket_.descriptor(); }
  bool wants_to_write() const { return socket_.wants_to_write(); }
  /// Will come back and say so, if that server is gone.
  bool plays_at(std::size_t server) const {
    return role_ == Role::Player && is_watching_ && server_ == server;
  }
  const std::string& token() const { return token_; }
  /// Has a seat already, at a table that follows another.
  void come_along(const std::string& token);

 private:
  /// A command that has not been answered for good.
  struct Pending {
    std::size_t command = 0;  // in the history
    std::string text;
    bool may_be_given_up = true;
    bool is_sent = false;  // on this connection, and not answered
  };

  bool is_first() const { return role_ == Role::Player && place_ == 0; }
  bool is_host() const;
  void dial(std::span<const std::uint16_t> ports);
  void drop();
  void wait(Instant microseconds);
  std::uint64_t new_id() { return ++last_id_; }
  void greet();
  void watch();
  void ask_for_list(std::string_view deed);
  void ask(std::string_view deed, std::string_view fields, bool may_be_given_up);
  void send_pending();
  void act();
  void play();
  std::string next_deed();
  void take_line(std::string_view line);
  void take_answer(const boost::json::object& answer);
  void take_list(const boost::json::object& answer);
  void came();
  void see_the_end();
  void take_answer_to_pending(const boost::json::object& answer, bool is_accepted);
  void take_news(std::string_view line, const boost::json::object& message);
  Stream& stream();
  Command& command() { return table_.history.commands[pending_->command]; }

  Sitting& table_;
  Role role_;
  int place_;
  simulator::Chance chance_;
  coverstory::load::WebSocketClient socket_;
  std::string token_;
  std::uint64_t last_id_;  // a person's ids are never used again, on no connection
  std::size_t server_ = 0;
  Instant wakes_at_ = 0;
  Instant patience_ends_ = 0;  // with a server that leaves something unanswered
  int failures_ = 0;           // in a row

  // Of this connection.
  std::uint64_t hello_ = 0;  // asked and not answered; 0 for none
  std::uint64_t watch_ = 0;
  std::uint64_t list_ = 0;
  bool is_greeted_ = false;
  bool is_watching_ = false;
  std::optional<Stay> stay_;  // of a player who watches
  bool is_confused_ = false;  // by what was shown: to be ended

  std::optional<Pending> pending_;
  bool is_seated_ = false;
  bool has_found_ = false;        // the table, in the list of those that wait for people
  Instant listed_since_ = 0;      // when it asked for the list
  bool was_cut_off_ = false;      // and has not been heard at the table since
  bool has_asked_again_ = false;  // for the table that follows
  bool has_left_ = false;
  simulator::Known known_;
  std::optional<std::size_t> stream_;  // in the history, once there is something
};

}  // namespace coverstory::cluster
