#include "texts/message_file.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "engine/core/ensure.h"

namespace coverstory::texts {
namespace {

/// Reads the object that a file exports. Comments are passed over.
class Reader {
 public:
  explicit Reader(std::string_view file) : left_(file) {
    left_.remove_prefix(std::min(left_.find("export const "), left_.size()));
    left_.remove_prefix(std::min(left_.find('='), left_.size()));
    take('=');
  }

  void read(Messages& messages) {
    take('{');
    while (!comes('}')) {
      std::string key = quoted();
      take(':');
      messages.insert_or_assign(std::move(key), message());
      comes(',');
    }
  }

 private:
  Message message() {
    if (!comes('{')) return {.text = quoted()};
    Message message;
    while (!comes('}')) {
      const std::string form = name();
      take(':');
      (form == "one" ? message.one.emplace() : message.text) = quoted();
      comes(',');
    }
    ENSURE(message.one.has_value());
    return message;
  }

  void pass_over_space() {
    while (!left_.empty()) {
      if (left_.starts_with("//")) {
        left_.remove_prefix(std::min(left_.find('\n'), left_.size()));
      } else if (left_.front() == ' ' || left_.front() == '\n') {
        left_.remove_prefix(1);
      } else {
        return;
      }
    }
  }

  /// Takes the sign, if it is the next one.
  bool comes(char sign) {
    pass_over_space();
    if (!left_.starts_with(sign)) return false;
    left_.remove_prefix(1);
    return true;
  }
  void take(char sign) { ENSURE(comes(sign)); }

  std::string name() {
    pass_over_space();
    const std::size_t end = left_.find(':');
    ENSURE(end != std::string_view::npos);
    std::string name(left_.substr(0, end));
    left_.remove_prefix(end);
    return name;
  }

  std::string quoted() {
    pass_over_space();
    ENSURE(!left_.empty() && (left_.front() == '\'' || left_.front() == '"'));
    const char quote = left_.front();
    std::string text;
    for (left_.remove_prefix(1); !left_.starts_with(quote); left_.remove_prefix(1)) {
      const bool is_escaped = left_.starts_with('\\');
      if (is_escaped) left_.remove_prefix(1);
      ENSURE(!left_.empty());
      text += is_escaped && left_.front() == 'n' ? '\n' : left_.front();
    }
    left_.remove_prefix(1);
    return text;
  }

  std::string_view left_;
};

}  // namespace

void read_messages(std::string_view file, Messages& messages) {
  Reader(file).read(messages);
}

Messages messages_of(Language language) {
  Messages messages;
  for (const std::string_view file : message_files(language)) read_messages(file, messages);
  return messages;
}

}  // namespace coverstory::texts
