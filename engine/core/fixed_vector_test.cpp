#include "engine/core/fixed_vector.h"

#include <gtest/gtest.h>

namespace coverstory {
namespace {

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

}  // namespace
}  // namespace coverstory
