// The component of each page. A page is a chunk of its own, loaded when someone goes there: the first
// load stays small however many pages there are.
import type { Component } from 'svelte';
import type { Page, Parameters } from '../router/routes.ts';

type Loader<P extends Page> = () => Promise<{ default: Component<Parameters<P>> }>;

export const pages: { readonly [P in Page]: Loader<P> } = {
  home: () => import('./home/Home.svelte'),
  table: () => import('./table/Table.svelte'),
  board: () => import('./board/Board.svelte'),
  here: () => import('./here/Here.svelte'),
  pass: () => import('./pass/Pass.svelte'),
  passed: () => import('./pass/Passed.svelte'),
  rules: () => import('./rules/Rules.svelte'),
  clause: () => import('./rules/Rules.svelte'),
  learn: () => import('./learn/Learn.svelte'),
  puzzle: () => import('./puzzle/Puzzle.svelte'),
  puzzleOf: () => import('./puzzle/Puzzle.svelte'),
  about: () => import('./about/About.svelte'),
  lookBack: () => import('./look_back/LookBackPage.svelte'),
};
