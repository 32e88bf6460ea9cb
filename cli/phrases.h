// Small pieces of plain English that both games' stories are made of.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace coverstory::cli {

/// "a, b and c"; "none" for an empty list.
std::string listed(const std::vector<std::string>& items);
/// "1 card", "3 cards".
std::string counted(int number, std::string_view noun);
std::string capitalised(std::string text);

/// A text from a file, without the characters that a terminal would obey: escape sequences begin
/// with one of them.
std::string harmless(std::string text);

}  // namespace coverstory::cli
