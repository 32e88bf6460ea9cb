// The pages and their addresses. They are plain paths, as the link of a table is (`/t/K7MQ2X`): the server
// answers each of them with the client, which is served at the root of its origin. `/t/:code` has a parameter `code`.
//
// The client lives in two kinds of places. A table server has it at the root of its origin, answers every path of
// ours with it, and has tables. A site (`coverstory site`) is a folder of plain files anywhere, on a host that knows
// nothing of us: pages stand behind `#` there, and there is no table but on this device. The site's index.html says
// what it is.

export const patterns = {
  home: '/',
  table: '/t/:code',
  board: '/t/:code/board',
  here: '/here/:code',
  pass: '/pass',
  passed: '/pass/:code',
  rules: '/rules/:game',
  clause: '/rules/:game/:clause',
  learn: '/learn/:game',
  puzzle: '/puzzle',
  puzzleOf: '/puzzle/:date',
  puzzleCalendar: '/puzzles',
  about: '/about',
  lookBack: '/look-back',
  lookBackOf: '/look-back/:id',
  myGames: '/games',
  statistics: '/statistics',
  data: '/data',
} as const satisfies Record<string, `/${string}`>;

export type Page = keyof typeof patterns;

type NamesIn<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;
export type Parameters<P extends Page> = Readonly<Record<NamesIn<(typeof patterns)[P]>, string>>;

/** A page with what its address says; `missing` for an address that means nothing. */
export type Route =
  | { [P in Page]: { readonly page: P; readonly parameters: Parameters<P> } }[Page]
  | { readonly page: 'missing'; readonly parameters: Readonly<Record<never, string>> };

/** What a path leads to. */
export function routeOf(path: string): Route {
  for (const [page, pattern] of Object.entries(patterns)) {
    const parameters = matched(pattern, path);
    if (parameters !== undefined) return { page, parameters } as Route;
  }
  return { page: 'missing', parameters: {} };
}

/** The address of a page, for `href`. */
export function hrefOf<P extends Page>(
  page: P,
  ...[parameters]: Parameters<P> extends Record<string, never> ? [] : [parameters: Parameters<P>]
): string {
  const values: Readonly<Record<string, string>> = parameters ?? {};
  const path = patterns[page].replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  return hrefOfPath(path);
}

/** The parameters where a path fits a pattern. */
export function matched(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (wanted.length !== given.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = decoded(given[index] ?? '');
    if (value === undefined) return undefined;
    if (part.startsWith(':')) parameters[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  return parameters;
}

/** Undoes the escapes of an address; nothing for one that is cut off in the middle of an escape. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

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
function hrefOfPath(path: string): string {
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
