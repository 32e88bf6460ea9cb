// An option of a game, declared once. A game's options are one aggregate whose initialisers are the
// printed rules; beside it stands a table that says of each field its key, its values, when it
// applies and what it means. Whatever reads, writes, offers, mixes or hashes options goes over that
// table and names none of them. Knows no game.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/ensure.h"
#include "engine/core/fixed_vector.h"
#include "engine/core/fnv.h"

namespace coverstory {

/// Whether an option is one of the game itself, or only of a table that somebody looks at: records,
/// and commands that let bots play, do not know the latter.
enum class Scope : std::uint8_t { Game, Table };

/// The value of an option as a number: a number's own, or the place of a word among the words.
/// Nothing where the option has no value, as it does not apply.
using OptionValue = std::optional<int>;

template <class Options>
using OptionReader = OptionValue (*)(const Options&);

/// That another option has a certain value. The other one stands earlier in the table.
template <class Options>
struct OptionCondition {
  OptionReader<Options> value = nullptr;
  int wanted = 0;

  constexpr bool holds(const Options& options) const { return !value || value(options) == wanted; }
};

template <class Options>
struct Option {
  /// In JSON; the flag of the command line is the same with dashes.
  std::string_view key;
  /// For the help of the command line, which adds values and default.
  std::string_view meaning;
  /// The values in the order of the enumeration; none for a number.
  FixedVector<std::string_view, 8> words{};
  /// The values of a number, and those that a form offers where all would be too many.
  int low = 0, high = 0;
  FixedVector<int, 8> offered{};
  /// When the option applies: always, unless this says otherwise.
  OptionCondition<Options> only_with{};
  /// What is wrong, as a sentence with its clause, where a number is out of its range or another
  /// value than the default is given though the option does not apply.
  std::string_view refusal{};
  /// What is wrong where an option without a default applies and has no value.
  std::string_view missing{};
  Scope scope = Scope::Game;

  // Filled in by `option<>`.
  OptionReader<Options> value = nullptr;
  void (*set)(Options&, int) = nullptr;
  bool has_default = true;  // one without has no value where it does not apply

  constexpr bool is_number() const { return words.empty(); }
  constexpr bool applies(const Options& options) const { return only_with.holds(options); }
  constexpr OptionValue default_value() const { return value(Options{}); }
  /// Of an option of words that has a value.
  constexpr std::string_view word_in(const Options& options) const {
    const OptionValue present = value(options);
    ENSURE(present && !is_number());
    return words[static_cast<std::size_t>(*present)];
  }
  constexpr OptionValue from_word(std::string_view word) const {
    const auto* const found = std::find(words.begin(), words.end(), word);
    if (found == words.end()) return std::nullopt;
    return static_cast<int>(found - words.begin());
  }
  /// Every value a form offers, in order: all words, the numbers offered or the whole range.
  constexpr void for_each_offered(auto visit) const {
    for (const int number : offered) visit(number);
    if (!offered.empty()) return;
    const int last = is_number() ? high : static_cast<int>(words.size()) - 1;
    for (int each = is_number() ? low : 0; each <= last; ++each) visit(each);
  }
};

namespace detail {

template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

template <class Owner, class Member>
struct FieldTypes {
  using Options = Owner;
  using Value = Member;
};
template <class Owner, class Member>
FieldTypes<Owner, Member> field_types(Member Owner::*);
template <auto Field>
using OptionsWith = decltype(field_types(Field))::Options;
template <auto Field>
using ValueOf = decltype(field_types(Field))::Value;

template <auto Field>
constexpr OptionValue read_field(const OptionsWith<Field>& options) {
  if constexpr (kIsOptional<ValueOf<Field>>) {
    if (!(options.*Field)) return std::nullopt;
    return static_cast<int>(*(options.*Field));
  } else {
    return static_cast<int>(options.*Field);
  }
}

template <auto Field>
constexpr void set_field(OptionsWith<Field>& options, int value) {
  if constexpr (kIsOptional<ValueOf<Field>>) {
    options.*Field = static_cast<ValueOf<Field>::value_type>(value);
  } else {
    options.*Field = static_cast<ValueOf<Field>>(value);
  }
}

}  // namespace detail

/// The option that a field of the options holds: an enumeration, a number, or an optional of them.
template <auto Field>
constexpr Option<detail::OptionsWith<Field>> option(Option<detail::OptionsWith<Field>> declared) {
  declared.value = detail::read_field<Field>;
  declared.set = detail::set_field<Field>;
  declared.has_default = !detail::kIsOptional<detail::ValueOf<Field>>;
  return declared;
}

/// That another option has this value.
template <auto Field, class Value>
constexpr OptionCondition<detail::OptionsWith<Field>> where(Value wanted) {
  return {detail::read_field<Field>, static_cast<int>(wanted)};
}

/// What is wrong with the options, as a sentence; nothing if they are valid.
template <class Options, std::size_t N>
constexpr std::optional<std::string_view> what_is_wrong(const std::array<Option<Options>, N>& table,
                                                        const Options& options) {
  for (const Option<Options>& each : table) {
    const OptionValue value = each.value(options);
    if (!each.applies(options) && value != each.default_value()) return each.refusal;
    if (each.applies(options) && !value) return each.missing;
    if (value && each.is_number() && (*value < each.low || *value > each.high)) return each.refusal;
  }
  return std::nullopt;
}

/// What the options add to the hash of a state: the value of each, and for one without a default
/// one more than its value, or 0. Those behind the first `always` were added later. They count only
/// where they differ from their default, so that games from before keep their hashes.
template <class Options, std::size_t N>
constexpr void hash_options(Fnv& fnv, const std::array<Option<Options>, N>& table,
                            std::size_t always, const Options& options) {
  for (std::size_t i = 0; i < N; ++i) {
    const OptionValue value = table[i].value(options);
    if (i >= always && value == table[i].default_value()) continue;
    if (i >= always) fnv.add(i);
    const int number = table[i].has_default ? *value : (value ? 1 + *value : 0);
    fnv.add(static_cast<std::uint64_t>(std::int64_t{number}));
  }
}

/// Visits every valid combination of the values that a form offers. The first option varies
/// slowest; those without a default vary fastest, as whether they have a value depends on others.
/// With `Scope::Game` a table's options keep their defaults.
template <class Options, std::size_t N>
void for_each_combination(const std::array<Option<Options>, N>& table, auto visit,
                          Scope scope = Scope::Table) {
  const auto vary = [&](const auto& self, std::size_t place, Options options) -> void {
    if (place == 2 * N) {
      if (!what_is_wrong(table, options)) visit(options);
      return;
    }
    const Option<Options>& each = table[place % N];
    const bool is_its_turn = each.has_default == (place < N) && each.scope <= scope;
    if (!is_its_turn || !each.applies(options)) return self(self, place + 1, options);
    each.for_each_offered([&](int value) {
      each.set(options, value);
      self(self, place + 1, options);
    });
  };
  vary(vary, 0, Options{});
}

}  // namespace coverstory
