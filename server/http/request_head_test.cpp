#include "server/http/request_head.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace coverstory::server {
namespace {

using testing::Optional;

constexpr std::size_t kMost = 200;

/// What is known of a head when its bytes come one by one, and after how many.
struct Outcome {
  std::expected<std::optional<std::size_t>, HeadFault> size;
  std::size_t after = 0;
};

Outcome byte_by_byte(std::string_view bytes, std::size_t most) {
  for (std::size_t come = 0; come <= bytes.size(); ++come)
    if (const auto size = head_size(bytes.substr(0, come), most); !size || *size)
      return {size, come};
  return {std::nullopt, bytes.size()};
}

std::string head_of_size(std::size_t size) {
  std::string head = "GET / HTTP/1.1\r\nHost: a\r\nX: ";
  head.append(size - head.size() - 4, 'x');
  return head + "\r\n\r\n";
}

TEST(RequestHead, ends_with_its_blank_line_whatever_follows) {
  const std::string head = head_of_size(60);
  EXPECT_THAT(head_size(head, kMost).value(), Optional(60u));
  EXPECT_THAT(head_size(head + "GET /next HTTP/1.1\r\n", kMost).value(), Optional(60u));
  EXPECT_EQ(head_size(head.substr(0, 59), kMost).value(), std::nullopt);
}

TEST(RequestHead, the_largest_is_counted_to_the_byte_however_it_comes) {
  EXPECT_THAT(head_size(head_of_size(kMost), kMost).value(), Optional(kMost));
  EXPECT_THAT(byte_by_byte(head_of_size(kMost), kMost).size.value(), Optional(kMost));

  const std::string larger = head_of_size(kMost + 1);
  EXPECT_EQ(head_size(larger, kMost).error(), HeadFault::TooLarge);
  const Outcome slowly = byte_by_byte(larger, kMost);
  EXPECT_EQ(slowly.size.error(), HeadFault::TooLarge);
  EXPECT_EQ(slowly.after, kMost);
}

TEST(RequestHead, another_protocol_is_noticed_at_its_first_byte) {
  EXPECT_EQ(byte_by_byte("\x16\x03\x01\x02\x04", kMost).after, 1u);
  EXPECT_EQ(head_size("\r\n", kMost).error(), HeadFault::NoHttp);
  EXPECT_EQ(head_size(" / HTTP/1.1\r\n\r\n", kMost).error(), HeadFault::NoHttp);
}

TEST(RequestHead, says_what_it_asks_for) {
  const auto head = read_head(
      "GET /t/abc HTTP/1.1\r\nHost: here\r\nOrigin: http://here\r\nAccept-Language: fi\r\n"
      "X-Forwarded-For: 1.2.3.4\r\nX-Forwarded-For: 5.6.7.8\r\n\r\n");
  ASSERT_TRUE(head);
  EXPECT_EQ(head->request.method, Method::Get);
  EXPECT_EQ(head->request.target, "/t/abc");
  EXPECT_EQ(head->request.accept_language, "fi");
  EXPECT_EQ(head->host, "here");
  EXPECT_EQ(head->origin, "http://here");
  EXPECT_EQ(head->x_forwarded_for, "5.6.7.8");
  EXPECT_TRUE(head->keeps_alive);
  EXPECT_FALSE(head->wants_websocket);
}

TEST(RequestHead, a_websocket_is_asked_for_by_two_fields_in_version_1_1) {
  const auto wants = [](std::string first, std::string fields) {
    return read_head(first + "\r\n" + fields + "\r\n\r\n")->wants_websocket;
  };
  EXPECT_TRUE(wants("GET /ws HTTP/1.1", "Connection: keep-alive, Upgrade\r\nUpgrade: WebSocket"));
  EXPECT_FALSE(wants("GET /ws HTTP/1.1", "Upgrade: websocket"));
  EXPECT_FALSE(wants("GET /ws HTTP/1.1", "Connection: upgrade"));
  EXPECT_FALSE(wants("HEAD /ws HTTP/1.1", "Connection: upgrade\r\nUpgrade: websocket"));
  EXPECT_FALSE(wants("GET /ws HTTP/1.0", "Connection: upgrade\r\nUpgrade: websocket"));
}

TEST(RequestHead, a_body_is_not_taken) {
  EXPECT_EQ(read_head("POST / HTTP/1.1\r\nContent-Length: 1\r\n\r\n").error(), HeadFault::HasBody);
  EXPECT_EQ(read_head("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n").error(),
            HeadFault::HasBody);
  EXPECT_TRUE(read_head("GET / HTTP/1.1\r\nContent-Length: 0\r\n\r\n"));
}

TEST(RequestHead, what_is_no_http_is_refused) {
  for (const char* head :
       {"GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET / HTTP/1.1\r\nno colon\r\n\r\n",
        "GET / HTTP/1.1\r\nContent-Length: 0\r\nTransfer-Encoding: chunked\r\n\r\n",
        "GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n"})
    EXPECT_FALSE(read_head(head)) << head;
}

}  // namespace
}  // namespace coverstory::server
