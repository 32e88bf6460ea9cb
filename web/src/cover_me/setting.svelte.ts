// What the parts of a table share: the stage, the table, the own desk where there is one, and what is looked at
// closely.
import { createContext, untrack } from 'svelte';
import type { Values } from '../art/cover_me.ts';
import type { CoverMeTable } from './game.ts';
import type { Card } from '../protocol/cover_me.ts';
import type { Desk } from './desk.svelte.ts';
import type { Print } from './model/print.ts';
import type { Scene } from './model/scenes.ts';
import type { Stage } from './stage.svelte.ts';

/** What can be opened beside a card: a player's panel, a season in print, the game at a glance. */
export type Opened =
  | { readonly is: 'magazine'; readonly seat: number }
  | { readonly is: 'print'; readonly print: Print }
  | { readonly is: 'aid' };

interface Setting {
  readonly stage: Stage;
  readonly table: () => CoverMeTable;
  /** The scene that is shown; parts are drawn only when there is one. */
  readonly scene: () => Scene;
  /** None for a spectator and on a shared screen. */
  readonly desk: Desk | undefined;
  readonly looked: () => Card | undefined;
  readonly look: (card: Card | undefined) => void;
  readonly opened: () => Opened | undefined;
  readonly open: (what: Opened | undefined) => void;
  /** Small screens get small cards. */
  readonly compact: () => boolean;
}

const [theSetting, setSetting] = createContext<Setting>();
/** CM-11.2: what the prestige of the cards below follows from; equal ones do not tell it. */
const [theValues, setValues] = createContext<() => Values>();
export { setValues, theSetting, theValues };

/** Shows a table to the parts below: the stage follows it as it changes. */
export function showOn(
  stage: Stage,
  table: () => CoverMeTable,
  { desk, compact }: { desk?: Desk; compact: () => boolean },
): Setting {
  let looked = $state.raw<Card | undefined>(undefined);
  let opened = $state.raw<Opened | undefined>(undefined);
  $effect.pre(() => {
    const present = table();
    untrack(() => stage.follow(present));
  });
  setValues(() => table().room.options.values);
  return setSetting({
    stage,
    table,
    scene: () => stage.scene!,
    desk,
    looked: () => looked,
    look: (card) => (looked = card),
    opened: () => opened,
    open: (what) => (opened = what),
    compact,
  });
}
