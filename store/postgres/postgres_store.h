// Tables in a PostgreSQL database, which several servers may share. An append moves a table's last
// number from the one that its writer expected, and brings its entries, in one transaction; of two
// servers that write the same number one waits for the other and then gets a Conflict. No table
// belongs to a server, and no clock is trusted.
//
// Where the connection breaks in the middle of a commit, nobody knows which way it went. The store
// then connects again and appends the same once more: either that works, or the entries are there
// already and are its own, or another's are there. Only then does it answer.
//
// A log is rows in either case, live or at rest: rest is a mark by which a start knows what to
// leave alone.
#pragma once

#include <memory>

#include "store/postgres/session.h"
#include "store/store.h"

namespace coverstory::store {

class PostgresStore final : public Store {
 public:
  struct Settings {
    /// Who tells other servers of what is stored; 0: nobody is told.
    std::uint64_t server = 0;
    postgres::SessionSettings session{};
  };

  /// `conninfo` is libpq's own: "host=/run/postgresql dbname=coverstory", or an address. With
  /// several hosts the one that may be written to is used.
  static std::expected<std::unique_ptr<PostgresStore>, StoreError> open(const std::string& conninfo,
                                                                        Settings settings);
  static std::expected<std::unique_ptr<PostgresStore>, StoreError> open(
      const std::string& conninfo) {
    return open(conninfo, {});
  }

  std::expected<void, StoreError> append(std::span<const Entry> entries) override;
  std::expected<void, StoreError> probe() override;
  std::expected<std::vector<Log>, StoreError> live_logs() override;
  std::expected<std::optional<Log>, StoreError> log_of(std::string_view table) override;
  std::expected<std::optional<std::vector<std::string>>, StoreError> entries_after(
      std::string_view table, std::uint32_t seq) override;
  /// In one journey.
  std::expected<std::vector<std::optional<std::vector<std::string>>>, StoreError>
  entries_after_each(std::span<const Known> known) override;
  std::expected<void, StoreError> put_to_rest(std::span<const Known> tables) override;
  std::expected<std::vector<std::string>, StoreError> codes_after(std::string_view text,
                                                                  std::size_t most) override;
  std::expected<std::vector<std::string>, StoreError> live_codes() override;
  std::expected<void, StoreError> replace(std::span<const Log> logs) override;
  std::expected<std::vector<Note>, StoreError> notes() override;
  std::expected<void, StoreError> write_note(const Note& note) override;
  bool is_shared() const override { return true; }
  std::expected<std::vector<Listing>, StoreError> waiting(std::size_t most) override;
  std::expected<std::vector<Listing>, StoreError> listed_for(std::string_view person,
                                                             std::size_t most) override;
  /// A session of its own.
  std::expected<std::unique_ptr<Reader>, StoreError> reader() override {
    return open(session_.conninfo(), {.server = server_, .session = session_.settings()});
  }

 private:
  PostgresStore(const std::string& conninfo, Settings settings)
      : server_(settings.server), session_(conninfo, std::move(settings.session)) {}

  void tell(const std::string& notice);
  void tell_of_growth(std::span<const Entry> entries);

  std::vector<std::string> codes(const char* statement, const postgres::Parameters& parameters);
  std::vector<Listing> listings(const char* statement, const postgres::Parameters& parameters);

  std::uint64_t server_;
  postgres::Session session_;
};

}  // namespace coverstory::store
