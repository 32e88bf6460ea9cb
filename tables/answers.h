// The answer that every command gets, once all that it rests on is durable; and how many were
// given.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "protocol/table/answer.h"
#include "tables/audience.h"
#include "tables/journal.h"

namespace coverstory::tables {

class Answers {
 public:
  explicit Answers(Journal& journal) : journal_(journal) {}

  /// The command that is obeyed now, as it came, and how many races it has lost: its answer may
  /// have to be taken back, and the command be obeyed again.
  void remember(std::string_view text, int races) {
    text_ = text;
    races_ = races;
  }
  void forget() { remember({}, 0); }

  void accept(ConnectionId to, std::uint64_t command, protocol::Message answer,
              const About& about) {
    accept(to, command, shared(std::move(answer)), about);
  }
  /// With the number of the entry that the command became, or that is shown.
  void accept(ConnectionId to, std::uint64_t command, std::uint32_t seq, const About& about) {
    accept(to, command, journal_.messages().make([&](std::string memory) {
      return protocol::accepted(std::move(memory), command, seq);
    }),
           about);
  }
  /// `about` is the table whose state is the reason, if any.
  void refuse(ConnectionId to, std::optional<std::uint64_t> command,
              const protocol::Refusal& refusal, const About& about = About::nothing()) {
    ++refused_;
    const auto answers = command ? std::optional(Answering{*command, text_, races_}) : std::nullopt;
    journal_.say(to, shared(protocol::refused(command, refusal)), about, answers);
  }

  /// Before what waits for the store: it tells of no state of anything.
  void refuse_at_once(ConnectionId to, std::optional<std::uint64_t> command,
                      const protocol::Refusal& refusal) {
    ++refused_;
    journal_.say_at_once(to, shared(protocol::refused(command, refusal)));
  }

  /// An answer that was given will not be heard; there will be another.
  void take_back(const Unanswered& command) { --(command.was_accepted ? accepted_ : refused_); }

  std::uint64_t accepted() const { return accepted_; }
  std::uint64_t refused() const { return refused_; }

 private:
  void accept(ConnectionId to, std::uint64_t command, Message answer, const About& about) {
    ++accepted_;
    journal_.say(to, std::move(answer), about, Answering{command, text_, races_, true});
  }

  Journal& journal_;
  std::uint64_t accepted_ = 0;
  std::uint64_t refused_ = 0;
  std::string_view text_;  // empty, but while a command is obeyed that others may be faster than
  int races_ = 0;
};

}  // namespace coverstory::tables
