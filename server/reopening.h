// Brings the tables back that were live when the server stopped, while it serves already: a few at
// a time are read on the thread for that and folded on the loop, so that people wait for nothing
// but the table that they ask for. Says how far it is, once a second and at the end.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <deque>
#include <string>
#include <vector>

#include "server/asking.h"
#include "server/house_outside.h"
#include "server/log.h"

namespace coverstory::server {

class Reopening {
 public:
  Reopening(boost::asio::io_context& loop, StoreThread& store, HouseOutside::Tell tell,
            const Log& log)
      : store_(store), tell_(std::move(tell)), log_(log), pause_(loop) {}

  /// These tables. Once, before anybody can come.
  void begin(std::vector<std::string> codes);
  /// No more is read.
  void stop();

  /// How far it is, for a person who looks; empty once all are there.
  std::string status() const;

 private:
  using Codes = std::vector<std::string>;
  using Logs = std::vector<store::Log>;

  void read_next();
  void take(Codes codes, Answered<Logs> logs);
  void open(store::Log log);
  void end();

  StoreThread& store_;
  HouseOutside::Tell tell_;
  const Log& log_;
  boost::asio::steady_timer pause_;  // after what could not be read
  std::deque<std::string> left_;     // to be asked for
  std::size_t all_ = 0;
  std::size_t done_ = 0;
  std::size_t frozen_ = 0;   // of these
  std::size_t reading_ = 0;  // pieces that are asked for and have not come
  bool is_stopped_ = false;
  OnceASecond progress_;
};

}  // namespace coverstory::server
