// A game record as the page hands it over: one text with a line for each object.
#pragma once

#include "records/line.h"
#include "wasm/exported.h"

namespace coverstory::wasm {

/// The lines of a record. Refuses a text that is empty or not JSON Lines.
records::GameLines record_lines_in(Text text);

/// Says which line of a record is wrong, if it is one, and why.
[[noreturn]] void refuse(const records::Mistake& mistake);

}  // namespace coverstory::wasm
