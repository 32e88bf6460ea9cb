// Whether bytes are UTF-8, as RFC 6455 demands of a text message (without surrogates, without
// overlong forms, up to U+10FFFF).
#pragma once

#include <string_view>

namespace coverstory::server {

bool is_utf8(std::string_view text);

}  // namespace coverstory::server
