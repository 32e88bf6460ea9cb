// What the house of tables has around it where other servers use the same database: lists out of
// the store, and the other servers (neighbours.h). It is used on the thread of the event loop
// alone.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/house_outside.h"
#include "server/neighbours.h"
#include "tables/house.h"
#include "tables/neighbourhood.h"

namespace coverstory::server {

/// A presence as servers tell it each other.
std::string text_of(const tables::Presence& presence);
/// Nobody where it cannot be read.
tables::Presence read_presence(std::string_view text);

class HouseNeighbourhood final : public tables::Neighbourhood {
 public:
  /// `on_notes` is told of all notes, when another server has changed them.
  HouseNeighbourhood(boost::asio::io_context& loop, Neighbours& neighbours, HouseOutside& outside,
                     HouseOutside::Tell tell,
                     std::function<void(const std::vector<store::Note>&)> on_notes);

  /// Before anything else: the house learns who is alive, and hears of them from now on.
  void join();

  void list_live() override;
  void list(tables::ListId list, std::optional<tables::Person> of, std::size_t most) override;
  void announce(const std::string& table, const tables::Presence& presence) override;

 private:
  template <class Answer>
  using Read = std::expected<Answer, store::StoreError>;
  /// Asks the store, and tells the house what it said.
  template <class Answer>
  void read(std::function<Read<Answer>(store::Reader&)> question,
            std::function<void(tables::House&, Read<Answer>, tables::Time)> then);

  Neighbours::Listener listener();
  void set_alive(const Neighbours::Servers& alive);
  void read_replaced(const std::string& table);
  void read_notes();
  void ask_for_growth();

  boost::asio::io_context& loop_;
  Neighbours& neighbours_;
  HouseOutside& outside_;
  HouseOutside::Tell tell_;
  std::function<void(const std::vector<store::Note>&)> on_notes_;
  bool is_cut_off_ = false;  // this server counts as gone
  boost::asio::steady_timer growth_timer_;
};

}  // namespace coverstory::server
