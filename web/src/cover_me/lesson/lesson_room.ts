// The room of a lesson's table: the learner and two bots, nobody else, no clock.
import type { CoverMeOptions } from '../../protocol/cover_me.ts';
import type { SeatOfRoom } from '../../protocol/room.ts';
import type { CoverMeRoom } from '../game.ts';

export function roomOf(names: readonly string[], options: CoverMeOptions): CoverMeRoom {
  return {
    game: 'cover-me',
    options,
    code: 'LESSON',
    stage: 'playing',
    host: 0,
    seats: names.map((name, at): SeatOfRoom => {
      if (at === 0) return { kind: 'person', name, stand_in: false, muted: false };
      return { kind: 'bot', name, level: 'easy' };
    }),
    rematch: null,
    result: null,
    public: false,
    clock: 'none',
    away_s: 86_400,
    spectators: false,
    chat: false,
    level: 'easy',
  };
}
