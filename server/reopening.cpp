#include "server/reopening.h"

#include <fmt/format.h>

#include <utility>

namespace coverstory::server {
namespace {

using tables::House;
using tables::Time;

/// Read together. Whoever waits for a table waits for no more than a piece or two of these before
/// it.
constexpr std::size_t kPiece = 16;
/// While one is folded, another is read.
constexpr std::size_t kMostPieces = 2;
constexpr std::chrono::seconds kPause{1};

}  // namespace

void Reopening::begin(std::vector<std::string> codes) {
  all_ = codes.size();
  left_.assign(std::move_iterator(codes.begin()), std::move_iterator(codes.end()));
  progress_.due(Steady::now());
  if (all_ == 0) return end();
  log_.info("reopening", {{"tables", std::int64_t{0}}, {"of", static_cast<std::int64_t>(all_)}});
  tell_([](House& house, Time) { house.set_reopening(true); });
  read_next();
}

void Reopening::stop() {
  is_stopped_ = true;
  pause_.cancel();
}

std::string Reopening::status() const {
  return done_ == all_ ? std::string()
                       : fmt::format("Serving; {} of {} tables are open.", done_, all_);
}

void Reopening::read_next() {
  while (!is_stopped_ && !left_.empty() && reading_ < kMostPieces) {
    Codes codes;
    for (; !left_.empty() && codes.size() < kPiece; left_.pop_front())
      codes.push_back(std::move(left_.front()));
    ++reading_;
    ask<Logs>(
        store_,
        [codes](store::Reader& store) -> Answered<Logs> {
          Logs logs;
          for (const std::string& code : codes) {
            auto log = store.log_of(code);
            if (!log) return std::unexpected(log.error());
            if (*log) logs.push_back(**std::move(log));
          }
          return logs;
        },
        [this, codes](Answered<Logs> logs) { take(codes, std::move(logs)); });
  }
}

/// What could not be read is tried again: a table may have been taken away just then.
void Reopening::take(Codes codes, Answered<Logs> logs) {
  --reading_;
  if (is_stopped_) return;
  if (!logs) {
    log_.warning("reopening_failed", {{"why", logs.error().sentence}});
    left_.insert(left_.end(), codes.begin(), codes.end());
    pause_.expires_after(kPause);
    return pause_.async_wait([this](const boost::system::error_code& error) {
      if (!error) read_next();
    });
  }
  // The next piece is read while this one is folded.
  read_next();
  for (store::Log& log : *logs) open(std::move(log));
  done_ += codes.size();
  if (done_ == all_) return end();
  if (progress_.due(Steady::now()))
    log_.info("reopening", {{"tables", static_cast<std::int64_t>(done_)},
                            {"of", static_cast<std::int64_t>(all_)}});
}

void Reopening::open(store::Log log) {
  const std::string table = log.table;
  tell_([&](House& house, Time now) {
    const auto outcome = house.reopen(std::move(log), now);
    if (outcome) return;
    ++frozen_;
    log_.error("table_frozen", {{"table", table}, {"why", outcome.error()}});
  });
}

void Reopening::end() {
  log_.info("reopened", {{"tables", static_cast<std::int64_t>(all_ - frozen_)},
                         {"frozen", static_cast<std::int64_t>(frozen_)}});
  tell_([](House& house, Time) { house.set_reopening(false); });
}

}  // namespace coverstory::server
