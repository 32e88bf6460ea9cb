// The one answer that every command gets, as a line of text.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <string>

#include "protocol/table/refusal.h"

namespace coverstory::protocol {

/// `{"re":7,"ok":true,"seq":12}`.
std::string accepted(std::uint64_t id, std::uint32_t seq);
/// `{"re":7,"ok":true,…}` with whatever the command asked for.
std::string accepted(std::uint64_t id, boost::json::object with);
/// `{"re":7,"ok":false,"code":…,"clause":…,"why":…}`; `re` is null where no id could be read.
std::string refused(std::optional<std::uint64_t> id, const Refusal& refusal);

}  // namespace coverstory::protocol
