// The words for the options and seasons of Cover Me.
#pragma once

#include "engine/cover_me/action.h"
#include "engine/cover_me/calendar.h"
#include "engine/cover_me/options.h"
#include "records/words.h"

namespace coverstory::records {

template <>
inline constexpr std::array<std::string_view, 2> kWords<::coverstory::cover_me::TwoPlayer>{
    "fictional", "advanced"};
template <>
inline constexpr std::array<std::string_view, 3> kWords<::coverstory::cover_me::GameLength>{
    "standard", "long", "short"};
template <>
inline constexpr std::array<std::string_view, 2> kWords<::coverstory::cover_me::Values>{"by-color",
                                                                                        "equal"};
template <>
inline constexpr std::array<std::string_view, 2> kWords<::coverstory::cover_me::Deal>{"draft",
                                                                                      "quick"};
template <>
inline constexpr std::array<std::string_view, 2> kWords<::coverstory::cover_me::Tie>{"vote",
                                                                                     "share"};
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
