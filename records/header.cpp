#include "records/header.h"

#include "engine/core/version.h"
#include "records/fields.h"

namespace coverstory::records {

boost::json::object header_json(std::string_view game, boost::json::object options,
                                const std::vector<std::string>& seats, const Seed& seed) {
  boost::json::array names;
  for (const std::string& name : seats) names.emplace_back(name);
  return {{"coverstory", kFormat},     {"game", game},       {"options", std::move(options)},
          {"seats", std::move(names)}, {"seed", seed.hex()}, {"version", version()}};
}

Header read_header(const boost::json::object& object) {
  number_field(object, "coverstory", kFormat, kFormat);
  Header header{.game = std::string(text_field(object, "game")),
                .options = object_field(object, "options"),
                .seed = std::string(text_field(object, "seed"))};
  if (object.contains("version")) text_field(object, "version");
  const bool hex = header.seed.find_first_not_of("0123456789abcdefABCDEF") == std::string::npos;
  if (header.seed.empty() || !hex) throw WrongField("'seed' is not a number in hex digits");
  for (const auto& name : list_field(object, "seats")) {
    if (!name.is_string()) throw WrongField("'seats' is not a list of names");
    header.seats.emplace_back(name.get_string());
  }
  return header;
}

}  // namespace coverstory::records
