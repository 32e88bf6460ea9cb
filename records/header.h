// The first line of each game: which game, its options, who sat where, the seed, and the version of
// the program that wrote it. Records from before 0.1.0 have no version, and nothing depends on it.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/seed.h"

namespace coverstory::records {

inline constexpr int kFormat = 1;

struct Header {
  std::string game;
  boost::json::object options;
  std::vector<std::string> seats;
  std::string seed;
};

boost::json::object header_json(std::string_view game, boost::json::object options,
                                const std::vector<std::string>& seats, const Seed& seed);

/// Throws WrongField.
Header read_header(const boost::json::object& object);

}  // namespace coverstory::records
