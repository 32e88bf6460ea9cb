// The options of a game in JSON, from their declaration (engine/core/option.h): the same keys and
// words in records and at tables. A key that is missing means the default, so that what was written
// before there was an option stays readable; a key that is not known is passed over.
#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <boost/json.hpp>
#include <string>

#include "engine/core/option.h"
#include "records/fields.h"

namespace coverstory::records {

/// In the order of the declaration; for a table also those options that are a table's only.
template <class Options, std::size_t N>
boost::json::object options_json(const std::array<Option<Options>, N>& table,
                                 const Options& options, Scope scope = Scope::Game) {
  boost::json::object result;
  for (const Option<Options>& each : table) {
    const OptionValue value = each.value(options);
    if (!value || each.scope > scope) continue;
    if (each.is_number()) {
      result[each.key] = *value;
    } else {
      result[each.key] = each.word_in(options);
    }
  }
  return result;
}

template <class Options>
int read_option(const Option<Options>& option, const boost::json::object& object) {
  if (option.is_number()) return number_field(object, option.key, option.low, option.high);
  const OptionValue value = option.from_word(text_field(object, option.key));
  if (value) return *value;
  throw WrongField(fmt::format("'{}' is none of: {}", option.key, fmt::join(option.words, ", ")));
}

/// What does not apply has its default, whatever is written. Throws WrongField, also for options
/// that are not valid.
template <class Options, std::size_t N>
Options read_options(const std::array<Option<Options>, N>& table, const boost::json::object& object,
                     Scope scope = Scope::Game) {
  Options options;
  for (const Option<Options>& each : table) {
    if (each.scope > scope || !object.contains(each.key)) continue;
    if (!each.has_default && !each.applies(options)) continue;
    const int value = read_option(each, object);
    if (each.applies(options)) each.set(options, value);
  }
  if (const auto wrong = what_is_wrong(table, options)) throw WrongField(std::string(*wrong));
  return options;
}

}  // namespace coverstory::records
