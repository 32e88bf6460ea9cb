// What leaves the server for good: whole tables, lines, and what a person has said and was called.
// What has been promised is kept: a person who is to be forgotten stands in a note of the store
// until that is done, and a server that was killed in between goes on with it.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/admin/walk.h"
#include "server/house_runner.h"
#include "server/log.h"
#include "server/metrics.h"

namespace coverstory::server {

class Removal {
 public:
  /// Nothing, or a sentence with what was in the way.
  using Then = std::function<void(const std::optional<std::string>& trouble)>;

  Removal(boost::asio::io_context& loop, HouseRunner& runner, Metrics& metrics, const Log& log)
      : loop_(loop), runner_(runner), metrics_(metrics), log_(log) {}

  /// Once all that has happened at a table in memory is stored, or was taken back.
  void when_stored(const std::string& code, std::function<void()> then);
  /// Out of the memory and out of the store; who watches is told.
  /// Where a time is given, only if nobody has touched it since then, not by way of another server
  /// either.
  void remove_table(const std::string& code, Then then,
                    std::optional<tables::Time> untouched_since = std::nullopt);
  /// The text of a line that was taken away, out of the log.
  void remove_line(const std::string& code, std::uint32_t line, Then then);
  /// The names and lines of a person, out of all logs. The note is written first.
  void forget(const std::string& person, Then then);
  /// Those whom a server before did not come to forget.
  void resume(const std::vector<store::Note>& notes);
  /// Tables that nobody has touched for so many days, now and once a day.
  void keep_only(int days);

 private:
  /// Out of the memory, as soon as nothing of it is on its way to the store.
  void drop(const std::string& code, std::function<void()> then);
  void find_old(int days);
  /// The last first, one after the other, so that nobody waits for all of them.
  void remove_old(std::vector<std::string> codes, tables::Time before);
  void forget_everywhere(const std::string& person, Then then);
  /// In the tables in memory where something has come since.
  void forget_what_came_since(const std::string& person, int tries, Then then);
  void forgotten(const std::string& person, Then then);
  Walk without_person(const std::string& person, Then then);
  void again_after(std::chrono::milliseconds pause, std::function<void()> what);
  void write_note(store::Note note, Then then);

  boost::asio::io_context& loop_;
  HouseRunner& runner_;
  Metrics& metrics_;
  const Log& log_;
};

/// The name of the note that says whom to forget.
inline constexpr std::string_view kForget = "forget ";

}  // namespace coverstory::server
