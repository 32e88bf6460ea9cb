#include "server/websocket/decoder.h"

#include <gtest/gtest.h>

#include <vector>

#include "server/websocket/test_frames.h"
#include "server/websocket/utf8.h"

namespace coverstory::server {
namespace {

constexpr std::size_t kMost = 1000;

/// Writes down what it is told.
class Witness final : public FrameHandler {
 public:
  std::vector<std::string> told;
  bool is_content = true;  // answers with this

  bool on_text(std::string_view text) override { return note("text " + std::string(text)); }
  bool on_ping(std::string_view content) override { return note("ping " + std::string(content)); }
  bool on_close(std::optional<CloseCode> code) override {
    return note("close " + (code ? std::to_string(static_cast<int>(*code)) : "without code"));
  }
  void on_violation(CloseReason reason) override {
    note("wrong " + std::string(words_of(reason).word));
  }

 private:
  bool note(std::string what) {
    told.push_back(std::move(what));
    return is_content;
  }
};

using Told = std::vector<std::string>;

Told told_at_once(std::string bytes) {
  Decoder decoder(kMost);
  Witness witness;
  decoder.feed(bytes, witness);
  return witness.told;
}

Told told_in_pieces(const std::string& bytes, std::size_t piece) {
  Decoder decoder(kMost);
  Witness witness;
  for (std::size_t i = 0; i < bytes.size(); i += piece) {
    std::string part = bytes.substr(i, piece);
    decoder.feed(part, witness);
  }
  return witness.told;
}

TEST(Decoder, messages_are_found_however_the_bytes_arrive) {
  const std::string bytes = masked(Opcode::Text, "one") + masked(Opcode::Ping, "are you there") +
                            masked(Opcode::Text, std::string(126, 'x')) + masked(Opcode::Pong, "") +
                            masked(Opcode::Text, "") +
                            masked(Opcode::Text, std::string(kMost, 'y'));
  const Told expected{"text one", "ping are you there", "text " + std::string(126, 'x'), "text ",
                      "text " + std::string(kMost, 'y')};
  EXPECT_EQ(told_at_once(bytes), expected);
  for (std::size_t piece = 1; piece < 200; ++piece)
    EXPECT_EQ(told_in_pieces(bytes, piece), expected) << "in pieces of " << piece;
}

TEST(Decoder, a_message_in_fragments_is_one_and_control_frames_may_come_between) {
  EXPECT_EQ(told_at_once(masked(Opcode::Text, "a\xc3", Final::No) + masked(Opcode::Ping, "p") +
                         masked(Opcode::Continuation, "\xa4", Final::No) +
                         masked(Opcode::Continuation, "c")),
            (Told{"ping p",
                  "text a\xc3\xa4"
                  "c"}));
}

TEST(Decoder, what_is_too_large_is_refused_before_it_arrives) {
  EXPECT_EQ(told_at_once(masked(Opcode::Text, std::string(kMost + 1, 'x')).substr(0, 8)),
            Told{"wrong too_large"});
  EXPECT_EQ(told_at_once(std::string("\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff", 10)),
            Told{"wrong too_large"});
  EXPECT_EQ(told_at_once(masked(Opcode::Text, std::string(kMost, 'x'), Final::No) +
                         masked(Opcode::Continuation, "y")),
            Told{"wrong too_large"});
}

TEST(Decoder, frames_that_break_the_protocol_are_refused) {
  const std::vector<std::string> wrong{
      std::string("\x81\x01x", 3),        // not masked
      std::string("\xc1\x80", 2),         // a reserved bit
      std::string("\x83\x80", 2),         // an unknown kind
      std::string("\x8b\x80", 2),         // an unknown control frame
      masked(Opcode::Continuation, "x"),  // of nothing
      masked(Opcode::Text, "a", Final::No) + masked(Opcode::Text, "b"),
      masked(Opcode::Ping, std::string(126, 'x')),        // too long for a control frame
      masked(Opcode::Ping, "x", Final::No),               // a control frame in fragments
      masked(Opcode::Close, "x"),                         // half a code
      masked(Opcode::Close, std::string("\x03\xed", 2)),  // 1005 is never sent
  };
  for (const std::string& bytes : wrong)
    EXPECT_EQ(told_at_once(bytes), Told{"wrong protocol_error"});
  EXPECT_EQ(told_at_once(masked(Opcode::Binary, "x")), Told{"wrong not_text"});
  EXPECT_EQ(told_at_once(masked(Opcode::Text, "\xff")), Told{"wrong not_utf8"});
}

TEST(Decoder, after_what_is_wrong_and_after_a_close_nothing_is_told) {
  EXPECT_EQ(told_at_once(masked(Opcode::Binary, "x") + masked(Opcode::Text, "y")),
            Told{"wrong not_text"});
  Decoder decoder(kMost);
  Witness witness;
  witness.is_content = false;
  std::string bytes = masked(Opcode::Close, std::string("\x03\xe8", 2)) + masked(Opcode::Text, "y");
  decoder.feed(bytes, witness);
  bytes = masked(Opcode::Text, "z");
  decoder.feed(bytes, witness);
  EXPECT_EQ(witness.told, Told{"close 1000"});
}

TEST(Decoder, nothing_is_kept_of_what_is_complete) {
  Decoder decoder(kMost);
  Witness witness;
  std::string bytes = masked(Opcode::Text, std::string(500, 'x'));
  std::string first = bytes.substr(0, 100), second = bytes.substr(100);
  decoder.feed(first, witness);
  EXPECT_TRUE(decoder.is_amid_message());
  EXPECT_EQ(decoder.kept_bytes(), 100u);
  decoder.feed(second, witness);
  EXPECT_FALSE(decoder.is_amid_message());
  EXPECT_EQ(decoder.kept_bytes(), 0u);
}

TEST(Utf8, every_length_passes_and_what_is_overlong_broken_or_out_of_range_does_not) {
  for (const char* right : {"", "plain", "\xc3\xa4", "\xe2\x82\xac", "\xf0\x9f\x98\x80",
                            "eight..\xc3\xb6", "\xed\x9f\xbf", "\xf4\x8f\xbf\xbf"})
    EXPECT_TRUE(is_utf8(right)) << right;
  for (const char* wrong : {"\x80", "\xc0\xaf", "\xc1\xbf", "\xe0\x9f\xbf", "\xed\xa0\x80",
                            "\xf0\x8f\xbf\xbf", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xc3",
                            "\xe2\x82", "\xe2\x82x", "a\xff", "12345678\xc3"})
    EXPECT_FALSE(is_utf8(wrong)) << wrong;
}

}  // namespace
}  // namespace coverstory::server
