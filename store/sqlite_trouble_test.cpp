// What the world does to a server with a SQLite store: it is killed, its disk fills up, another
// program holds its file.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdint>
#include <functional>

#include "store/sqlite.h"
#include "store/sqlite_store.h"
#include "store/test_expect.h"
#include "store/test_folder.h"

namespace coverstory::store {
namespace {

using namespace std::chrono_literals;

/// A process that does something and ends with its answer, without what tests do at an exit.
pid_t in_child(const std::function<int()>& work) {
  const pid_t child = fork();
  if (child == 0) _exit(work());
  return child;
}

/// The status of a child that has ended.
int status_of(pid_t child) {
  int status = 0;
  waitpid(child, &status, 0);
  return status;
}

/// Appends without end to two tables, and every fifth time puts one of them to rest. Says the
/// number of each entry that is stored.
int serve_without_end(const std::filesystem::path& path, int acknowledged) {
  const auto store = SqliteStore::open(path).value();
  for (std::uint32_t seq = 1;; ++seq) {
    if (!append(*store, {{"A", seq, std::to_string(seq)}, {"B", seq, "b"}})) return 1;
    if (write(acknowledged, &seq, sizeof seq) != sizeof seq) return 2;
    if (seq % 5 == 0 && !put_to_rest(*store, {"A"})) return 3;
  }
}

/// The last number that the server said before it died.
std::uint32_t kill_after(std::uint32_t entries, const std::filesystem::path& path) {
  std::array<int, 2> ends{};
  if (pipe(ends.data()) != 0) return 0;
  const pid_t server = in_child([&] { return serve_without_end(path, ends[1]); });
  close(ends[1]);
  std::uint32_t last = 0;
  while (read(ends[0], &last, sizeof last) == sizeof last) {
    if (last == entries) kill(server, SIGKILL);  // and go on reading what it had said by then
  }
  close(ends[0]);
  EXPECT_TRUE(WIFSIGNALED(status_of(server)));
  return last;
}

TEST(SqliteWorld, a_server_that_is_killed_loses_nothing_that_it_acknowledged) {
  for (const std::uint32_t entries : {1u, 4u, 5u, 37u, 200u}) {
    const TestFolder folder;
    const std::uint32_t acknowledged = kill_after(entries, folder / "tables");
    ASSERT_GE(acknowledged, entries);
    const auto store = SqliteStore::open(folder / "tables");
    ASSERT_TRUE(worked(store));
    const auto a = (*store)->log_of("A").value().value(), b = (*store)->log_of("B").value().value();
    ASSERT_GE(a.bodies.size(), acknowledged);
    ASSERT_LE(a.bodies.size(), acknowledged + 1);  // the one that was being stored
    EXPECT_EQ(b.bodies.size(), a.bodies.size());   // of a group all or none
    for (std::size_t i = 0; i < a.bodies.size(); ++i) EXPECT_EQ(a.bodies[i], std::to_string(i + 1));
    const auto next = static_cast<std::uint32_t>(a.bodies.size() + 1);
    EXPECT_TRUE(worked(append(**store, {{"A", next, "on"}, {"B", next, "on"}})));
  }
}

void limit_file_size(rlim_t bytes) {
  rlimit limit{};
  getrlimit(RLIMIT_FSIZE, &limit);
  limit.rlim_cur = bytes;
  setrlimit(RLIMIT_FSIZE, &limit);
}

/// Fills the disk, makes room, goes on; 0 if everything was as it should be, or where it was not.
int fill_the_disk(const std::filesystem::path& path) {
  signal(SIGXFSZ, SIG_IGN);
  const auto store = SqliteStore::open(path).value();
  limit_file_size(200'000);
  std::uint32_t stored = 0;
  auto answer = append(*store, {{"A", 1, std::string(1000, 'x')}});
  while (answer) {
    ++stored;
    answer = append(*store, {{"A", stored + 1, std::string(1000, 'x')}});
  }
  if (answer.error().failure != Failure::Full) return 1;
  if (stored < 10) return 2;
  if (store->log_of("A").value().value().bodies.size() != stored) return 3;
  if (append(*store, {{"A", stored + 1, std::string(50'000, 'x')}})) return 4;
  limit_file_size(RLIM_INFINITY);
  if (!append(*store, {{"A", stored + 1, "y"}})) return 5;
  return store->log_of("A").value().value().bodies.size() == stored + 1 ? 0 : 6;
}

TEST(SqliteWorld, a_full_disk_is_said_and_the_store_goes_on_when_there_is_room) {
  const TestFolder folder;
  const int status = status_of(in_child([&] { return fill_the_disk(folder / "tables"); }));
  ASSERT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), 0);
  const auto store = SqliteStore::open(folder / "tables");
  ASSERT_TRUE(worked(store));
  EXPECT_EQ((*store)->log_of("A").value().value().bodies.back(), "y");
}

TEST(SqliteWorld, a_file_that_another_program_holds_is_locked_until_it_lets_go) {
  const TestFolder folder;
  const auto store = SqliteStore::open(folder / "tables", {.patience = 1ms}).value();
  ASSERT_TRUE(worked(append(*store, {{"A", 1, "a"}})));
  {
    Database other((folder / "tables").string(), 0ms);
    other.run("BEGIN EXCLUSIVE");
    EXPECT_TRUE(failed(append(*store, {{"A", 2, "b"}}), Failure::Locked, "another program holds"));
    EXPECT_TRUE(failed(put_to_rest(*store, {"A"}), Failure::Locked));
    EXPECT_EQ(log_text(*store, "A"), "A: a");
    EXPECT_EQ(live(*store).size(), 1u);
  }
  EXPECT_TRUE(worked(append(*store, {{"A", 2, "b"}})));
  EXPECT_EQ(log_text(*store, "A"), "A: a b");
}

TEST(SqliteWorld, a_file_that_is_held_cannot_be_opened) {
  const TestFolder folder;
  SqliteStore::open(folder / "tables").value();
  Database other((folder / "tables").string(), 0ms);
  other.run("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE");
  EXPECT_TRUE(failed(SqliteStore::open(folder / "tables", {.patience = 1ms}), Failure::Locked));
}

TEST(SqliteWorld, the_write_ahead_log_does_not_grow_without_end) {
  const TestFolder folder;
  const auto store = SqliteStore::open(folder / "tables").value();
  const std::string body(100'000, 'x');
  std::uintmax_t largest = 0;
  for (std::uint32_t seq = 1; seq <= 300; ++seq) {
    ASSERT_TRUE(worked(append(*store, {{"A", seq, body}})));
    largest = std::max(largest, std::filesystem::file_size(folder / "tables-wal"));
  }
  EXPECT_LT(largest, 16u << 20);  // of 30 MB that were written
}

}  // namespace
}  // namespace coverstory::store
