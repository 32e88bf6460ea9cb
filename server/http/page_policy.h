// The content policy of a page. What stands in the page itself, styles and scripts of its own, is
// allowed by its hash: nothing else can be put there that a browser would run.
#pragma once

#include <string>
#include <string_view>

namespace coverstory::server {

/// `policy` with the hashes of what stands in `style` and `script` elements of the page.
std::string policy_of_page(std::string_view page, std::string_view policy);

}  // namespace coverstory::server
