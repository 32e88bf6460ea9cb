// Boost.JSON as a source of this module: Debian's library is for the machine, not for the browser.
#include <boost/json/src.hpp>
