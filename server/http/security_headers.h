// Headers on every answer: what a browser may do with it. A page may have a policy of its own
// (page_policy.h). Nothing is loaded from elsewhere, nothing runs that is not a file of ours, and
// no other page may frame or read it. HSTS is for the proxy that has the certificate.
#pragma once

#include <array>
#include <string_view>
#include <utility>

namespace coverstory::server {

/// 'wasm-unsafe-eval' lets the engine's module be compiled, and no script be evaluated. Style
/// attributes place cards on the table; style elements and foreign sheets stay forbidden.
inline constexpr std::string_view kContentPolicy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; "
    "worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action "
    "'none'; "
    "frame-ancestors 'none'";

/// What of it a page can say of itself, where a host sends no header: who may frame it is not in
/// it.
inline constexpr std::string_view kOwnContentPolicy =
    kContentPolicy.substr(0, kContentPolicy.rfind("; frame-ancestors"));

inline constexpr std::string_view kPolicyHeader = "Content-Security-Policy";

inline constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kSecurityHeaders{{
    {kPolicyHeader, kContentPolicy},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Permissions-Policy",
     "camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()"},
}};

}  // namespace coverstory::server
