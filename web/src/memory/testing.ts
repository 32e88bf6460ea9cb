// Games of an album as tests make them.
import type { Chronicle, KeptGame } from './kept_game.ts';
import type { PastGame } from './statistics.ts';

let lastCode = 0;

export function someGame(changes: Partial<KeptGame> = {}): PastGame['game'] {
  const code = `TEST${(lastCode += 1)}`;
  return {
    id: `here-${code}`,
    place: 'here',
    code,
    game: 'cover-me',
    seats: [{ name: 'Ada' }, { name: 'Iris', level: 'easy' }],
    at: 1_793_750_400_000,
    record: '',
    ...changes,
    seat: changes.seat ?? 0,
  };
}

export function somePast(told: Partial<Chronicle>, changes: Partial<KeptGame> = {}): PastGame {
  const rank = told.rank ?? (told.won ? 1 : 2);
  const whole = { won: rank === 1, shared: false, scores: [10, 9], awards: [], ...told, rank };
  return { game: someGame(changes), told: whole };
}
