// Tables that live as long as the program: for tests and for the simulator. It keeps the contract
// of a store but for durability.
#pragma once

#include <map>
#include <set>

#include "store/store.h"

namespace coverstory::store {

class MemoryStore final : public Store {
 public:
  std::expected<void, StoreError> append(std::span<const Entry> entries) override;
  std::expected<void, StoreError> probe() override { return {}; }
  std::expected<std::vector<Log>, StoreError> live_logs() override;
  std::expected<std::optional<Log>, StoreError> log_of(std::string_view table) override;
  std::expected<void, StoreError> put_to_rest(std::span<const std::string> tables) override;
  std::expected<std::vector<std::string>, StoreError> codes_after(std::string_view text,
                                                                  std::size_t most) override;
  std::expected<void, StoreError> replace(std::span<const Log> logs) override;
  std::expected<std::vector<Note>, StoreError> notes() override;
  std::expected<void, StoreError> write_note(const Note& note) override;

 private:
  std::uint32_t last_number(std::string_view table) const;

  std::map<std::string, std::vector<std::string>, std::less<>> bodies_;
  std::set<std::string> live_;
  std::map<std::string, std::string> notes_;
};

}  // namespace coverstory::store
