// Steps as the bodies of log entries: one JSON object each. `e` says what happened. Keys may be
// added; what is written here must be readable for ever (tables/goldens).
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "tables/step.h"

namespace coverstory::tables {

/// The format that new logs are written in; it stands in the first entry.
inline constexpr int kLogFormat = 1;

std::string body_of(const Step& step, const protocol::GameForms& games);

/// The step, or a sentence with what is wrong.
std::expected<Step, std::string> read_step(std::string_view body, const protocol::GameForms& games);

/// Whether the word is a step whatever the game.
bool is_common_step(std::string_view word);

}  // namespace coverstory::tables
