#include "server/store_thread.h"

#include <gtest/gtest.h>

#include <boost/asio/executor_work_guard.hpp>
#include <semaphore>
#include <thread>

#include "store/memory_store.h"

namespace coverstory::server {
namespace {

using store::Entry;
using store::Failure;

const Log kQuiet(LogLevel::Error);
const auto kUndamaged = [](const std::string& why) { ADD_FAILURE() << why; };

/// Turns the loop until so many answers have come.
void await(boost::asio::io_context& loop, const std::vector<std::string>& told, std::size_t count) {
  const auto work = boost::asio::make_work_guard(loop);
  while (told.size() < count) loop.run_one();
}

/// Of a store that is not asked for all tables or for notes.
class PlainStore : public store::Store {
 public:
  std::expected<std::vector<std::string>, store::StoreError> codes_after(std::string_view,
                                                                         std::size_t) override {
    return {};
  }
  std::expected<std::vector<std::string>, store::StoreError> live_codes() override { return {}; }
  std::expected<std::optional<std::vector<std::string>>, store::StoreError> entries_after(
      std::string_view, std::uint32_t) override {
    return std::nullopt;
  }
  std::expected<void, store::StoreError> replace(std::span<const store::Log>) override {
    return {};
  }
  std::expected<std::vector<store::Note>, store::StoreError> notes() override { return {}; }
  std::expected<void, store::StoreError> write_note(const store::Note&) override { return {}; }
};

/// Throws against its word.
class BrokenStore final : public PlainStore {
 public:
  std::expected<void, store::StoreError> append(std::span<const Entry>) override {
    throw std::runtime_error("the cable is out");
  }
  std::expected<void, store::StoreError> probe() override { return {}; }
  std::expected<std::vector<store::Log>, store::StoreError> live_logs() override { return {}; }
  std::expected<std::optional<store::Log>, store::StoreError> log_of(std::string_view) override {
    throw std::runtime_error("the cable is out");
  }
  std::expected<void, store::StoreError> put_to_rest(std::span<const std::string>) override {
    return {};
  }
};

TEST(StoreThread, requests_are_served_in_their_order_and_answered_on_the_loop) {
  boost::asio::io_context loop;
  std::vector<std::string> told;
  {
    StoreThread thread(std::make_unique<store::MemoryStore>(), loop, kQuiet, kUndamaged);
    const auto note = [&](StoreThread::Appended appended) {
      told.push_back(appended.outcome ? "stored " + std::to_string(appended.entries)
                                      : "refused " + appended.outcome.error().sentence);
    };
    thread.append({{"A", 1, "one"}, {"A", 2, "two"}}, note);
    thread.append({{"A", 3, "three"}}, note);
    thread.load("A", [&](StoreThread::Loaded log) {
      told.push_back("loaded " + std::to_string(log.value().value().bodies.size()));
    });
    thread.put_to_rest("A");
    thread.put_to_rest("B");
    thread.append({{"A", 4, "four"}}, note);
    thread.load("C", [&](StoreThread::Loaded log) {
      told.push_back(log.value() ? "found" : "no such table");
    });
    EXPECT_TRUE(told.empty());
    await(loop, told, 5);
  }
  EXPECT_EQ(told, (std::vector<std::string>{"stored 2", "stored 1", "loaded 3", "stored 1",
                                            "no such table"}));
}

/// The first append finds damage; what comes after it would work.
class DamagedStore final : public PlainStore {
 public:
  explicit DamagedStore(int& uses) : uses_(uses) {}

  std::expected<void, store::StoreError> append(std::span<const Entry>) override {
    if (++uses_ > 1) return {};
    return std::unexpected(store::StoreError{Failure::Damaged, "A page is torn."});
  }
  std::expected<void, store::StoreError> probe() override { return append({}); }
  std::expected<std::vector<store::Log>, store::StoreError> live_logs() override { return {}; }
  std::expected<std::optional<store::Log>, store::StoreError> log_of(std::string_view) override {
    ++uses_;
    return std::nullopt;
  }
  std::expected<void, store::StoreError> put_to_rest(std::span<const std::string>) override {
    return append({});
  }

 private:
  int& uses_;
};

TEST(StoreThread, a_store_that_is_damaged_is_not_touched_again) {
  boost::asio::io_context loop;
  std::vector<std::string> told;
  int uses = 0;
  {
    StoreThread thread(std::make_unique<DamagedStore>(uses), loop, kQuiet,
                       [&](std::string why) { told.push_back("damage: " + why); });
    const auto note = [&](StoreThread::Appended appended) {
      told.push_back(appended.outcome ? "stored" : appended.outcome.error().sentence);
    };
    thread.append({{"A", 1, "one"}}, note);
    thread.append({{"A", 1, "one"}}, note);
    thread.probe(note);
    thread.load("A", [&](StoreThread::Loaded log) { told.push_back(log.error().sentence); });
    thread.put_to_rest("A");
    await(loop, told, 5);
  }
  EXPECT_EQ(uses, 1);
  EXPECT_EQ(told,
            (std::vector<std::string>{"damage: A page is torn.", "A page is torn.",
                                      "A page is torn.", "A page is torn.", "A page is torn."}));
}

TEST(StoreThread, damage_that_is_found_while_a_table_goes_to_rest_is_told_too) {
  boost::asio::io_context loop;
  std::vector<std::string> told;
  int uses = 0;
  {
    StoreThread thread(std::make_unique<DamagedStore>(uses), loop, kQuiet,
                       [&](std::string why) { told.push_back(why); });
    thread.put_to_rest("A");
    await(loop, told, 1);
  }
  EXPECT_EQ(told, std::vector<std::string>{"A page is torn."});
}

TEST(StoreThread, a_conflict_is_an_answer) {
  boost::asio::io_context loop;
  std::optional<Failure> failure;
  {
    StoreThread thread(std::make_unique<store::MemoryStore>(), loop, kQuiet, kUndamaged);
    thread.append({{"A", 2, "gap"}}, [&](StoreThread::Appended appended) {
      failure = appended.outcome.error().failure;
    });
  }
  loop.run();
  EXPECT_EQ(failure, Failure::Conflict);
}

TEST(StoreThread, what_a_store_throws_is_a_failure_like_others) {
  boost::asio::io_context loop;
  std::vector<std::string> told;
  {
    StoreThread thread(std::make_unique<BrokenStore>(), loop, kQuiet, kUndamaged);
    thread.append({{"A", 1, "one"}}, [&](StoreThread::Appended appended) {
      told.push_back(appended.outcome.error().sentence);
    });
    thread.load("A", [&](StoreThread::Loaded log) { told.push_back(log.error().sentence); });
    await(loop, told, 2);
  }
  EXPECT_EQ(told, (std::vector<std::string>{"the cable is out", "the cable is out"}));
}

/// Says what is asked of it. The first append waits until the thread is about to end.
class SlowStore final : public PlainStore {
 public:
  struct Seen {
    std::binary_semaphore begun{0}, go_on{0};
    std::vector<std::string> asked;
  };
  explicit SlowStore(Seen& seen) : seen_(seen) {}

  std::expected<void, store::StoreError> append(std::span<const Entry> entries) override {
    seen_.asked.push_back("append " + entries.front().table);
    if (seen_.asked.size() > 1) return {};
    seen_.begun.release();
    seen_.go_on.acquire();
    return {};
  }
  std::expected<void, store::StoreError> probe() override { return {}; }
  std::expected<std::vector<store::Log>, store::StoreError> live_logs() override { return {}; }
  std::expected<std::optional<store::Log>, store::StoreError> log_of(
      std::string_view table) override {
    seen_.asked.push_back("load " + std::string(table));
    return std::nullopt;
  }
  std::expected<void, store::StoreError> put_to_rest(std::span<const std::string> tables) override {
    seen_.asked.push_back("rest " + tables.front());
    return {};
  }

 private:
  Seen& seen_;
};

TEST(StoreThread, at_its_end_everything_is_written_and_nothing_else_is_done) {
  boost::asio::io_context loop;
  SlowStore::Seen seen;
  int answered = 0;
  const auto count = [&](const auto&) { ++answered; };
  {
    StoreThread thread(std::make_unique<SlowStore>(seen), loop, kQuiet, kUndamaged);
    thread.append({{"A", 1, "one"}}, count);
    seen.begun.acquire();
    thread.load("B", count);
    thread.put_to_rest("C");
    thread.append({{"D", 1, "one"}}, count);
    std::thread ending([&] { thread.close(); });
    const Instant patience = Steady::now() + std::chrono::seconds(30);
    while (thread.waiting() > 1 && Steady::now() < patience) std::this_thread::yield();
    seen.go_on.release();
    ending.join();
  }
  loop.run();
  EXPECT_EQ(seen.asked, (std::vector<std::string>{"append A", "append D"}));
  EXPECT_EQ(answered, 2);
}

}  // namespace
}  // namespace coverstory::server
