// The client's page for a host of plain files: it says that there is no server behind it, names its
// files relatively, and brings the content policy that a server of ours would send with it.
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "server/http/page_policy.h"
#include "server/http/security_headers.h"

namespace coverstory::cli {

namespace detail {

/// Stands first in the page: what comes behind it is read under the policy.
inline constexpr std::string_view kBegin = "<meta charset=\"utf-8\" />";
/// The client asks for it: web/src/router/site.ts.
inline constexpr std::string_view kMark = "<meta name=\"coverstory\" content=\"site\" />";

inline std::string replaced(std::string text, std::string_view what, std::string_view with) {
  for (std::size_t at = text.find(what); at != std::string::npos;
       at = text.find(what, at + with.size()))
    text.replace(at, what.size(), with);
  return text;
}

}  // namespace detail

/// From the page as a server has it; nothing where that is no page of the client.
inline std::optional<std::string> site_page(std::string_view page) {
  const std::size_t begin = page.find(detail::kBegin);
  if (begin == std::string_view::npos || page.find("src=\"/assets/") == std::string_view::npos)
    return std::nullopt;
  std::string made(page);
  // Styles that stand in the page name files, too. The policy is that of the page as it is written.
  for (const auto& [what, with] :
       {std::pair{"src=\"/", "src=\"./"}, std::pair{"href=\"/", "href=\"./"},
        std::pair{"url(/", "url(./"}})
    made = detail::replaced(std::move(made), what, with);
  made.insert(
      begin + detail::kBegin.size(),
      fmt::format("\n    {}\n    <meta http-equiv=\"Content-Security-Policy\" content=\"{}\" />",
                  detail::kMark, server::policy_of_page(made, server::kOwnContentPolicy)));
  return made;
}

/// Whether a page was written by `site_page`.
inline bool is_site_page(std::string_view page) {
  return page.find(detail::kMark) != std::string_view::npos;
}

}  // namespace coverstory::cli
