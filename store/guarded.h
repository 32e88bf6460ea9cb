// How this folder fails inside: what the world does wrong is thrown as a StoreFailure and becomes a
// std::expected at the interface, in `guarded`. So nothing is thrown across it, and the code
// between reads as if everything went well.
#pragma once

#include <cerrno>
#include <exception>
#include <expected>
#include <functional>
#include <new>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "store/store.h"

namespace coverstory::store {

class StoreFailure : public std::exception {
 public:
  StoreFailure(Failure failure, std::string sentence, std::vector<std::string> tables = {})
      : error_{failure, std::move(sentence), std::move(tables)} {}
  explicit StoreFailure(StoreError error) : error_(std::move(error)) {}

  const StoreError& error() const { return error_; }
  const char* what() const noexcept override { return error_.sentence.c_str(); }

 private:
  StoreError error_;
};

/// What an error of the system means: no room for a file, or anything else.
inline Failure failure_of_system(int error) {
  const bool is_no_room = error == ENOSPC || error == EDQUOT || error == EFBIG;
  return is_no_room ? Failure::Full : Failure::Unavailable;
}

/// What `work` returns, or the failure that it threw.
template <typename Work>
auto guarded(Work&& work) -> std::expected<std::invoke_result_t<Work>, StoreError> {
  try {
    if constexpr (std::is_void_v<std::invoke_result_t<Work>>) {
      std::invoke(std::forward<Work>(work));
      return {};
    } else {
      return std::invoke(std::forward<Work>(work));
    }
  } catch (const StoreFailure& failure) {
    return std::unexpected(failure.error());
  } catch (const std::bad_alloc&) {
    return std::unexpected(StoreError{Failure::Unavailable, "There is not enough memory."});
  } catch (const std::exception& error) {
    return std::unexpected(StoreError{Failure::Unavailable, error.what()});
  }
}

}  // namespace coverstory::store
