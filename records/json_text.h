// JSON written straight into a text, for what is written so often that a tree of values would cost
// more than all else. The bytes are those that boost::json::serialize writes of the same values.
#pragma once

#include <boost/json.hpp>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

namespace coverstory::records {

class JsonText {
 public:
  /// Goes on where the text ends: with a first value, or with what follows there in an object or a
  /// list.
  explicit JsonText(std::string& to) : to_(to) {}

  void null() { bare("null"); }
  void flag(bool value) { bare(value ? "true" : "false"); }
  void number(std::signed_integral auto value) { whole_number(value); }
  void number(std::unsigned_integral auto value) { natural_number(value); }
  /// Of ours: nothing in it needs to be escaped.
  void word(std::string_view word) { quote(word, {}); }
  /// Of anybody's.
  void text(std::string_view text);
  /// A value that is written already.
  void bare(std::string_view json);

  /// What `members` or `items` write stands between the brackets.
  void object(auto members) { enclosed('{', members, '}'); }
  void list(auto items) { enclosed('[', items, ']'); }

  /// Before the value of a member.
  JsonText& key(std::string_view key) {
    quote(key, ":");
    return *this;
  }
  /// A member that is an object, unless it would be empty.
  void object_if_any(std::string_view name, auto members) {
    const std::size_t before = to_.size();
    key(name);
    to_ += '{';
    const std::size_t empty = to_.size();
    members();
    to_.size() == empty ? to_.resize(before) : to_.push_back('}');
  }

 private:
  void whole_number(std::int64_t value);
  void natural_number(std::uint64_t value);
  void quote(std::string_view word, std::string_view after);
  bool needs_comma() const;
  void enclosed(char open, auto& content, char close) {
    if (needs_comma()) to_ += ',';
    to_ += open;
    content();
    to_ += close;
  }

  std::string& to_;
};

/// What `write` writes, as a value.
boost::json::value parsed(std::string_view text);
boost::json::value value_of(auto write) {
  std::string text;
  JsonText to(text);
  write(to);
  return parsed(text);
}
/// An object of the members that it writes.
boost::json::object object_of(auto write_members) {
  return value_of([&](JsonText& to) { to.object([&] { write_members(to); }); }).as_object();
}

}  // namespace coverstory::records
