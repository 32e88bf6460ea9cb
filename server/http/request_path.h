// The path of a request's target, decoded, and what it may name: a file below a folder and nothing
// else, whatever the client writes.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace coverstory::server {

/// Without the query and with %20 and the like decoded; nothing where it is no path: not from the
/// root, badly encoded, or with a byte that no name of ours has (NUL, control, backslash).
std::optional<std::string> decoded_path(std::string_view target);

/// The value of `name` in `?name=value&…`; nothing if it is not there.
std::optional<std::string_view> query_value(std::string_view target, std::string_view name);

/// The name of a file below the site's folder, for `/` and the paths that the client draws itself
/// (no dot in the last part) its page; nothing where a part is empty, begins with a dot or leads
/// up.
std::optional<std::string> file_name_of(std::string_view path);

}  // namespace coverstory::server
