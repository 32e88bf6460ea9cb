// Tables that live as long as the program: for tests and for the simulator. It keeps the contract
// of a store but for durability. Several houses may share one, each with its own appends: of two
// with the same number one wins. Any thread may ask it for anything.
#pragma once

#include <map>
#include <mutex>
#include <set>

#include "store/passing_reader.h"
#include "store/store.h"

namespace coverstory::store {

class MemoryStore : public Store {
 public:
  enum class Use : std::uint8_t { OneServer, Shared };
  explicit MemoryStore(Use use = Use::OneServer) : use_(use) {}

  std::expected<void, StoreError> append(std::span<const Entry> entries) override;
  std::expected<void, StoreError> probe() override { return {}; }
  std::expected<std::vector<Log>, StoreError> live_logs() override;
  std::expected<std::optional<std::string>, StoreError> last_entry() override;
  std::expected<std::optional<Log>, StoreError> log_of(std::string_view table) override;
  std::expected<std::optional<std::vector<std::string>>, StoreError> entries_after(
      std::string_view table, std::uint32_t seq) override;
  std::expected<void, StoreError> put_to_rest(std::span<const Known> tables) override;
  std::expected<std::vector<std::string>, StoreError> codes_after(std::string_view text,
                                                                  std::size_t most) override;
  std::expected<std::vector<std::string>, StoreError> live_codes() override;
  std::expected<void, StoreError> replace(std::span<const Log> logs) override;
  std::expected<std::vector<Note>, StoreError> notes() override;
  std::expected<void, StoreError> write_note(const Note& note) override;
  bool is_shared() const override { return use_ == Use::Shared; }
  std::expected<std::vector<Listing>, StoreError> waiting(std::size_t most) override;
  std::expected<std::vector<Listing>, StoreError> listed_for(std::string_view person,
                                                             std::size_t most) override;
  std::expected<std::unique_ptr<Reader>, StoreError> reader() override {
    return std::make_unique<PassingReader>(*this);
  }

 private:
  void add(std::span<const Entry> entries);
  std::uint32_t last_number(std::string_view table) const;
  std::vector<Listing> listings(std::size_t most, auto is_wanted) const;

  const Use use_;
  mutable std::mutex mutex_;  // of all that follows
  std::map<std::string, std::vector<std::string>, std::less<>> bodies_;
  std::set<std::string> live_;                                      // some of these tables
  std::vector<std::string> in_order_;                               // all of them, as they came
  std::map<std::string, std::shared_ptr<const Listing>> listings_;  // of some of them; none is null
  std::map<std::string, std::string> notes_;
  std::optional<std::string> last_;  // the body of the last entry
};

}  // namespace coverstory::store
