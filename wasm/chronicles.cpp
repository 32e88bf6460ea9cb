// What a seat made of a recorded game, of whichever game it is: figures for statistics, and awards.
#include <boost/json.hpp>
#include <utility>

#include "records/check.h"
#include "wasm/exported.h"
#include "wasm/record_lines.h"

namespace coverstory::wasm {

/// Refuses a record that breaks a rule, or one that breaks off. Finding the pars of Cover Up anew
/// (CU-7.1) can take a while: not on a page's own thread.
EXPORTED(record_chronicle) void record_chronicle(Text record, int seat) {
  auto chronicle = records::chronicle(record_lines_in(record), seat);
  if (!chronicle) refuse_line(chronicle.error());
  answer(boost::json::value(*std::move(chronicle)));
}

}  // namespace coverstory::wasm
