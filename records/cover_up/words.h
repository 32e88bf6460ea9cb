// The words for the rounds of Cover Up.
#pragma once

#include "engine/cover_up/state.h"
#include "records/words.h"

namespace coverstory::records {

template <>
inline constexpr std::array<std::string_view, 3> kWords<::coverstory::cover_up::EndedBy>{
    "hourglass", "done", "limit"};

namespace cover_up {
using namespace coverstory::cover_up;
using records::from_word;
using records::kWords;
using records::word_of;
}  // namespace cover_up

}  // namespace coverstory::records
