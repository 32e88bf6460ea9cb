# Writes the source that holds the page's message files, word for word:
#   cmake -DTEXTS=web/src/texts -DFILES=cover_me,terminal -DOUT=message_files.cpp -P message_files.cmake
string(REPLACE "," ";" FILES "${FILES}")
list(LENGTH FILES count)
set(source "#include \"texts/message_file.h\"\n\n#include <array>\n#include <cstddef>\n\nnamespace coverstory::texts {\nnamespace {\n\nusing namespace std::string_view_literals;\n\n")
string(APPEND source "constexpr std::array<std::array<std::string_view, ${count}>, 6> kFiles{{\n")
# In the order of `Language`.
foreach(language en nl fi sv da nb)
  string(APPEND source "    {{\n")
  foreach(file IN LISTS FILES)
    file(READ "${TEXTS}/${language}/${file}.ts" text)
    # With its length: the compiler would count so many characters only up to a limit.
    string(APPEND source "R\"texts(${text})texts\"sv,\n")
  endforeach()
  string(APPEND source "    }},\n")
endforeach()
string(APPEND source "}};\n\n}  // namespace\n\nstd::span<const std::string_view> message_files(Language language) {\n  return kFiles.at(static_cast<std::size_t>(language));\n}\n\n}  // namespace coverstory::texts\n")
file(WRITE "${OUT}" "${source}")
