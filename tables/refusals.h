// Refusals that have the same words wherever they are met.
#pragma once

#include <expected>
#include <string>
#include <utility>

#include "protocol/table/refusal.h"
#include "tables/time.h"

namespace coverstory::tables {

inline const protocol::Refusal kNotStored{
    .code = protocol::Code::Unavailable,
    .why = "The server cannot store anything at present. Nothing has changed; try again."};
inline const protocol::Refusal kNoSuchTable{.code = protocol::Code::NoSuchTable,
                                            .why = "There is no table with this code."};
inline const protocol::Refusal kNoSuchSeat{.code = protocol::Code::NoSeat,
                                           .why = "The table has no such seat."};
inline const protocol::Refusal kFrozen{
    .code = protocol::Code::TableFrozen,
    .why = "This table ran into a fault of ours and is set aside."};
inline const protocol::Refusal kFault{.code = protocol::Code::Unavailable,
                                      .why = "This ran into a fault of ours. Try again."};
inline const protocol::Refusal kFull{.code = protocol::Code::TooMany,
                                     .why = "This table has gone on for too long."};

inline const protocol::Refusal kHouseFull{
    .code = protocol::Code::TooMany,
    .why = "Too many tables are open on this server; come back later."};
inline const protocol::Refusal kTooManyReadings{
    .code = protocol::Code::TooFast,
    .why = "Too many games are being read back at present; wait a little."};
inline const protocol::Refusal kTooMuch{
    .code = protocol::Code::TooFast, .why = "Too much has been asked for at once; wait a little."};
/// For how long: "12 minutes", "3 hours", "2 days".
std::string span_of(Time ms);

inline const protocol::Refusal kTooManyMisses{
    .code = protocol::Code::TooFast, .why = "Too many codes that no table has; wait a little."};
inline const protocol::Refusal kServerFull{.code = protocol::Code::TooMany,
                                           .why = "The server is full; come back in a while."};

inline std::unexpected<protocol::Refusal> refusal(protocol::Code code, std::string why) {
  return std::unexpected(protocol::Refusal{.code = code, .why = std::move(why)});
}

}  // namespace coverstory::tables
