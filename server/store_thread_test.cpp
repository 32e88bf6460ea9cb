#include "server/store_thread.h"

#include <gtest/gtest.h>

#include <atomic>
#include <boost/asio/executor_work_guard.hpp>
#include <semaphore>
#include <thread>

#include "server/asking.h"
#include "store/memory_store.h"
#include "store/passing_reader.h"

namespace coverstory::server {
namespace {

using store::Entry;
using store::Failure;

const Log kQuiet(LogLevel::Error);
const auto kUndamaged = [](const std::string& why) { ADD_FAILURE() << why; };

/// Turns the loop until so many answers have come.
void await(boost::asio::io_context& loop, const std::vector<std::string>& told, std::size_t count) {
  loop.restart();
  const auto work = boost::asio::make_work_guard(loop);
  while (told.size() < count) loop.run_one();
}

store::Group group(std::vector<Entry> entries) {
  return std::make_shared<const std::vector<Entry>>(std::move(entries));
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
  std::expected<std::unique_ptr<store::Reader>, store::StoreError> reader() override {
    return std::make_unique<store::PassingReader>(*this);
  }
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
  std::expected<void, store::StoreError> put_to_rest(std::span<const store::Known>) override {
    return {};
  }
};

TEST(StoreThread, writes_are_served_in_their_order_and_reads_find_what_was_asked_for_before_them) {
  boost::asio::io_context loop;
  std::vector<std::string> told, stored;
  StoreThread thread(std::make_unique<store::MemoryStore>(), loop, kQuiet, kUndamaged);
  const auto note = [&](StoreThread::Appended appended) {
    stored.push_back(appended.outcome ? std::to_string(appended.entries)
                                      : appended.outcome.error().sentence);
    told.push_back(stored.back());
  };
  std::vector<std::size_t> found;
  const auto look = [&](const StoreThread::Loaded& log) {
    found.push_back(log.value() ? log.value()->bodies.size() : 0);
    told.emplace_back("found");
  };
  thread.append(group({{"A", 1, "one"}, {"A", 2, "two"}}), note);
  thread.append(group({{"A", 3, "three"}}), note);
  thread.load("A", look);
  thread.put_to_rest({"A", 1});
  thread.put_to_rest({"B", 1});
  thread.append(group({{"A", 4, "four"}}), note);
  thread.load("A", look);
  thread.load("C", look);
  EXPECT_TRUE(told.empty());
  await(loop, told, 6);
  EXPECT_EQ(stored, (std::vector<std::string>{"2", "1", "1"}));
  ASSERT_EQ(found.size(), 3u);
  EXPECT_GE(found[0], 3u);
  EXPECT_EQ(found[1], 4u);
  EXPECT_EQ(found[2], 0u);
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
  std::expected<void, store::StoreError> put_to_rest(std::span<const store::Known>) override {
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
    thread.append(group({{"A", 1, "one"}}), note);
    thread.append(group({{"A", 1, "one"}}), note);
    thread.probe(note);
    thread.load("A", [&](StoreThread::Loaded log) { told.push_back(log.error().sentence); });
    thread.put_to_rest({"A", 1});
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
    thread.put_to_rest({"A", 1});
    await(loop, told, 1);
  }
  EXPECT_EQ(told, std::vector<std::string>{"A page is torn."});
}

TEST(StoreThread, a_conflict_is_an_answer) {
  boost::asio::io_context loop;
  std::optional<Failure> failure;
  {
    StoreThread thread(std::make_unique<store::MemoryStore>(), loop, kQuiet, kUndamaged);
    thread.append(group({{"A", 2, "gap"}}), [&](StoreThread::Appended appended) {
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
    thread.append(group({{"A", 1, "one"}}), [&](StoreThread::Appended appended) {
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
  std::expected<void, store::StoreError> put_to_rest(
      std::span<const store::Known> tables) override {
    seen_.asked.push_back("rest " + tables.front().table);
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
    thread.append(group({{"A", 1, "one"}}), count);
    seen.begun.acquire();
    thread.load("B", count);
    thread.put_to_rest({"C", 1});
    thread.append(group({{"D", 1, "one"}}), count);
    std::thread ending([&] { thread.close(); });
    const Instant patience = Steady::now() + std::chrono::seconds(30);
    while (thread.waiting_to_read() > 0 && Steady::now() < patience) std::this_thread::yield();
    seen.go_on.release();
    ending.join();
  }
  loop.run();
  EXPECT_EQ(seen.asked, (std::vector<std::string>{"append A", "append D"}));
  EXPECT_EQ(answered, 2);
}

/// When the first read is over, the thread that reads is free, and the write is not served yet.
TEST(StoreThread, a_read_waits_for_the_writes_before_it) {
  boost::asio::io_context loop;
  SlowStore::Seen seen;
  std::binary_semaphore is_reading{0}, may_end{0};
  std::vector<std::string> told;
  StoreThread thread(std::make_unique<SlowStore>(seen), loop, kQuiet, kUndamaged);
  thread.read(
      [&](store::Reader&) {
        is_reading.release();
        may_end.acquire();
        return StoreThread::Outcome();
      },
      [&](const auto&) { told.emplace_back("read"); });
  is_reading.acquire();
  thread.append(group({{"A", 1, "one"}}), [&](const auto&) { told.emplace_back("stored"); });
  seen.begun.acquire();
  thread.load("B", [&](const auto&) { told.emplace_back("loaded"); });
  may_end.release();
  await(loop, told, 1);
  seen.go_on.release();
  await(loop, told, 3);
  EXPECT_EQ(told, (std::vector<std::string>{"read", "stored", "loaded"}));
}

/// Whose reads wait until they are let go, each for itself.
class HangingStore final : public PlainStore {
 public:
  struct Seen {
    std::counting_semaphore<> begun{0}, go_on{0};
    std::atomic<int> reads = 0;
    std::atomic<int> version = 1;
  };
  explicit HangingStore(Seen& seen) : seen_(seen) {}

  std::expected<void, store::StoreError> append(std::span<const Entry>) override { return {}; }
  std::expected<void, store::StoreError> probe() override { return {}; }
  std::expected<std::vector<store::Log>, store::StoreError> live_logs() override { return {}; }
  std::expected<std::optional<store::Log>, store::StoreError> log_of(
      std::string_view table) override {
    const std::string body = std::to_string(seen_.version);
    ++seen_.reads;
    seen_.begun.release();
    seen_.go_on.acquire();
    return store::Log{std::string(table), {body}};
  }
  std::expected<std::optional<std::vector<std::string>>, store::StoreError> entries_after(
      std::string_view /*table*/, std::uint32_t seq) override {
    return std::vector{"after " + std::to_string(seq)};
  }
  std::expected<void, store::StoreError> put_to_rest(std::span<const store::Known>) override {
    return {};
  }

 private:
  Seen& seen_;
};

TEST(StoreThread, no_write_waits_for_a_read) {
  boost::asio::io_context loop;
  HangingStore::Seen seen;
  std::vector<std::string> told;
  StoreThread thread(std::make_unique<HangingStore>(seen), loop, kQuiet, kUndamaged);
  const auto note = [&](const StoreThread::Appended&) { told.emplace_back("stored"); };
  thread.load("A", [&](const StoreThread::Loaded&) { told.emplace_back("loaded"); });
  seen.begun.acquire();
  EXPECT_TRUE(thread.waiting_since());
  thread.append(group({{"B", 1, "one"}}), note);
  thread.probe(note);
  await(loop, told, 2);
  seen.go_on.release();
  await(loop, told, 3);
  EXPECT_EQ(told, (std::vector<std::string>{"stored", "stored", "loaded"}));
}

TEST(StoreThread, no_write_waits_for_a_question) {
  boost::asio::io_context loop;
  HangingStore::Seen seen;
  std::vector<std::string> told;
  StoreThread thread(std::make_unique<HangingStore>(seen), loop, kQuiet, kUndamaged);
  ask<std::optional<store::Log>>(
      thread, [](store::Reader& reader) { return reader.log_of("A"); },
      [&](const auto& log) { told.push_back("answer " + log.value()->bodies.front()); });
  seen.begun.acquire();
  thread.append(group({{"B", 1, "one"}}), [&](const auto&) { told.emplace_back("stored"); });
  await(loop, told, 1);
  seen.go_on.release();
  await(loop, told, 2);
  EXPECT_EQ(told, (std::vector<std::string>{"stored", "answer 1"}));
}

TEST(StoreThread, what_waits_to_be_read_on_is_read_together) {
  boost::asio::io_context loop;
  HangingStore::Seen seen;
  std::vector<std::string> told;
  StoreThread thread(std::make_unique<HangingStore>(seen), loop, kQuiet, kUndamaged);
  const auto note = [&](const std::vector<StoreThread::ReadOn>& all) {
    std::string line;
    for (const auto& [known, entries] : all) {
      line += known.table + " " + entries.value().value().front() + "; ";
    }
    told.push_back(line);
  };
  thread.load("A", [&](const StoreThread::Loaded&) { told.emplace_back("loaded"); });
  seen.begun.acquire();
  thread.read_on({"B", 1}, note);
  thread.read_on({"C", 7}, note);
  thread.load("D", [&](const StoreThread::Loaded&) { told.emplace_back("loaded"); });
  thread.read_on({"E", 2}, note);
  seen.go_on.release(2);
  await(loop, told, 4);
  EXPECT_EQ(told, (std::vector<std::string>{"loaded", "B after 1; C after 7; ", "loaded",
                                            "E after 2; "}));
}

TEST(StoreThread, what_was_changed_while_it_was_read_is_read_again) {
  boost::asio::io_context loop;
  HangingStore::Seen seen;
  std::vector<std::string> told;
  StoreThread thread(std::make_unique<HangingStore>(seen), loop, kQuiet, kUndamaged);
  thread.load("A", [&](const StoreThread::Loaded& log) {
    told.push_back("version " + log.value()->bodies.front());
  });
  seen.begun.acquire();
  thread.work(
      [&](store::Store&) {
        seen.version = 2;
        return StoreThread::Outcome();
      },
      [&](const StoreThread::Outcome&) { told.emplace_back("changed"); });
  await(loop, told, 1);
  seen.go_on.release(2);
  await(loop, told, 2);
  EXPECT_EQ(told, (std::vector<std::string>{"changed", "version 2"}));
  EXPECT_EQ(seen.reads, 2);
}

TEST(StoreThread, its_end_waits_for_no_read_that_hangs) {
  boost::asio::io_context loop;
  HangingStore::Seen seen;
  std::vector<std::string> told;
  StoreThread thread(std::make_unique<HangingStore>(seen), loop, kQuiet, kUndamaged);
  thread.load("A", [](const StoreThread::Loaded&) {});
  seen.begun.acquire();
  thread.append(group({{"B", 1, "one"}}), [&](const auto&) { told.emplace_back("stored"); });
  thread.close();
  await(loop, told, 1);
  seen.go_on.release();
}

}  // namespace
}  // namespace coverstory::server
