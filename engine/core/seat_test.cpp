#include "engine/core/seat.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace coverstory
