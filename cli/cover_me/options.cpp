#include "cli/cover_me/options.h"

#include "cli/option_flags.h"

namespace coverstory::cli {

std::span<const Flag> cover_me_option_flags() {
  static const OptionFlags kFlags(cover_me::kOptions);
  return kFlags.flags();
}

cover_me::Options read_cover_me_options(const Arguments& arguments) {
  return read_option_flags(cover_me::kOptions, arguments);
}

std::vector<cover_me::Options> cover_me_options_to_mix(const Arguments& arguments) {
  return options_to_mix(cover_me::kOptions, arguments);
}

}  // namespace coverstory::cli
