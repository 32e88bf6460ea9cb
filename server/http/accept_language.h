// Which languages a reader wants, as a browser says it: `nb-NO,nb;q=0.9,no;q=0.8,en;q=0.5`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace coverstory::server {

/// The codes without their countries, `nb`, the most wanted first, each once; Norwegian's three
/// codes are one. What cannot be read is passed over.
std::vector<std::string> languages_wanted(std::string_view accept_language);

}  // namespace coverstory::server
