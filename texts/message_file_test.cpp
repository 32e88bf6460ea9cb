#include "texts/message_file.h"

#include <gtest/gtest.h>

namespace coverstory::texts {
namespace {

TEST(MessageFile, texts_plurals_and_comments_are_read) {
  Messages messages;
  read_messages(R"(// What it is: a = {test}
import type { Wording } from '../message.ts';
export const test = {
  // A comment.
  'a.b': 'One',
  'a.c':
    "It's {name}\nhere",
  'a.d': { one: '{count} card', other: '{count} cards' },
  'a.e': 'It\'s',
} as const;
)",
                messages);
  EXPECT_EQ(messages.size(), 4u);
  EXPECT_EQ(messages.at("a.b").text, "One");
  EXPECT_EQ(messages.at("a.c").text, "It's {name}\nhere");
  EXPECT_EQ(messages.at("a.d").one, "{count} card");
  EXPECT_EQ(messages.at("a.d").text, "{count} cards");
  EXPECT_EQ(messages.at("a.e").text, "It's");
}

TEST(Messages, all_languages_have_the_same_messages) {
  const Messages english = messages_of(Language::English);
  EXPECT_GT(english.size(), 300u);
  for (const Language language : kLanguages) {
    const Messages messages = messages_of(language);
    EXPECT_EQ(messages.size(), english.size());
    for (const auto& [key, message] : english) {
      ASSERT_TRUE(messages.contains(key)) << key;
      EXPECT_EQ(messages.at(key).one.has_value(), message.one.has_value()) << key;
    }
  }
}

}  // namespace
}  // namespace coverstory::texts
