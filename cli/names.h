// Lists of names on the command line, with commas between them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace coverstory::cli {

std::vector<std::string> split_at_commas(std::string_view text);

}  // namespace coverstory::cli
