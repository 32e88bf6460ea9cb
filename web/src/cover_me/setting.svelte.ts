// What the parts of a table share: the stage, the table, the own desk where there is one, and the card that is looked at
// closely.
import { createContext, untrack } from 'svelte';
import type { CoverMeTable } from './game.ts';
import type { Card } from '../protocol/cover_me.ts';
import type { Desk } from './desk.svelte.ts';
import type { Scene } from './model/scenes.ts';
import type { Stage } from './stage.svelte.ts';

interface Setting {
  readonly stage: Stage;
  readonly table: () => CoverMeTable;
  /** The scene that is shown; parts are drawn only when there is one. */
  readonly scene: () => Scene;
  /** None for a spectator and on a shared screen. */
  readonly desk: Desk | undefined;
  readonly looked: () => Card | undefined;
  readonly look: (card: Card | undefined) => void;
  /** Small screens get small cards. */
  readonly compact: () => boolean;
}

const [theSetting, setSetting] = createContext<Setting>();
export { theSetting };

/** Shows a table to the parts below: the stage follows it as it changes. */
export function showOn(
  stage: Stage,
  table: () => CoverMeTable,
  { desk, compact }: { desk?: Desk; compact: () => boolean },
): Setting {
  let looked = $state.raw<Card | undefined>(undefined);
  $effect.pre(() => {
    const present = table();
    untrack(() => stage.follow(present));
  });
  return setSetting({
    stage,
    table,
    scene: () => stage.scene!,
    desk,
    looked: () => looked,
    look: (card) => (looked = card),
    compact,
  });
}
