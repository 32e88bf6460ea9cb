#include "server/http/page_policy.h"

#include <gtest/gtest.h>

#include "server/http/security_headers.h"

namespace coverstory::server {
namespace {

TEST(PolicyOfPage, a_page_without_styles_and_scripts_of_its_own_has_the_policy_of_all) {
  EXPECT_EQ(policy_of_page("<script src=\"/a.js\"></script><p>Hello</p>", kContentPolicy),
            kContentPolicy);
}

TEST(PolicyOfPage, what_stands_in_the_page_is_allowed_by_its_hash_alone) {
  // printf 'abc' | openssl dgst -sha256 -binary | base64
  constexpr std::string_view kAbc = "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='";
  const std::string policy =
      policy_of_page("<style>abc</style><script>abc</script>", kContentPolicy);
  EXPECT_TRUE(policy.contains(std::string("style-src 'self' ").append(kAbc) + ";")) << policy;
  EXPECT_TRUE(policy.contains(std::string("script-src 'self' ").append(kAbc) + " 'wasm-"))
      << policy;
  EXPECT_EQ(policy.find("'unsafe-inline'"), policy.find("style-src-attr 'unsafe-inline'") + 15);
}

TEST(PolicyOfPage, each_has_a_hash_of_its_own) {
  const std::string one = policy_of_page("<script>a</script>", kContentPolicy);
  const std::string two = policy_of_page("<script>a</script><script>b</script>", kContentPolicy);
  EXPECT_EQ(two.size() - one.size(), one.size() - kContentPolicy.size());
}

}  // namespace
}  // namespace coverstory::server
