#include "cli/site_page.h"

#include <fmt/format.h>

#include "server/http/security_headers.h"

namespace coverstory::cli {
namespace {

/// Stands first in the page: what comes behind it is read under the policy.
constexpr std::string_view kBegin = "<meta charset=\"utf-8\" />";
/// The client asks for it: web/src/router/site.ts.
constexpr std::string_view kMark = "<meta name=\"coverstory\" content=\"site\" />";

std::string replaced(std::string text, std::string_view what, std::string_view with) {
  for (std::size_t at = text.find(what); at != std::string::npos;
       at = text.find(what, at + with.size()))
    text.replace(at, what.size(), with);
  return text;
}

}  // namespace

std::optional<std::string> site_page(std::string_view page) {
  const std::size_t begin = page.find(kBegin);
  if (begin == std::string_view::npos || page.find("src=\"/assets/") == std::string_view::npos)
    return std::nullopt;
  std::string made(page);
  made.insert(
      begin + kBegin.size(),
      fmt::format("\n    {}\n    <meta http-equiv=\"Content-Security-Policy\" content=\"{}\" />",
                  kMark, server::kOwnContentPolicy));
  return replaced(replaced(std::move(made), "src=\"/", "src=\"./"), "href=\"/", "href=\"./");
}

bool is_site_page(std::string_view page) {
  return page.find(kMark) != std::string_view::npos;
}

}  // namespace coverstory::cli
