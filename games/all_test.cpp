// The registry of all games: every one in the list is there, under its own words.
#include "games/all.h"

#include <gtest/gtest.h>

#include "engine/cover_up/action.h"
#include "games/cover_me/game.h"

namespace coverstory::games {
namespace {

TEST(AllGames, are_those_of_the_list_by_their_names) {
  const auto& forms = all_games().forms();
  EXPECT_EQ(forms.names(), "cover-me, cover-up");
  EXPECT_EQ(forms.find("cover-me"), &cover_me());
  EXPECT_EQ(forms.find("cover-up"), &cover_up());
  EXPECT_EQ(forms.find("chess"), nullptr);
  EXPECT_EQ(&all_games().kind_of(cover_up()), &cover_up());
}

TEST(AllGames, know_each_action_by_its_words_and_by_its_type) {
  const auto& forms = all_games().forms();
  EXPECT_EQ(forms.actions().size(), 6u);
  EXPECT_EQ(forms.find_command("choose")->step, "chosen");
  EXPECT_EQ(forms.find_step("withdrawn")->command, "withdraw");
  EXPECT_EQ(forms.find_command("chosen"), nullptr);
  EXPECT_EQ(forms.find_step("choose"), nullptr);
  EXPECT_EQ(forms.form_of(coverstory::cover_me::Action::take_draw()).command, "choose");
  EXPECT_EQ(forms.form_of(Withdrawal{}).command, "withdraw");
  EXPECT_EQ(forms.form_of(coverstory::cover_up::Flip{}).command, "flip");
  EXPECT_EQ(forms.form_of(coverstory::cover_up::Done{}).command, "done");
}

TEST(AllGames, an_action_of_none_of_them_is_our_mistake) {
  EXPECT_THROW((void)all_games().forms().form_of(7), BrokenInvariant);
}

TEST(AllGames, options_of_one_are_never_read_as_those_of_the_other) {
  EXPECT_EQ(cover_me().players(cover_me().default_options()), 4);
  EXPECT_THROW((void)cover_me().players(cover_up().default_options()), BrokenInvariant);
  EXPECT_THROW((void)cover_up().options_json(cover_me().default_options()), BrokenInvariant);
}

/// A game that says `say` would never hear it.
class Talkative : public tables::GameKind {
 public:
  explicit Talkative(std::string_view command, std::string_view step)
      : actions_{protocol::form_of_plain_action<Withdrawal>(command, step)} {}
  std::string_view name() const override { return "talkative"; }
  protocol::GameOptions default_options() const override { return 0; }
  protocol::GameOptions read_options(const boost::json::object&) const override { return 0; }
  boost::json::object options_json(const protocol::GameOptions&) const override { return {}; }
  int players(const protocol::GameOptions&) const override { return 2; }
  std::span<const protocol::ActionForm> actions() const override { return actions_; }
  std::unique_ptr<tables::Game> make_game(const protocol::GameOptions&,
                                          const tables::Beginning&) const override {
    return nullptr;
  }

 private:
  std::array<protocol::ActionForm, 1> actions_;
};

TEST(AllGames, a_word_that_all_games_share_is_no_games_own) {
  const Talkative fine("talk", "talked"), command("say", "talked"), step("talk", "said");
  EXPECT_NO_THROW(tables::Games({&fine}));
  EXPECT_THROW(tables::Games({&command}), BrokenInvariant);
  EXPECT_THROW(tables::Games({&step}), BrokenInvariant);
}

TEST(AllGames, a_word_of_one_is_no_other_games) {
  const Talkative command("choose", "talked"), step("talk", "flipped");
  EXPECT_THROW(tables::Games({&cover_me(), &command}), BrokenInvariant);
  EXPECT_THROW(tables::Games({&cover_up(), &step}), BrokenInvariant);
}

}  // namespace
}  // namespace coverstory::games
