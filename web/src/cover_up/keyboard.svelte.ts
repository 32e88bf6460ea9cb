// Building by keys: what they do with the chosen card, what a screen reader hears of it, and what can be done
// next in a few words.
import { MediaQuery } from 'svelte/reactivity';
import { t } from '../texts/texts.svelte.ts';
import type { Builder } from './builder.svelte.ts';
import { deedOf, type Deed } from './model/keys.ts';
import { listOf, nameOfCard } from './words.ts';

const byFinger = new MediaQuery('(pointer: coarse)');

/** What can be done with the cards now. */
export function hintOf(builder: Builder): string {
  if (!builder.free) return t('coverUp.hint.wait');
  if (builder.air)
    return builder.air.by === 'keys' ? t('coverUp.hint.keys') : t('coverUp.hint.letGo');
  if (builder.chosen === undefined)
    return builder.building.pile.length === 0 ? t('coverUp.hint.start') : '';
  const inHand = builder.beside.includes(builder.chosen);
  if (inHand) return t('coverUp.hint.place');
  return byFinger.current ? t('coverUp.hint.chosen.touch') : t('coverUp.hint.chosen.mouse');
}

export class Keyboard {
  readonly #builder: Builder;
  readonly #isLive: () => boolean;
  /** After a deed of the keys: what is seen now, and which symbols meet. */
  spoken = $state('');

  /** With a live referee (CU-4.3) mistakes are spoken too. */
  constructor(builder: Builder, isLive: () => boolean) {
    this.#builder = builder;
    this.#isLive = isLive;
  }

  /** Whether a key is meant for the table, and not for a field or a sheet. */
  isHeard(event: KeyboardEvent): boolean {
    const target = event.target as HTMLElement;
    const elsewhere = target.closest('input, textarea, select, details') !== null;
    const isCovered = document.querySelector('dialog[open]') !== null;
    return !event.defaultPrevented && !elsewhere && !isCovered;
  }

  press(event: KeyboardEvent): void {
    if (!this.isHeard(event)) return;
    const deed = deedOf(event);
    if (deed === undefined) return;
    // Enter on any other button presses that button.
    const target = event.target as HTMLElement;
    if (deed.is === 'set' && target.closest('button, a') && !target.closest('[data-card]')) return;
    if (this.#builder.chosen === undefined && !['undo', 'redo'].includes(deed.is)) return;
    event.preventDefault();
    this.#perform(deed);
    this.#speak();
  }

  #perform(deed: Deed): void {
    const builder = this.#builder;
    switch (deed.is) {
      case 'move':
        return builder.move(deed.x, deed.y);
      case 'turn':
        return builder.turn();
      case 'flip':
        return builder.flip();
      case 'top':
        return builder.layer('top');
      case 'under':
        return builder.layer('bottom');
      case 'beside':
        return builder.putBeside();
      case 'undo':
        return builder.undo();
      case 'redo':
        return builder.redo();
      case 'set':
        return builder.act();
      case 'drop':
        return builder.drop();
    }
  }

  #speak(): void {
    const builder = this.#builder;
    const card = builder.air?.placement.card ?? builder.chosen;
    if (card === undefined) return;
    const words = [this.#doneWith(card)];
    if (builder.meeting.length > 0)
      words.push(t('coverUp.meet', { symbols: listOf(builder.meeting) }));
    if (builder.seen) words.push(t('coverUp.said.seen', { count: builder.seen.visible }));
    const conflicts = this.#isLive() ? (builder.seen?.conflicts.length ?? 0) : 0;
    if (conflicts > 0) words.push(t('coverUp.conflicts', { count: conflicts }));
    this.spoken = words.join(' ');
  }

  #doneWith(card: string): string {
    const name = nameOfCard(card);
    if (this.#builder.air) return t('coverUp.said.lifted', { card: name });
    const isBeside = this.#builder.beside.includes(card);
    return isBeside
      ? t('coverUp.said.beside', { card: name })
      : t('coverUp.said.placed', { card: name });
  }
}
