#include "server/websocket/handshake.h"

#include <gtest/gtest.h>

#include <vector>

namespace coverstory::server {
namespace {

TEST(Handshake, the_answer_to_a_key_is_that_of_the_standard) {
  EXPECT_EQ(accept_of("dGhlIHNhbXBsZSBub25jZQ=="), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
}

TEST(Handshake, a_key_is_sixteen_bytes) {
  EXPECT_TRUE(is_websocket_key("dGhlIHNhbXBsZSBub25jZQ=="));
  for (const char* wrong : {"", "dGhlIHNhbXBsZSBub25jZQ", "dGhlIHNhbXBsZSBub25j====",
                            "dGhlIHNhbXBsZSBub25j\r\nQ==", "dGhlIHNhbXBsZSBub25jZQABCD=="})
    EXPECT_FALSE(is_websocket_key(wrong)) << wrong;
}

TEST(Handshake, pages_of_this_host_and_of_the_list_may_connect_and_programs) {
  const std::vector<std::string> allowed{"https://app.example.org"};
  const auto may = [&](std::string_view origin, std::string_view host) {
    return is_allowed_origin(origin, host, allowed);
  };
  EXPECT_TRUE(may("", "play.example.org"));
  EXPECT_TRUE(may("https://play.example.org", "play.example.org"));
  EXPECT_TRUE(may("http://localhost:8080", "LOCALHOST:8080"));
  EXPECT_TRUE(may("https://app.example.org", "play.example.org"));
  for (const char* wrong :
       {"https://evil.example", "https://play.example.org.evil.example", "null",
        "https://play.example.org:444", "http://app.example.org", "file://", "play.example.org"})
    EXPECT_FALSE(may(wrong, "play.example.org")) << wrong;
  EXPECT_FALSE(may("https://", ""));
}

}  // namespace
}  // namespace coverstory::server
