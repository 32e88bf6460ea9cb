// What the module asks of the page around it: two functions, and nothing of an operating system.
#pragma once

#include <string_view>

namespace coverstory::wasm {

/// Ends the call: the page gets an exception with this sentence, and the module is as it was but
/// for some memory. For input that cannot be read or is not allowed.
[[noreturn]] void refuse(std::string_view sentence);

/// Ends the call because we are wrong: the page should start the module anew.
[[noreturn]] void break_off(std::string_view sentence);

}  // namespace coverstory::wasm
