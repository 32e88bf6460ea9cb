// What can be had of a log by folding it again: the table itself, a replay, the game's record. A
// line of chat that was taken away is in none of the messages, not even in those from before.
#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>

#include "store/store.h"
#include "tables/table.h"

namespace coverstory::tables {

/// When the last entry of a log was made; nothing where it cannot be read, or is later than any
/// clock should say.
std::optional<Time> last_time_in(const store::Log& log, const Games& games);

/// The table after these entries, or a sentence with the entry that cannot be.
std::expected<std::unique_ptr<Table>, std::string> fold(const std::string& code,
                                                        std::span<const std::string> bodies,
                                                        const Games& games,
                                                        Recording recording = Recording::No);

/// As a file, a line for each part, or as a value of JSON.
enum class TextForm : std::uint8_t { Lines, Json };

/// The messages of a viewer from the start of the game to the entry `end`: the snapshot at first,
/// and the changes. In JSON it is a list of them. Nothing as soon as it takes more than
/// `most_bytes`.
std::optional<std::string> replay_of(const std::string& code, std::span<const std::string> bodies,
                                     std::size_t end, const Games& games, Viewer viewer,
                                     TextForm form, std::size_t most_bytes);

/// The record of a finished table (docs/records.md). In JSON it is one text. Nothing as soon as it
/// takes more than `most_bytes`.
std::optional<std::string> record_of(const std::string& code, std::span<const std::string> bodies,
                                     const Games& games, TextForm form, std::size_t most_bytes);
/// The same as lines, however long it is.
std::string record_of(const std::string& code, std::span<const std::string> bodies,
                      const Games& games);

}  // namespace coverstory::tables
