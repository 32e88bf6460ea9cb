// What a viewer knows of a table, as put together from the messages that came: the whole of it, and
// then what each step changed. Where messages do not fit together, something else was sent than
// this viewer's own: changes of another view, or from another moment.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <string_view>

namespace coverstory::hidden {

class Known {
 public:
  /// Takes a snapshot or changes. Says what is wrong with it, if something is, in words that follow
  /// "seat 1 was sent".
  std::optional<std::string_view> take(const boost::json::object& message);

  /// What comes next is the whole: nothing else is known.
  void expect_whole() { expected_ = Expected::Whole; }
  /// The next time that the whole comes, it is what the changes until then have led to.
  void expect_the_same() { expected_ = Expected::TheSame; }
  void expect_anything() { expected_ = Expected::Anything; }

  std::int64_t seq() const { return seq_; }
  const boost::json::object& room() const { return room_; }
  const boost::json::object& game() const { return game_; }
  const boost::json::object& mine() const { return mine_; }

 private:
  enum class Expected : std::uint8_t { Anything, Whole, TheSame };

  std::optional<std::string_view> take_whole(std::int64_t seq, const boost::json::object& whole);
  std::optional<std::string_view> take_changes(std::int64_t seq,
                                               const boost::json::object& changes);

  Expected expected_ = Expected::Anything;
  std::int64_t seq_ = 0;  // of the last message; 0 before the first
  boost::json::object room_, game_, mine_;
};

}  // namespace coverstory::hidden
