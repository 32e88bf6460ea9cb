// What a statement is given and what it answers, in PostgreSQL's binary form, so that any bytes are
// themselves and nothing is printed and read again.
#pragma once

#include <libpq-fe.h>

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace coverstory::store::postgres {

/// The parameters $1, $2, … of a statement.
class Parameters {
 public:
  Parameters& text(std::string_view value);
  Parameters& bytes(std::string_view value);   // bytea
  Parameters& number(std::int32_t value);      // int4
  Parameters& big_number(std::int64_t value);  // int8
  Parameters& flag(bool value);                // boolean
  Parameters& texts(std::span<const std::string_view> values);
  Parameters& texts(std::span<const std::string> values);
  Parameters& many_bytes(std::span<const std::string_view> values);
  Parameters& numbers(std::span<const std::int32_t> values);
  Parameters& big_numbers(std::span<const std::int64_t> values);
  Parameters& flags(std::span<const std::uint8_t> values);

  std::size_t size() const { return values_.size(); }
  const std::vector<Oid>& types() const { return types_; }
  const std::vector<std::string>& values() const { return values_; }

 private:
  Parameters& add(Oid type, std::string value);

  std::vector<Oid> types_;  // as many as values_
  std::vector<std::string> values_;
};

/// Rows of binary values.
class Rows {
 public:
  explicit Rows(PGresult* result) : result_(result, &PQclear) {}

  int size() const { return PQntuples(result_.get()); }
  /// A text or bytea, as long as the rows live.
  std::string_view text(int row, int column) const;
  bool flag(int row, int column) const {
    return !is_null(row, column) && text(row, column) == std::string_view("\1");
  }
  std::int32_t number(int row, int column) const;      // int4
  std::int64_t big_number(int row, int column) const;  // int8
  bool is_null(int row, int column) const { return PQgetisnull(result_.get(), row, column) != 0; }

 private:
  std::unique_ptr<PGresult, decltype(&PQclear)> result_;
};

}  // namespace coverstory::store::postgres
