// The store on threads of its own, so that nobody waits for a disk: one that writes, and one that
// reads. What came of a request is handed to the event loop. Writes are served in their order, and
// none waits for a read, however long that takes. A read begins when all writes are served that
// were asked for before it: whoever asks finds what he knows of, and what came since, perhaps. At
// its end it writes what is still to be written; what was to be read, or put to rest, nobody waits
// for any more.
#pragma once

#include <boost/asio/io_context.hpp>
#include <condition_variable>
#include <deque>
#include <expected>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "server/clock.h"
#include "server/log.h"
#include "store/store.h"

namespace coverstory::server {

class StoreThread {
 public:
  struct Appended {
    std::expected<void, store::StoreError> outcome;
    Steady::duration took{};
    std::size_t entries = 0;
  };
  using Loaded = std::expected<std::optional<store::Log>, store::StoreError>;

  /// `on_damage` is told once, on the loop, that the store is damaged, or Outdated. It is not
  /// touched after that.
  StoreThread(std::unique_ptr<store::Store> store, boost::asio::io_context& loop, const Log& log,
              std::function<void(std::string)> on_damage);
  StoreThread(const StoreThread&) = delete;
  StoreThread& operator=(const StoreThread&) = delete;
  ~StoreThread();
  /// Ends it and closes the store, unless a read does not come to its end. Nothing is asked of it
  /// after that.
  void close();

  void append(store::Group group, std::function<void(Appended)> then);
  void load(std::string table, std::function<void(Loaded)> then);
  /// What comes after what is known of a table's entries. All that is asked for while another read
  /// is under way is read together, and told together, by the first one's `then`.
  using Entries = std::expected<std::optional<std::vector<std::string>>, store::StoreError>;
  struct ReadOn {
    store::Known known;
    Entries entries;
  };
  using AllReadOn = std::function<void(std::vector<ReadOn>)>;
  void read_on(store::Known known, AllReadOn then);
  /// Whether entries could be stored.
  void probe(std::function<void(Appended)> then);
  /// When there is nothing else to do, one table after the other; one that is asked for or grows
  /// before that, here or elsewhere, stays as it is.
  void put_to_rest(store::Known table);
  /// Anything else, on the thread that writes; `then` is told on the loop what came of it.
  using Outcome = std::expected<void, store::StoreError>;
  void work(std::function<Outcome(store::Store&)> work, std::function<void(Outcome)> then);
  /// Anything that is read, on the thread for that. It is done again where work was done meanwhile,
  /// which may have changed what was read.
  void read(std::function<Outcome(store::Reader&)> read, std::function<void(Outcome)> then);

  /// Writes that nobody has begun, but for tables that are to rest; and reads.
  std::size_t waiting() const;
  std::size_t waiting_to_read() const;
  /// Since when the oldest write has waited for its answer, or a read has been under way, if any.
  std::optional<Instant> waiting_since() const;

 private:
  enum class Kind : std::uint8_t { Write, Work, Rest };
  struct Job {
    Kind kind = Kind::Write;
    /// Does it, and answers with what is to be done on the loop, if anything.
    std::function<std::function<void()>(store::Store&)> serve;
    Instant at{};  // when it was asked for
  };
  struct Read {
    /// Reads, and answers with what is to be done on the loop.
    std::function<std::function<void()>(store::Reader&)> read;
    std::function<void(const store::StoreError&)> without_reader;
    std::uint64_t after = 0;            // so many writes are served before it
    std::vector<store::Known> known{};  // of `read_on`: to be read by `then_on`, with others
    AllReadOn then_on{};
  };

  void enqueue(Job job);
  void enqueue(Read read);
  void drop_from_rest(const std::string& table);
  void end();
  void run();
  void run_reads();
  Read next_read();
  void make_ready(Read& read);
  void serve(Read& read);
  std::optional<Job> next();
  Job rest_of(store::Known table);
  template <class Action>
  auto used(Action action) -> decltype(action());

  std::unique_ptr<store::Store> store_;
  std::unique_ptr<store::Reader> reader_;  // of the reading thread, once it has had one
  boost::asio::io_context& loop_;
  const Log& log_;
  std::function<void(std::string)> on_damage_;

  mutable std::mutex mutex_;  // of all that follows
  // Each thread is woken by what is for it alone: a group is stored hundreds of times a second.
  std::condition_variable to_write_;  // something is to be written, or it ends
  std::condition_variable to_read_;   // what is to be read may have become so, or it ends
  std::condition_variable has_read_;  // for who closes the store
  /// Once the store has said that it is damaged: it is not touched any more.
  std::optional<store::StoreError> damage_;
  std::deque<Job> jobs_;
  std::deque<Read> reads_;                // `after` never falls from one to the next
  std::deque<store::Known> to_rest_;      // each once
  std::uint64_t asked_ = 0;               // writes so far, but for tables that are to rest
  std::uint64_t served_ = 0;              // of them; the others are in jobs_, but for one at most
  std::uint64_t worked_ = 0;              // pieces of work that were begun
  std::optional<Instant> serving_since_;  // when what is served now was asked for
  std::optional<Instant> reading_since_;  // when what is read now was begun
  bool is_ending_ = false;

  std::thread thread_;
  std::thread reading_thread_;
};

}  // namespace coverstory::server
