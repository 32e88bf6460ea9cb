// What the host of the server can ask, and the answers (docs/admin.md): lists, and what is done
// about tables and people. Everything happens on the loop; what takes long is done by the store's
// thread, a little at a time, and answered when it is durable.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/json.hpp>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/admin/removal.h"
#include "server/configuration.h"
#include "server/house_runner.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/standings.h"
#include "store/store.h"

namespace coverstory::server {

class Admin {
 public:
  using Then = std::function<void(boost::json::object answer)>;

  /// `stop` ends the server.
  Admin(boost::asio::io_context& loop, HouseRunner& runner, Metrics& metrics, const Log& log,
        std::function<void()> stop);

  /// Before anything else: what was decided before, and what is still to be done.
  void take_up(const std::vector<store::Note>& notes, int keep_days);

  /// Another server on the same database has changed what was decided.
  void take_changed(const std::vector<store::Note>& notes);

  /// A line of JSON, answered with one.
  void answer(const std::string& line, std::function<void(std::string)> then);

 private:
  using Request = boost::json::object;

  void status(const Request& request, const Then& then);
  void tables(const Request& request, const Then& then);
  void connections(const Request& request, const Then& then);
  void close(const Request& request, const Then& then);
  void remove(const Request& request, const Then& then);
  void unsay(const Request& request, const Then& then);
  void decide(const Request& request, const Then& then);
  void lift(const Request& request, const Then& then);
  void decisions(const Request& request, const Then& then);
  void person(const Request& request, const Then& then);
  void forget(const Request& request, const Then& then);
  void say(const Request& request, const Then& then);
  void drain(const Request& request, const Then& then);

  /// The table in memory, or the answer that there is none.
  void bring(const std::string& code, const Then& then,
             std::function<void(tables::Moderation&, tables::OpenTable&)> use);
  /// When what was done is durable: yes, if it is done.
  void answer_when_stored(const std::string& code, const Then& then,
                          std::function<bool(const tables::OpenTable&)> is_done);
  /// The message to all.
  void take_notice(const std::vector<store::Note>& notes);
  void look_whether_to_stop();
  void send_away_banned();
  /// The notes of decisions that hold no more.
  void drop_expired();
  /// Stores the note, and then does what is said or answers with what went wrong.
  void write_note(store::Note note, const Then& then, std::function<void()> and_then);

  struct Word {
    std::string_view name;
    void (Admin::*obey)(const Request&, const Then&);
  };
  static const std::vector<Word>& words();

  boost::asio::io_context& loop_;
  HouseRunner& runner_;
  const Log& log_;
  std::function<void()> stop_;
  Removal removal_;
  boost::asio::steady_timer draining_timer_;
  std::optional<tables::Time> stop_at_;  // at the latest; sooner when no game runs
};

}  // namespace coverstory::server
