// What a person is shown where their browser cannot have the page: a sentence in their language,
// and a way on where there is one. Programs go by the status.
#pragma once

#include <cstdint>
#include <string_view>

#include "server/http/message.h"
#include "tables/time.h"

namespace coverstory::server {

enum class Refused : std::uint8_t { Missing, TooFast, TooManyConnections, Full };

/// In the language that is wanted most, as a browser says it.
Response refusal_page(Refused why, std::string_view accept_language);
/// Before anything was read: in every language.
Response refusal_page(Refused why);

/// For an address that is banned.
Response ban_page(tables::Time until, std::string_view accept_language);
Response ban_page(tables::Time until);

}  // namespace coverstory::server
