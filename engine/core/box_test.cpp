#include "engine/core/box.h"

#include <gtest/gtest.h>

namespace coverstory {
namespace {

struct Meters {
  int count = 0;
  friend bool operator==(const Meters&, const Meters&) = default;
};
/// The same bytes, and another type.
struct Feet {
  int count = 0;
  friend bool operator==(const Feet&, const Feet&) = default;
};
struct Incomparable {
  int count = 0;
};

using SmallBox = Box<16>;

TEST(Box, gives_the_value_back_as_what_it_is) {
  const SmallBox box = Meters{7};
  EXPECT_TRUE(box.holds<Meters>());
  EXPECT_EQ(box.get<Meters>().count, 7);
  EXPECT_EQ(box.get_if<Meters>()->count, 7);
}

TEST(Box, never_gives_it_as_another_type) {
  const SmallBox box = Meters{7};
  EXPECT_FALSE(box.holds<Feet>());
  EXPECT_EQ(box.get_if<Feet>(), nullptr);
  EXPECT_THROW(box.get<Feet>(), BrokenInvariant);
}

TEST(Box, is_empty_until_something_is_put_in) {
  SmallBox box;
  EXPECT_FALSE(box.holds<Meters>());
  EXPECT_THROW(box.get<Meters>(), BrokenInvariant);
  box = Meters{1};
  EXPECT_TRUE(box.holds<Meters>());
}

TEST(Box, a_copy_holds_the_same) {
  SmallBox box = Meters{7};
  const SmallBox copy = box;
  box = Feet{3};
  EXPECT_EQ(copy.get<Meters>().count, 7);
  EXPECT_EQ(box.get<Feet>().count, 3);
}

TEST(Box, equal_are_the_same_values_of_the_same_type) {
  EXPECT_EQ(SmallBox(Meters{7}), SmallBox(Meters{7}));
  EXPECT_NE(SmallBox(Meters{7}), SmallBox(Meters{8}));
  EXPECT_NE(SmallBox(Meters{7}), SmallBox(Feet{7}));
  EXPECT_NE(SmallBox(Meters{7}), SmallBox());
  EXPECT_EQ(SmallBox(), SmallBox());
}

TEST(Box, what_cannot_be_compared_is_not) {
  const SmallBox box = Incomparable{1};
  EXPECT_NE(box, SmallBox(Meters{1}));
  EXPECT_THROW((void)(box == SmallBox(Incomparable{1})), BrokenInvariant);
}

}  // namespace
}  // namespace coverstory
