// Cover Me as the client's list of games has it.
import type { Entry, TableOf } from '../connection/table_state.ts';
import type { Game } from '../game.ts';
import type { CoverMeProtocol } from '../protocol/cover_me.ts';
import { coverMeOptions } from '../protocol/cover_me_options.ts';
import type { RoomOf } from '../protocol/room.ts';
import { hrefOf } from '../router/routes.ts';
import { t } from '../texts/texts.svelte.ts';
import { coverMeBook, coverMeInShort } from './rules.ts';

export type CoverMeTable = TableOf<CoverMeProtocol>;
export type CoverMeRoom = RoomOf<CoverMeProtocol>;
export type CoverMeEntry = Entry<CoverMeProtocol>;

export const coverMe: Game<CoverMeProtocol> = {
  name: 'cover-me',
  title: 'Cover Me',
  options: coverMeOptions,
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
    picture: () => import('./StoryPicture.svelte'),
    beginning: () => ({ href: hrefOf('learn', { game: 'cover-me' }), text: t('rules.learn') }),
  },
  pass: {
    options: { players: 2 },
    isDue: ({ game, mine }) => mine !== null && game?.to_act.includes(mine.seat) === true,
    /** Covers are opened, models scored, votes counted. */
    isReveal: (event) =>
      ['month', 'season', 'end'].includes(event.e) || (event.e === 'act' && event.kind === 'vote'),
    isSealed: ({ mine }) => mine !== null && mine.sealed !== null,
  },
};
