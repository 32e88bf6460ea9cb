// A game record as the page hands it in, one text, for whichever game it is of.
#pragma once

#include "records/line.h"
#include "wasm/exported.h"

namespace coverstory::wasm {

/// One text with a line for each object. Refuses a text that is empty or not JSON Lines.
records::GameLines record_lines_in(Text text);

/// Says which line of a record is wrong, if it is one, and why.
[[noreturn]] void refuse_line(const records::Mistake& mistake);

}  // namespace coverstory::wasm
