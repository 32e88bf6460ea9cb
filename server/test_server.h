// A server for tests: the real one, on a thread of its own and a free port, with a store in memory
// that can be made to fail or to wait.
#pragma once

#include <pthread.h>

#include <chrono>
#include <condition_variable>
#include <ctime>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <utility>

#include "server/server.h"
#include "store/memory_store.h"

namespace coverstory::server {

/// What a test and the server's store share.
class TestDisk {
 public:
  /// Appends fail from now on, or succeed again.
  void set_full(bool full) {
    const std::lock_guard lock(mutex_);
    is_full_ = full;
  }
  /// The next append finds the file damaged; those after it would succeed.
  void damage_once() {
    const std::lock_guard lock(mutex_);
    is_damaged_ = true;
  }
  /// How many appends and probes have come.
  int appends() const {
    const std::lock_guard lock(mutex_);
    return appends_;
  }
  /// Appends wait until `let_go`.
  void hold() {
    const std::lock_guard lock(mutex_);
    is_held_ = true;
  }
  void let_go() {
    const std::lock_guard lock(mutex_);
    is_held_ = holds_reads_ = false;
    news_.notify_all();
  }
  /// Looking for a table waits until `let_go`.
  void hold_reads() {
    const std::lock_guard lock(mutex_);
    holds_reads_ = true;
  }
  void wait_until_one_waits() {
    std::unique_lock lock(mutex_);
    news_.wait(lock, [this] { return waiting_ > 0; });
  }

  /// How often a table was looked for.
  int logs_read() {
    const std::lock_guard lock(mutex_);
    return logs_read_;
  }

  std::expected<void, store::StoreError> append(std::span<const store::Entry> entries) {
    std::unique_lock lock(mutex_);
    ++waiting_;
    news_.notify_all();
    news_.wait(lock, [this] { return !is_held_; });
    --waiting_;
    ++appends_;
    if (std::exchange(is_damaged_, false))
      return std::unexpected(store::StoreError{store::Failure::Damaged, "A page is torn."});
    if (is_full_)
      return std::unexpected(store::StoreError{store::Failure::Full, "There is no room."});
    return store_.append(entries);
  }
  std::expected<std::vector<store::Log>, store::StoreError> live_logs() {
    const std::lock_guard lock(mutex_);
    return store_.live_logs();
  }
  std::expected<std::optional<store::Log>, store::StoreError> log_of(std::string_view table) {
    std::unique_lock lock(mutex_);
    ++logs_read_;
    ++waiting_;
    news_.notify_all();
    news_.wait(lock, [this] { return !holds_reads_; });
    --waiting_;
    return store_.log_of(table);
  }
  std::expected<void, store::StoreError> put_to_rest(std::span<const store::Known> tables) {
    const std::lock_guard lock(mutex_);
    return store_.put_to_rest(tables);
  }

  /// What no test makes fail.
  template <class Use>
  auto with(Use use) {
    const std::lock_guard lock(mutex_);
    return use(store_);
  }

 private:
  mutable std::mutex mutex_;
  std::condition_variable news_;
  store::MemoryStore store_;
  int logs_read_ = 0;
  int waiting_ = 0;
  int appends_ = 0;
  bool is_damaged_ = false;
  bool is_full_ = false;
  bool is_held_ = false;
  bool holds_reads_ = false;
};

class TestStore final : public store::Store {
 public:
  explicit TestStore(std::shared_ptr<TestDisk> disk) : disk_(std::move(disk)) {}

  std::expected<void, store::StoreError> append(std::span<const store::Entry> entries) override {
    return disk_->append(entries);
  }
  std::expected<void, store::StoreError> probe() override { return disk_->append({}); }
  std::expected<std::vector<store::Log>, store::StoreError> live_logs() override {
    return disk_->live_logs();
  }
  std::expected<std::optional<std::string>, store::StoreError> last_entry() override {
    return disk_->with([](store::Store& store) { return store.last_entry(); });
  }
  std::expected<std::optional<store::Log>, store::StoreError> log_of(
      std::string_view table) override {
    return disk_->log_of(table);
  }
  std::expected<std::optional<std::vector<std::string>>, store::StoreError> entries_after(
      std::string_view table, std::uint32_t seq) override {
    return disk_->with([&](store::Store& store) { return store.entries_after(table, seq); });
  }
  std::expected<void, store::StoreError> put_to_rest(
      std::span<const store::Known> tables) override {
    return disk_->put_to_rest(tables);
  }
  std::expected<std::vector<std::string>, store::StoreError> live_codes() override {
    return disk_->with([](store::Store& store) { return store.live_codes(); });
  }

  std::expected<std::vector<std::string>, store::StoreError> codes_after(
      std::string_view text, std::size_t most) override {
    return disk_->with([&](store::Store& store) { return store.codes_after(text, most); });
  }
  std::expected<void, store::StoreError> replace(std::span<const store::Log> logs) override {
    return disk_->with([&](store::Store& store) { return store.replace(logs); });
  }
  std::expected<std::vector<store::Note>, store::StoreError> notes() override {
    return disk_->with([&](store::Store& store) { return store.notes(); });
  }
  std::expected<void, store::StoreError> write_note(const store::Note& note) override {
    return disk_->with([&](store::Store& store) { return store.write_note(note); });
  }
  std::expected<std::unique_ptr<store::Reader>, store::StoreError> reader() override {
    return std::make_unique<TestStore>(disk_);
  }

 private:
  std::shared_ptr<TestDisk> disk_;
};

/// For how long a thread has had a processor.
inline std::chrono::nanoseconds time_at_work(pthread_t thread) {
  clockid_t clock{};
  timespec time{};
  pthread_getcpuclockid(thread, &clock);
  clock_gettime(clock, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

class TestServer {
 public:
  explicit TestServer(Configuration configuration = {},
                      std::shared_ptr<TestDisk> disk = std::make_shared<TestDisk>())
      : TestServer(std::move(configuration), [disk] { return std::make_unique<TestStore>(disk); }) {
    disk_ = std::move(disk);
  }
  TestServer(Configuration configuration, const Server::OpenStore& open_store) {
    configuration.port = 0;
    configuration.host = "127.0.0.1";
    configuration.metrics_port = 0;
    // Tests ask again and again; one that is about the rate sets it.
    if (configuration.limits.requests_burst == Limits{}.requests_burst)
      configuration.limits.requests_burst = 1e6;
    configuration.log_level = LogLevel::Error;
    auto started = Server::start(std::move(configuration), open_store);
    if (!started) throw std::runtime_error(started.error().sentence);
    server_ = std::move(*started);
    thread_ = std::thread([this] { ending_ = server_->run(); });
  }
  ~TestServer() { stop(); }

  std::uint16_t port() const { return server_->port(); }
  std::uint16_t metrics_port() const { return server_->metrics_port(); }
  /// Until it has ended by itself.
  Ending wait_for_its_end() {
    thread_.join();
    return ending_;
  }
  /// Only where it was given no other store.
  TestDisk& disk() { return *disk_; }

  /// For how long the thread that serves everybody has been at work.
  std::chrono::nanoseconds time_at_work() { return server::time_at_work(thread_.native_handle()); }

  void begin_to_stop() { server_->stop(); }
  /// Until it has ended.
  void stop() {
    if (!thread_.joinable()) return;
    server_->stop();
    thread_.join();
  }

 private:
  std::shared_ptr<TestDisk> disk_;
  std::unique_ptr<Server> server_;
  Ending ending_{};
  std::thread thread_;
};

}  // namespace coverstory::server
