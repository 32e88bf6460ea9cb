// Cover Me as the client's list of games has it.
import type { Entry, TableOf } from '../connection/table_state.ts';
import type { Game } from '../game.ts';
import type { GameMemory } from '../memory/game_memory.ts';
import type { CoverMeProtocol } from '../protocol/cover_me.ts';
import { coverMeOptions } from '../protocol/cover_me_options.ts';
import type { RoomOf } from '../protocol/room.ts';
import { coverMeBook, coverMeInShort } from './rules.ts';
import StoryPicture from './StoryPicture.svelte';

export type CoverMeTable = TableOf<CoverMeProtocol>;
export type CoverMeRoom = RoomOf<CoverMeProtocol>;
export type CoverMeEntry = Entry<CoverMeProtocol>;

export const coverMe: Game<CoverMeProtocol> = {
  name: 'cover-me',
  title: 'Cover Me',
  options: coverMeOptions,
  hasStartingPlayer: true,
  pages: {
    play: () => import('./Play.svelte'),
    end: () => import('./End.svelte'),
    board: () => import('./Board.svelte'),
  },
  lesson: () => import('./lesson/LessonTable.svelte'),
  seatTitle: async () => {
    const { magazines, masthead } = await import('../art/cover_me.ts');
    return (seat) => masthead(magazines[seat % magazines.length]!.id);
  },
  rules: {
    prefix: coverMeBook.prefix,
    inShort: coverMeInShort,
    picture: () => import('./RulePicture.svelte'),
    example: () => import('./ExampleSeason.svelte'),
    chapters: () => coverMeBook.chapters(),
  },
  story: {
    Picture: StoryPicture,
  },
  memory: async () => (await import('./memory.ts')) as unknown as { memory: GameMemory },
  awaited: ({ to_act }) => to_act,
  pass: {
    options: { players: 2 },
    isDue: ({ game, mine }) => mine !== null && game?.to_act.includes(mine.seat) === true,
    /** Covers are opened, models scored, votes counted. */
    isReveal: (event) =>
      ['month', 'season', 'end'].includes(event.e) || (event.e === 'act' && event.kind === 'vote'),
    isSealed: ({ mine }) => mine !== null && mine.sealed !== null,
  },
};
