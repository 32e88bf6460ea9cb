// Seats, sets of them, fixed vectors and boxes: the values that states and tables are made of. And
// the version.
#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "engine/core/box.h"
#include "engine/core/fixed_vector.h"
#include "engine/core/seat.h"
#include "engine/core/version.h"

namespace coverstory {
namespace {

TEST(SeatSet, holds_what_was_inserted) {
  SeatSet seats;
  EXPECT_TRUE(seats.empty());
  seats.insert(Seat(2)), seats.insert(Seat(4));
  EXPECT_EQ(seats.size(), 2);
  EXPECT_EQ(seats.first(), Seat(2));
  seats.erase(Seat(2));
  EXPECT_EQ(seats, SeatSet::only(Seat(4)));
  EXPECT_TRUE(SeatSet::all(5).contains(Seat(4)));
  EXPECT_FALSE(SeatSet::all(4).contains(Seat(4)));
}

TEST(Seat, the_left_neighbour_of_the_last_is_the_first) {
  EXPECT_EQ(Seat(0).left(3), Seat(1));
  EXPECT_EQ(Seat(2).left(3), Seat(0));
}

using Four = FixedVector<int, 4>;

TEST(FixedVector, is_copied_like_memory) {
  static_assert(std::is_trivially_copyable_v<Four>);
}

TEST(FixedVector, erase_at_keeps_the_order_and_swap_out_does_not) {
  Four a{1, 2, 3, 4}, b = a;
  a.erase_at(0);
  EXPECT_EQ(a, (Four{2, 3, 4}));
  b.swap_out(0);
  EXPECT_EQ(b, (Four{4, 2, 3}));
}

TEST(FixedVector, push_front_keeps_the_order) {
  Four a{2, 3};
  a.push_front(1);
  EXPECT_EQ(a, (Four{1, 2, 3}));
}

TEST(FixedVector, equality_does_not_see_what_was_removed) {
  Four a{1, 2}, b{1, 3};
  a.pop_back(), b.pop_back();
  EXPECT_EQ(a, b);
  EXPECT_NE(a, Four{});
}

TEST(FixedVector, its_bounds_are_ensured_in_every_build) {
  Four a{1, 2, 3, 4};
  EXPECT_THROW(a.push_back(5), BrokenInvariant);
  EXPECT_THROW((void)a[4], BrokenInvariant);
  a.clear();
  EXPECT_THROW(a.pop_back(), BrokenInvariant);
  EXPECT_THROW(a.erase_at(0), BrokenInvariant);
}

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

TEST(Version, it_is_what_the_file_says) {
  std::ifstream file(COVERSTORY_SOURCE_DIR "/version.txt");
  std::string line;
  ASSERT_TRUE(std::getline(file, line));
  EXPECT_EQ(version(), line);
}

}  // namespace

}  // namespace coverstory
