// What the parts of a table share: the stage, the table, the own desk where there is one, and how to look at
// a card closely.
import { createContext } from 'svelte';
import type { CoverMeTable } from './game.ts';
import type { Card } from '../protocol/cover_me.ts';
import type { Desk } from './desk.svelte.ts';
import type { Scene } from './model/scenes.ts';
import type { Stage } from './stage.svelte.ts';

export interface Setting {
  readonly stage: Stage;
  readonly table: () => CoverMeTable;
  /** The scene that is shown; parts are drawn only when there is one. */
  readonly scene: () => Scene;
  /** None for a spectator and on a shared screen. */
  readonly desk: Desk | undefined;
  readonly look: (card: Card) => void;
  /** Small screens get small cards. */
  readonly compact: () => boolean;
}

export const [theSetting, setSetting] = createContext<Setting>();
