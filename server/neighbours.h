// The other servers on the same database, on a thread and a connection of their own: who is alive,
// whose tables have grown, who is present where (store/postgres/neighbourhood.h). What is heard is
// handed to the event loop. With it comes the database's time, by which all of them go.
//
// While the connection is lost this server counts as gone: the others look after its tables. What
// it was told to announce is announced again when it is back.
#pragma once

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <chrono>
#include <cstdint>
#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "bots/exec/descriptor.h"
#include "server/clock.h"
#include "server/log.h"
#include "store/postgres/neighbourhood.h"

namespace coverstory::server {

class Neighbours {
 public:
  using Grown = store::postgres::Grown;
  using Presence = store::postgres::Presence;
  using Servers = std::vector<std::uint64_t>;

  /// Is told on the loop.
  struct Listener {
    /// Those alive are others than before; this one is not among them while it counts as gone.
    std::function<void(Servers)> alive;
    std::function<void(std::vector<Grown>)> grown;
    /// Their logs were replaced, or they are gone.
    std::function<void(std::vector<std::string>)> replaced;
    std::function<void()> notes_changed;
    /// All that is known of others, after `alive`; then what changes.
    std::function<void(std::vector<Presence>)> present;
  };

  /// Connects, and asks for the time.
  static std::expected<std::unique_ptr<Neighbours>, store::StoreError> open(std::string conninfo,
                                                                            std::uint64_t self,
                                                                            const Log& log);
  Neighbours(const Neighbours&) = delete;
  Neighbours& operator=(const Neighbours&) = delete;
  ~Neighbours();

  std::uint64_t self() const { return self_; }
  /// When it was opened.
  const Servers& alive_at_first() const { return alive_at_first_; }
  /// Once, before anything else. It is told who is alive at once.
  void start(boost::asio::io_context& loop, Listener listener);
  /// Who is present at a table here; an empty text is nobody.
  void announce(std::string table, std::string text);
  /// Which of these have grown beyond what is known here? Passed over where the last such question
  /// is not answered yet.
  void ask_for_growth(std::vector<Grown> known);

  /// For a server that is about to stop: it is gone, as far as the others are concerned.
  void leave();

  /// The database's, since 1970, as well as it is known. For any thread.
  std::chrono::nanoseconds time() const;

 private:
  using Neighbourhood = store::postgres::Neighbourhood;

  Neighbours(std::string conninfo, std::uint64_t self, const Log& log);

  void connect();
  void run();
  void wait(Instant until);
  void work();
  void beat();
  void hear();
  bool hear_once();
  void read_all_present();
  void read_missed();
  void announce_all();
  void lose(const char* why);
  bool is_ending() const;
  void tell(std::function<void(const Listener&)> what);

  std::string conninfo_;
  std::uint64_t self_;
  const Log& log_;
  Servers alive_at_first_;
  bots::exec::Descriptor wake_;            // readable when there is work
  std::atomic<std::int64_t> ahead_ns_{0};  // the database's time, ahead of the steady clock

  // Of the thread alone, once it runs.
  std::unique_ptr<Neighbourhood> neighbourhood_;  // none while the connection is lost
  int process_ = 0;                               // of the database, that served the last one
  Instant next_beat_{};
  Instant heard_at_{};            // up to then no notice was missed
  Servers alive_;                 // as it was told last
  int beats_until_presence_ = 0;  // is read as a whole
  std::set<std::pair<std::uint64_t, std::string>>
      present_elsewhere_;  // servers and tables, as told
  std::shared_ptr<const Listener> listener_;
  boost::asio::io_context* loop_ = nullptr;

  mutable std::mutex mutex_;  // of what follows
  bool is_ending_ = false;
  std::map<std::string, std::string> present_;  // at this server, by table, none empty
  std::set<std::string> changed_;               // tables whose presence is to be announced
  std::optional<std::vector<Grown>> known_;     // asked about
  std::thread thread_;
};

}  // namespace coverstory::server
