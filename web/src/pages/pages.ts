// The component of each page. A page is a chunk of its own, loaded when someone goes there: the first
// load stays small however many pages there are.
import type { Component } from 'svelte';
import type { Place } from '../connection/kept.ts';
import type { As } from '../protocol/commands.ts';
import type { Page, Parameters } from '../router/routes.ts';

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

export const pages: { readonly [P in Page]: Loader<P> } = {
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
  about: () => import('./About.svelte'),
  lookBack: () => import('./LookBackPage.svelte'),
};
