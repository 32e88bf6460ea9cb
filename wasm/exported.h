// The module's side of a call. Texts come in as UTF-8 in strings that the page asked for; an answer
// stays in one buffer until the next call. Numbers are passed as they are.
#pragma once

#include <boost/json.hpp>
#include <string>

#define EXPORTED(name) extern "C" [[clang::export_name(#name)]]

namespace coverstory::wasm {

/// A text of the page, which made it with `new_text` and frees it after the call.
using Text = const std::string&;

/// The object or list that a text holds. Refuses another.
boost::json::object object_in(Text text);
boost::json::array array_in(Text text);

/// Answers with a text or with JSON.
void answer(std::string text);
void answer(const boost::json::value& value);

}  // namespace coverstory::wasm
