// The version of Cover Story: it stands in version.txt of the repository, for the command and the page alike.
import text from '../../version.txt?raw';

export const version = text.trim();
