// Whether this browser's player has been offered a game's lesson: it is offered once, before the first game.
import type { GameName } from '../../games.ts';

const storageKey = 'coverstory.offered';

export function isOffered(game: GameName): boolean {
  return kept().includes(game);
}

export function keepOffered(game: GameName): void {
  if (!isOffered(game)) localStorage.setItem(storageKey, [...kept(), game].join(' '));
}

function kept(): readonly string[] {
  return (localStorage.getItem(storageKey) ?? '').split(' ').filter((word) => word !== '');
}
