#include "server/http/response_head.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace coverstory::server {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr std::chrono::system_clock::time_point kAt{std::chrono::seconds(1'793'750'400)};

TEST(ResponseHead, status_date_own_headers_and_length) {
  const std::string head = head_of(text_response(404, "nothing"), After::Keep, kAt);
  EXPECT_THAT(head,
              StartsWith("HTTP/1.1 404 Not Found\r\nDate: Wed, 04 Nov 2026 00:00:00 GMT\r\n"));
  EXPECT_THAT(head, HasSubstr("\r\nContent-Type: text/plain; charset=utf-8\r\n"));
  EXPECT_THAT(head, HasSubstr("\r\nContent-Length: 7\r\n"));
  EXPECT_THAT(head, Not(HasSubstr("Connection: close")));
  EXPECT_TRUE(head.ends_with("\r\n\r\n"));
  EXPECT_THAT(head_of({}, After::Close, kAt), HasSubstr("\r\nConnection: close\r\n"));
}

TEST(ResponseHead, a_page_that_has_not_changed_has_no_length) {
  EXPECT_THAT(head_of({.status = 304}, After::Keep, kAt), Not(HasSubstr("Content-Length")));
}

TEST(ResponseHead, every_answer_says_what_a_browser_may_do) {
  for (const unsigned status : {200u, 304u, 400u, 503u}) {
    const std::string head = head_of({.status = status}, After::Keep, kAt);
    EXPECT_THAT(head, HasSubstr("\r\nContent-Security-Policy: default-src 'self'; "));
    EXPECT_THAT(head, HasSubstr("frame-ancestors 'none'"));
    EXPECT_THAT(head, Not(HasSubstr("script-src 'self' 'unsafe")));
    EXPECT_THAT(head, HasSubstr("\r\nX-Content-Type-Options: nosniff\r\n"));
    EXPECT_THAT(head, HasSubstr("\r\nReferrer-Policy: no-referrer\r\n"));
    EXPECT_THAT(head, HasSubstr("\r\nCross-Origin-Opener-Policy: same-origin\r\n"));
  }
}

}  // namespace
}  // namespace coverstory::server
