#include "store/postgres/parameters.h"

#include <bit>
#include <cstring>

#include "engine/core/ensure.h"

namespace coverstory::store::postgres {
namespace {

// PostgreSQL's numbers for types, which never change.
constexpr Oid kBool = 16, kBytea = 17, kInt8 = 20, kInt4 = 23, kText = 25;
constexpr Oid kBoolArray = 1000, kByteaArray = 1001, kInt4Array = 1007, kTextArray = 1009,
              kInt8Array = 1016;

/// Big-endian, as on the wire.
template <class Number>
void put(std::string& out, Number number) {
  if constexpr (std::endian::native == std::endian::little) number = std::byteswap(number);
  out.append(reinterpret_cast<const char*>(&number), sizeof number);
}

template <class Number>
Number number_at(const char* bytes) {
  Number number;
  std::memcpy(&number, bytes, sizeof number);
  if constexpr (std::endian::native == std::endian::little) number = std::byteswap(number);
  return number;
}

/// An array of one dimension begins with a head; each element then stands behind its length.
std::string array_of(Oid element, std::size_t size, std::size_t bytes) {
  std::string out;
  out.reserve(20 + 4 * size + bytes);
  put(out, std::int32_t{1});  // dimensions
  put(out, std::int32_t{0});  // no nulls
  put(out, static_cast<std::int32_t>(element));
  put(out, static_cast<std::int32_t>(size));
  put(out, std::int32_t{1});  // the first has this number
  return out;
}

template <class Texts>
std::string array_of_texts(Oid element, const Texts& texts) {
  std::size_t bytes = 0;
  for (const std::string_view text : texts) bytes += text.size();
  std::string out = array_of(element, texts.size(), bytes);
  for (const std::string_view text : texts) {
    put(out, static_cast<std::int32_t>(text.size()));
    out += text;
  }
  return out;
}

template <class Number>
std::string array_of_numbers(Oid element, std::span<const Number> numbers) {
  std::string out = array_of(element, numbers.size(), sizeof(Number) * numbers.size());
  for (const Number number : numbers) {
    put(out, static_cast<std::int32_t>(sizeof number));
    put(out, number);
  }
  return out;
}

}  // namespace

Parameters& Parameters::add(Oid type, std::string value) {
  types_.push_back(type);
  values_.push_back(std::move(value));
  return *this;
}

Parameters& Parameters::text(std::string_view value) {
  return add(kText, std::string(value));
}

Parameters& Parameters::bytes(std::string_view value) {
  return add(kBytea, std::string(value));
}

Parameters& Parameters::number(std::int32_t value) {
  std::string out;
  put(out, value);
  return add(kInt4, std::move(out));
}

Parameters& Parameters::big_number(std::int64_t value) {
  std::string out;
  put(out, value);
  return add(kInt8, std::move(out));
}

Parameters& Parameters::flag(bool value) {
  return add(kBool, std::string(1, value ? '\1' : '\0'));
}

Parameters& Parameters::texts(std::span<const std::string_view> values) {
  return add(kTextArray, array_of_texts(kText, values));
}

Parameters& Parameters::texts(std::span<const std::string> values) {
  return add(kTextArray, array_of_texts(kText, values));
}

Parameters& Parameters::many_bytes(std::span<const std::string_view> values) {
  return add(kByteaArray, array_of_texts(kBytea, values));
}

Parameters& Parameters::numbers(std::span<const std::int32_t> values) {
  return add(kInt4Array, array_of_numbers(kInt4, values));
}

Parameters& Parameters::big_numbers(std::span<const std::int64_t> values) {
  return add(kInt8Array, array_of_numbers(kInt8, values));
}

Parameters& Parameters::flags(std::span<const std::uint8_t> values) {
  std::string out = array_of(kBool, values.size(), values.size());
  for (const std::uint8_t value : values) {
    put(out, std::int32_t{1});
    out += value != 0 ? '\1' : '\0';
  }
  return add(kBoolArray, std::move(out));
}

std::string_view Rows::text(int row, int column) const {
  return {PQgetvalue(result_.get(), row, column),
          static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}

std::int32_t Rows::number(int row, int column) const {
  ENSURE(PQgetlength(result_.get(), row, column) == 4);
  return number_at<std::int32_t>(PQgetvalue(result_.get(), row, column));
}

std::int64_t Rows::big_number(int row, int column) const {
  ENSURE(PQgetlength(result_.get(), row, column) == 8);
  return number_at<std::int64_t>(PQgetvalue(result_.get(), row, column));
}

}  // namespace coverstory::store::postgres
