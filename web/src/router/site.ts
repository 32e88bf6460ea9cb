// The client lives in two kinds of places. A table server has it at the root of its origin, answers every
// path of ours with it, and has tables. A site (`coverstory site`) is a folder of plain files anywhere, on a
// host that knows nothing of us: pages stand behind `#` there, and there is no table but on this device. The
// site's index.html says what it is.

type Address = Pick<Location, 'origin' | 'pathname' | 'hash'>;

const mark = 'meta[name="coverstory"][content="site"]';

/** Whether a table server is behind this page. Without one nothing is ever dialled. */
export function hasServer(): boolean {
  return typeof document === 'undefined' || document.querySelector(mark) === null;
}

/** Where the client's files begin. */
export function clientRoot(): URL {
  return new URL(hasServer() ? '/' : '.', location.href);
}

/** The address of one of our paths, for `href`. */
export function hrefOfPath(path: string): string {
  return hasServer() ? path : `#${path}`;
}

/** The path of ours that an address means. */
export function pathOf({ pathname, hash }: Pick<Address, 'pathname' | 'hash'>): string {
  if (hasServer()) return pathname;
  return hash.startsWith('#/') ? hash.slice(1) : '/';
}

/** Whether a link may lead to a page of ours: a site's neighbours on its host are others'. */
export function isWithin(link: Address): boolean {
  if (link.origin !== location.origin) return false;
  return hasServer() || (link.pathname === location.pathname && link.hash.startsWith('#/'));
}
