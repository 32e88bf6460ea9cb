// What the language's libraries need below them, in terms of the two functions of the page. A throw
// is an exception of the page: it leaves the module at once, and nothing in here catches it. The
// readers of JSON throw before they change anything, so no more than a little memory is lost.
#include "wasm/exported.h"

#include <boost/assert/source_location.hpp>
#include <boost/throw_exception.hpp>
#include <chrono>
#include <cstddef>
#include <cstdlib>
#include <exception>

extern "C" {
[[clang::import_module("page"), clang::import_name("leave")]] void page_leave(const char* text,
                                                                              std::size_t size,
                                                                              bool broken);
[[clang::import_module("page"), clang::import_name("now")]] double page_now();

/// All that we throw is a std::exception, with nothing before it.
[[noreturn]] void __cxa_throw(void* thrown, void* /*type*/, void (* /*destroy*/)(void*)) {
  coverstory::wasm::refuse(static_cast<std::exception*>(thrown)->what());
}
void* __cxa_allocate_exception(std::size_t size) noexcept {
  return std::malloc(size);
}
void __cxa_free_exception(void* thrown) noexcept {
  std::free(thrown);
}
/// How the language's library would say on a console why it gives up.
[[noreturn]] void abort_message(const char* format, ...) {
  coverstory::wasm::break_off(format);
}
// The C library could print; there is nothing to print to.
constexpr int kNoSuchFile = 8;
int __imported_wasi_snapshot_preview1_fd_close(int) {
  return kNoSuchFile;
}
int __imported_wasi_snapshot_preview1_fd_seek(int, long long, int, int) {
  return kNoSuchFile;
}
int __imported_wasi_snapshot_preview1_fd_write(int, int, int, int) {
  return kNoSuchFile;
}
void abort() {
  coverstory::wasm::break_off("aborted");
}
}

namespace coverstory::wasm {

void refuse(std::string_view sentence) {
  page_leave(sentence.data(), sentence.size(), false);
  __builtin_trap();
}

void break_off(std::string_view sentence) {
  page_leave(sentence.data(), sentence.size(), true);
  __builtin_trap();
}

}  // namespace coverstory::wasm

namespace boost {

BOOST_NORETURN void throw_exception(const std::exception& thrown) {
  coverstory::wasm::refuse(thrown.what());
}
BOOST_NORETURN void throw_exception(const std::exception& thrown, const source_location&) {
  coverstory::wasm::refuse(thrown.what());
}

}  // namespace boost

[[noreturn]] void std::__libcpp_verbose_abort(const char* format, ...) {
  coverstory::wasm::break_off(format);
}

/// A budget in milliseconds goes by the page's clock.
std::chrono::steady_clock::time_point std::chrono::steady_clock::now() noexcept {
  return time_point(duration_cast<duration>(std::chrono::duration<double, std::milli>(page_now())));
}
