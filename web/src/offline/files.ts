// The client's files as the service worker keeps them: which file answers a request, without the network.
// What a server says of its tables is never kept, and neither is the worker itself.

/** A build of the client. */
export interface Build {
  /** Changes with every file. */
  readonly version: string;
  /** Relative to the client's root; the first page is the root, ''. */
  readonly files: readonly string[];
}

/** Where the client is, as its worker knows it. */
export interface Place {
  /** The worker's scope. */
  readonly root: URL;
  /** On a table server every path is a page; in a site there is one page, and the neighbours are others'. */
  readonly hasServer: boolean;
}

/** What a page says to a worker that waits: take over now. */
export const takeOver = 'take over';

/** What a page says to the worker that rules: it was loaded anew, and a newer build waits. */
export const loadedAnew = 'loaded anew';

type Loading = Pick<Request, 'mode' | 'cache'> & { readonly isReloadNavigation?: boolean };

/** Whether a page is being loaded anew. Chromium says so; elsewhere only a reload asks to be checked with the server, if
 * it can be told at all (register.ts has what WebKit needs). */
export const isReload = ({ isReloadNavigation, mode, cache }: Loading): boolean =>
  isReloadNavigation ?? (mode === 'navigate' && (cache === 'no-cache' || cache === 'reload'));

type Asked = Pick<Request, 'url' | 'method' | 'mode'>;

/** The page of all addresses but the first, which comes written. In a site it is the first page, too. */
const bare = 'index.html';

/** What only the server can answer. */
const ofTheServer = /^(ws|healthz|metrics|tables(\/.*)?)$/;

/** The file that answers a request; nothing where that is the network's matter. */
export function fileFor(
  asked: Asked,
  { root, hasServer }: Place,
  build: Build,
): string | undefined {
  const { origin, pathname } = new URL(asked.url);
  const isOurs = origin === root.origin && pathname.startsWith(root.pathname);
  if (!isOurs || asked.method !== 'GET') return undefined;
  const path = pathname.slice(root.pathname.length);
  if (build.files.includes(path) || isHashed(path)) return path;
  const isPage = asked.mode === 'navigate' && hasServer && !ofTheServer.test(path);
  return isPage && !/\.[^/]*$/.test(path) ? bare : undefined;
}

/** Vite puts a hash of the content into these names: what has the name has the content. */
export function isHashed(file: string): boolean {
  return file.startsWith('assets/');
}
