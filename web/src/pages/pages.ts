// The component of each page. A page is a chunk of its own, loaded when someone goes there: the first
// load stays small however many pages there are.
import type { Component } from 'svelte';
import type { Place } from '../connection/kept.ts';
import type { As } from '../protocol/commands.ts';
import type { Page, Parameters, Route } from '../router/routes.ts';

/** A page gets what its address says, and what is fixed for that address. */
type Loader<P extends Page> = () => Promise<{
  default: Component<Parameters<P>>;
  fixed?: Readonly<Record<string, string>>;
}>;

/** A table has several addresses: for its players, for a screen that everyone looks at, on this device. */
const tableWith = (fixed: { as?: As; place?: Place }) => async () => ({
  ...(await import('./table/Table.svelte')),
  fixed,
});

const pages: { readonly [P in Page]: Loader<P> } = {
  home: () => import('./home/Home.svelte'),
  table: tableWith({}),
  board: tableWith({ as: 'board' }),
  here: tableWith({ place: 'here' }),
  pass: () => import('./Pass.svelte'),
  passed: () => import('./Passed.svelte'),
  rules: () => import('./Rules.svelte'),
  clause: () => import('./Rules.svelte'),
  learn: () => import('./Learn.svelte'),
  puzzle: () => import('./Puzzle.svelte'),
  puzzleOf: () => import('./Puzzle.svelte'),
  puzzleCalendar: () => import('./PuzzleCalendar.svelte'),
  about: () => import('./About.svelte'),
  lookBack: () => import('./LookBackPage.svelte'),
  lookBackOf: () => import('./LookBackPage.svelte'),
  myGames: () => import('./memory/MyGames.svelte'),
  statistics: () => import('./memory/Statistics.svelte'),
  data: () => import('./memory/MyData.svelte'),
};

/** A page that is ready to be shown, or why there is none. */
export type LoadedPage =
  | {
      readonly is: 'page';
      readonly Page: Component<Record<string, string>>;
      readonly parameters: Readonly<Record<string, string>>;
    }
  | { readonly is: 'missing' | 'broken' };

/** The page of an address. */
export async function loadPage(wanted: Route): Promise<LoadedPage> {
  if (wanted.page === 'missing') return { is: 'missing' };
  try {
    const { default: Page, fixed } = await pages[wanted.page]();
    return { is: 'page', Page: Page as never, parameters: { ...wanted.parameters, ...fixed } };
  } catch {
    return { is: 'broken' };
  }
}
