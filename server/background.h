// Work that may wait: threads for it yield to everything else, so that people never wait for them.
#pragma once

namespace coverstory::server {

/// Of the thread that calls it.
void yield_to_everything();

}  // namespace coverstory::server
