// The one answer that every command gets.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "protocol/table/message.h"
#include "protocol/table/refusal.h"
#include "protocol/table/room.h"

namespace coverstory::protocol {

/// `{"re":7,"ok":true}`.
Message accepted(std::uint64_t id);
/// `{"re":7,"ok":true,"seq":12}`: the number of the entry that the command became.
Message accepted(std::uint64_t id, std::uint32_t seq);
/// The same, written in that memory, which is empty.
Message accepted(std::string memory, std::uint64_t id, std::uint32_t seq);
/// `{"re":7,"ok":true,"seq":1,"table":"K7MQ2X"}`: with the table that was opened.
Message accepted(std::uint64_t id, std::uint32_t seq, std::string_view table);

/// The answer to a hello: who the client is from now on, and what time it is here.
Message welcome(std::uint64_t id, std::string_view token, std::int64_t now);
/// A list of tables.
Message listed(std::uint64_t id, std::span<const ShownRoom> rooms);
/// The same of rows that were written before, each a text of JSON.
Message listed(std::uint64_t id, std::span<const std::string> rows);
/// A finished game's record, as a text of JSON.
Message recorded(std::uint64_t id, std::string_view record);
/// A finished game's replay: all that somebody was shown of it, as a list of JSON.
Message replayed(std::uint64_t id, std::string_view messages);

/// `{"re":7,"ok":false,"code":…,"clause":…,"why":…}`; `re` is null where no id could be read.
Message refused(std::optional<std::uint64_t> id, const Refusal& refusal);
/// `{"code":…,"why":…}`: of a request over HTTP, which is no command.
std::string refusal_text(const Refusal& refusal);

}  // namespace coverstory::protocol
