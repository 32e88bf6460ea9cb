// What can be had of a log by folding it again: the table itself, the messages somebody missed, a
// replay, the game's record. A line of chat that was taken away is in none of the messages, not
// even in those from before.
#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "protocol/table/message.h"
#include "tables/table.h"

namespace coverstory::tables {

/// The table after these entries, or a sentence with the entry that cannot be.
std::expected<std::unique_ptr<Table>, std::string> fold(const std::string& code,
                                                        std::span<const std::string> bodies,
                                                        const Games& games,
                                                        Recording recording = Recording::No);

/// The messages that the person got as that viewer after the entry `since` (at least 1), by the
/// numbers of that viewer. `table` is the fold of the bodies. Nothing where the person did not have
/// that seat then.
std::optional<std::vector<protocol::Message>> changes_since(const Table& table,
                                                            std::span<const std::string> bodies,
                                                            Viewer viewer, const Person& person,
                                                            std::uint32_t since);

/// All messages of a viewer: the snapshot when the game started, and the changes.
std::vector<protocol::Message> replay_of(const std::string& code,
                                         std::span<const std::string> bodies, const Games& games,
                                         Viewer viewer);

/// The record of a finished table (docs/records.md).
std::string record_of(const std::string& code, std::span<const std::string> bodies,
                      const Games& games);

}  // namespace coverstory::tables
