// The places of the server: how many connections it has at most, and who makes room when all are
// taken. Who has said no hello goes first, the oldest of them; then who has said hello, has no seat
// at any open table and watches none. The last twentieth of the places is for people with a seat: a
// stranger who says hello when only those are left is turned away. So a player who comes back to a
// full server finds a place, whoever filled it.
#pragma once

#include <cstddef>
#include <functional>
#include <list>
#include <memory>

namespace coverstory::server {

class Places {
 public:
  class Place {
   public:
    Place(Places& places, std::list<Place*>::iterator at) : places_(places), at_(at) {}
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    ~Place() { places_.leave(*this); }

    /// Who has it has said hello and was welcomed.
    void settle() { places_.move(*this, places_.settled_); }
    /// Who has it was welcomed, and is a stranger who watches nothing; or is not any more.
    void set_idle(bool idle) { places_.move(*this, idle ? places_.idle_ : places_.settled_); }
    /// What is done when the place goes to another. It is done once at most.
    void on_given_away(std::function<void()> then) { then_ = std::move(then); }

   private:
    friend Places;
    Places& places_;
    std::list<Place*>* list_ = &places_.newcomers_;  // in which it is; none once it is given away
    std::list<Place*>::iterator at_;
    std::function<void()> then_ = [] {};
  };

  explicit Places(std::size_t most) : most_(most), reserved_(most / 20) {}
  Places(const Places&) = delete;
  Places& operator=(const Places&) = delete;

  /// For somebody who comes. Nothing where all are taken, and none by anybody who could go.
  std::unique_ptr<Place> take() {
    if (taken() >= most_ && !give_one_away(newcomers_) && !give_one_away(idle_)) return nullptr;
    const auto at = newcomers_.insert(newcomers_.end(), nullptr);
    auto place = std::make_unique<Place>(*this, at);
    *at = place.get();
    return place;
  }

  std::size_t taken() const { return newcomers_.size() + idle_.size() + settled_.size(); }
  /// Whether more are left than those for people with a seat.
  bool has_room_for_strangers() const { return taken() + reserved_ <= most_; }

 private:
  static bool give_one_away(std::list<Place*>& list) {
    if (list.empty()) return false;
    Place& place = *list.front();
    list.pop_front();
    place.list_ = nullptr;
    place.then_();
    return true;
  }

  static void move(Place& place, std::list<Place*>& to) {
    if (!place.list_ || place.list_ == &to) return;
    to.splice(to.end(), *place.list_, place.at_);
    place.list_ = &to;
  }

  void leave(Place& place) {
    if (place.list_) place.list_->erase(place.at_);
  }

  std::size_t most_;
  std::size_t reserved_;  // of them, for people with a seat
  // Each place is in one of these, the one that has been there for longest first.
  std::list<Place*> newcomers_;
  std::list<Place*> idle_;
  std::list<Place*> settled_;
};

}  // namespace coverstory::server
