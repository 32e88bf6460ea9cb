// A reader of a store that any thread may ask: it passes everything on.
#pragma once

#include "store/store.h"

namespace coverstory::store {

class PassingReader final : public Reader {
 public:
  explicit PassingReader(Reader& store) : store_(store) {}

  std::expected<std::optional<Log>, StoreError> log_of(std::string_view table) override {
    return store_.log_of(table);
  }
  std::expected<std::optional<std::vector<std::string>>, StoreError> entries_after(
      std::string_view table, std::uint32_t seq) override {
    return store_.entries_after(table, seq);
  }
  std::expected<std::vector<std::optional<std::vector<std::string>>>, StoreError>
  entries_after_each(std::span<const Known> known) override {
    return store_.entries_after_each(known);
  }
  std::expected<std::vector<std::string>, StoreError> codes_after(std::string_view text,
                                                                  std::size_t most) override {
    return store_.codes_after(text, most);
  }
  std::expected<std::vector<std::string>, StoreError> live_codes() override {
    return store_.live_codes();
  }
  std::expected<std::vector<Note>, StoreError> notes() override { return store_.notes(); }
  std::expected<std::vector<Listing>, StoreError> waiting(std::size_t most) override {
    return store_.waiting(most);
  }
  std::expected<std::vector<Listing>, StoreError> listed_for(std::string_view person,
                                                             std::size_t most) override {
    return store_.listed_for(person, most);
  }

 private:
  Reader& store_;
};

}  // namespace coverstory::store
