# The compiler for the browser's module: clang for wasm32-wasi, with Debian's wasi-libc and libc++.
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar-19)
set(CMAKE_RANLIB llvm-ranlib-19)
# A program of this target has no main to try the compiler with.
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
