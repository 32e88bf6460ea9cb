#include "server/websocket/send_queue.h"

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <memory>

namespace coverstory::server {
namespace {

tables::Message message(std::string text) {
  return std::make_shared<const protocol::Message>(protocol::Message{.text = std::move(text)});
}

/// Two ends of a socket that never waits.
class Pair {
 public:
  Pair() {
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends_.data()) != 0)
      throw std::runtime_error("no socket pair");
  }
  Pair(const Pair&) = delete;
  Pair& operator=(const Pair&) = delete;
  ~Pair() {
    close(ends_[0]);
    hang_up();
  }
  int socket() const { return ends_[0]; }
  void hang_up() {
    if (ends_[1] >= 0) close(std::exchange(ends_[1], -1));
  }
  std::string all_that_arrived() {
    std::string all(1 << 20, '\0');
    std::size_t size = 0;
    for (ssize_t got = 0; (got = read(ends_[1], all.data() + size, all.size() - size)) > 0;)
      size += static_cast<std::size_t>(got);
    return all.substr(0, size);
  }

 private:
  std::array<int, 2> ends_{};
};

TEST(SendQueue, all_that_waits_goes_out_as_one_text_message) {
  Pair pair;
  std::size_t all = 0;
  SendQueue queue(all);
  queue.add(message("{\"re\":1}"));
  queue.add(message("{\"re\":2}"));
  EXPECT_EQ(queue.bytes(), 18u);
  const auto written = queue.write_to(pair.socket());
  EXPECT_EQ(written.outcome, SendQueue::Outcome::Empty);
  EXPECT_EQ(written.frames, 1u);
  EXPECT_EQ(pair.all_that_arrived(), "\x81\x11{\"re\":1}\n{\"re\":2}");
  EXPECT_EQ(queue.bytes(), 0u);
}

TEST(SendQueue, long_texts_have_long_lengths) {
  Pair pair;
  std::size_t all = 0;
  SendQueue queue(all);
  queue.add(message(std::string(126, 'x')));
  queue.write_to(pair.socket());
  EXPECT_EQ(pair.all_that_arrived(), std::string("\x81\x7e\x00\x7e", 4) + std::string(126, 'x'));
  queue.add(message(std::string(65'536, 'y')));
  queue.write_to(pair.socket());
  EXPECT_EQ(pair.all_that_arrived().substr(0, 11), std::string("\x81\x7f\0\0\0\0\0\1\0\0y", 11));
}

TEST(SendQueue, what_the_socket_does_not_take_follows_in_order) {
  Pair pair;
  std::size_t all = 0;
  SendQueue queue(all);
  std::string expected, arrived;
  for (int i = 0; i < 40; ++i) {
    const std::string text = std::string(20'000 + static_cast<std::size_t>(i), 'a' + i % 26);
    queue.add(message(text));
    expected += small_frame(Opcode::Text, text);
    queue.write_to(pair.socket());
    if (i % 3 != 0) continue;
    do {
      arrived += pair.all_that_arrived();
    } while (queue.write_to(pair.socket()).outcome == SendQueue::Outcome::Blocked);
  }
  arrived += pair.all_that_arrived();
  std::string texts;
  for (const char c : arrived)
    if (c >= 'a' && c <= 'z') texts += c;
  std::string expected_texts;
  for (const char c : expected)
    if (c >= 'a' && c <= 'z') expected_texts += c;
  EXPECT_EQ(texts, expected_texts);
  EXPECT_TRUE(queue.empty());
}

TEST(SendQueue, thousands_of_messages_need_more_than_one_frame) {
  Pair pair;
  std::size_t all = 0;
  SendQueue queue(all);
  for (int i = 0; i < 600; ++i) queue.add(message("{}"));
  const auto written = queue.write_to(pair.socket());
  EXPECT_EQ(written.frames, 3u);
  EXPECT_TRUE(queue.empty());
}

TEST(SendQueue, the_last_word_comes_after_everything_and_before_the_close) {
  Pair pair;
  std::size_t all = 0;
  SendQueue queue(all);
  queue.add(message("one"));
  queue.add_last("bye", close_frame(CloseCode::Restart, "restart"));
  queue.write_to(pair.socket());
  EXPECT_EQ(pair.all_that_arrived(), "\x81\x07one\nbye\x88\x09\x03\xf4restart");
}

TEST(SendQueue, dropped_messages_leave_only_the_last_word) {
  Pair pair;
  std::size_t all = 0;
  SendQueue queue(all);
  queue.add(message("never sent"));
  queue.drop_messages();
  queue.add_last("bye", close_frame(CloseCode::Policy, "slow"));
  queue.write_to(pair.socket());
  EXPECT_EQ(pair.all_that_arrived(),
            "\x81\x03"
            "bye\x88\x06\x03\xf0slow");
}

TEST(SendQueue, what_waits_in_all_queues_is_counted_until_it_is_sent_or_forgotten) {
  Pair pair;
  std::size_t all = 0;
  SendQueue reads(all);
  {
    SendQueue does_not_read(all);
    does_not_read.add(message(std::string(4 << 20, 'x')));
    reads.add(message("one"));
    EXPECT_EQ(all, (4u << 20) + 1 + 4);
    does_not_read.write_to(pair.socket());
    EXPECT_EQ(all, does_not_read.bytes() + reads.bytes());
    does_not_read.add_control(Opcode::Ping, "");
    EXPECT_EQ(all, does_not_read.bytes() + reads.bytes());
    does_not_read.add(message("more"));
    does_not_read.drop_messages();
    EXPECT_EQ(all, does_not_read.bytes() + reads.bytes());
  }
  EXPECT_EQ(all, 4u);
}

TEST(SendQueue, a_message_that_goes_out_in_pieces_is_shared_to_its_end) {
  Pair pair;
  std::size_t all = 0;
  SendQueue queue(all);
  const auto large = message(std::string(8 << 20, 'x'));
  queue.add(large);
  queue.write_to(pair.socket());
  EXPECT_EQ(large.use_count(), 2) << "it is kept, not copied";
  std::size_t arrived = 0;
  do {
    arrived += pair.all_that_arrived().size();
  } while (queue.write_to(pair.socket()).outcome == SendQueue::Outcome::Blocked);
  arrived += pair.all_that_arrived().size();
  EXPECT_EQ(arrived, (8u << 20) + 10);
  EXPECT_EQ(large.use_count(), 1);
}

TEST(SendQueue, pongs_between_the_pieces_of_a_message_come_after_it) {
  Pair pair;
  std::size_t all = 0;
  SendQueue queue(all);
  queue.add(message(std::string(1 << 20, 'x')));
  queue.write_to(pair.socket());
  std::string pongs, arrived;
  for (int i = 0; i < 5000; ++i) {
    queue.add_control(Opcode::Pong, "pong");
    pongs += small_frame(Opcode::Pong, "pong");
    if (i % 500 == 0) arrived += pair.all_that_arrived();
    queue.write_to(pair.socket());
  }
  do {
    arrived += pair.all_that_arrived();
  } while (queue.write_to(pair.socket()).outcome == SendQueue::Outcome::Blocked);
  arrived += pair.all_that_arrived();
  EXPECT_EQ(arrived,
            std::string("\x81\x7f\0\0\0\0\0\x10\0\0", 10) + std::string(1 << 20, 'x') + pongs);
}

TEST(SendQueue, a_client_that_is_gone_is_a_failure) {
  Pair pair;
  pair.hang_up();
  std::size_t all = 0;
  SendQueue queue(all);
  queue.add(message("one"));
  EXPECT_EQ(queue.write_to(pair.socket()).outcome, SendQueue::Outcome::Failed);
}

}  // namespace
}  // namespace coverstory::server
