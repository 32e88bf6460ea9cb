// What a program that plays says to us: a line of JSON each, for either game. What we say to it
// depends on the game and stands in that game's folder.
#pragma once

#include <boost/json.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace coverstory::protocol {

/// The object of a line; nothing if the line is something else.
std::optional<boost::json::object> read_object(std::string_view line);

/// `{"ready":true,…}`, the answer to a hello.
bool is_ready(const boost::json::object& answer);

/// The question that is answered; nothing if the answer names none.
std::optional<std::uint64_t> answered_id(const boost::json::object& answer);

/// `choose` of an answer, where it is an index into that many choices.
std::optional<std::size_t> chosen_index(const boost::json::object& answer, std::size_t choices);

}  // namespace coverstory::protocol
