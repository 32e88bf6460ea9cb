// The client's page for a host of plain files: it says that there is no server behind it, names its
// files relatively, and brings the content policy that a server of ours would send with it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace coverstory::cli {

/// From the page as a server has it; nothing where that is no page of the client.
std::optional<std::string> site_page(std::string_view page);

/// Whether a page was written by `site_page`.
bool is_site_page(std::string_view page);

}  // namespace coverstory::cli
