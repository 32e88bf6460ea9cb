// The words for the seasons, decisions and colours of Cover Me.
#pragma once

#include "engine/cover_me/action.h"
#include "engine/cover_me/calendar.h"
#include "engine/cover_me/card.h"
#include "records/words.h"

namespace coverstory::records {

template <>
inline constexpr std::array<std::string_view, 4> kWords<::coverstory::cover_me::Season>{
    "winter", "spring", "summer", "fall"};
template <>
inline constexpr std::array<std::string_view, 6> kWords<::coverstory::cover_me::Kind>{
    "take", "play", "feature", "keep", "swap", "vote"};
/// CM-1.3: a clothes colour is its letter.
template <>
inline constexpr std::array<std::string_view, 6> kWords<::coverstory::cover_me::Clothes>{
    "Y", "B", "R", "G", "K", "W"};

namespace cover_me {
using namespace coverstory::cover_me;
using records::from_word;
using records::kWords;
using records::word_of;
}  // namespace cover_me

}  // namespace coverstory::records
