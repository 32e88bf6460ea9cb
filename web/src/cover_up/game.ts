// Cover Up as the client's list of games has it.
import type { TableOf } from '../connection/table_state.ts';
import type { Game } from '../game.ts';
import type { GameMemory } from '../memory/game_memory.ts';
import type { CoverUpProtocol } from '../protocol/cover_up.ts';
import { coverUpOptions } from '../protocol/cover_up_options.ts';
import type { RoomOf } from '../protocol/room.ts';
import { settings } from '../settings/settings.svelte.ts';
import { t } from '../texts/texts.svelte.ts';
import { coverUpBook, coverUpInShort } from './rules.ts';
import StoryPicture from './StoryPicture.svelte';

export type CoverUpTable = TableOf<CoverUpProtocol>;
export type CoverUpRoom = RoomOf<CoverUpProtocol>;

export const coverUp: Game<CoverUpProtocol> = {
  name: 'cover-up',
  title: 'Cover Up',
  options: coverUpOptions,
  pages: {
    play: () => import('./Play.svelte'),
    end: () => import('./End.svelte'),
  },
  lesson: () => import('./lesson/LessonTable.svelte'),
  rules: {
    prefix: coverUpBook.prefix,
    inShort: coverUpInShort,
    picture: () => import('./RulePicture.svelte'),
    example: () => import('./ExamplePile.svelte'),
    chapters: () => coverUpBook.chapters(),
  },
  story: {
    Picture: StoryPicture,
    solo: () => t('here.play.solo'),
  },
  memory: async () => (await import('./memory.ts')) as unknown as { memory: GameMemory },
  awaited: ({ phase, seats }) => {
    const isBuilding = phase === 'building' || phase === 'hourglass';
    return seats.flatMap(({ done, must_return }, seat) =>
      (isBuilding && !done) || (phase === 'returning' && must_return) ? [seat] : [],
    );
  },
  // Who plays for fun sees mistakes while there is time to mend them; the book's way is a setting.
  againstBots: () => ({ referee: settings().referee }),
  pass: {
    // Building goes round without the hourglass, and a round has the longest time there is.
    options: { hourglass_s: 600, deck: 'standard', limit_s: 3600, referee: 'live' },
    hidden: ['hourglass_s', 'limit_s', 'others_piles'],
    peopleOnly: () => t('pass.coverUp'),
    isDue: ({ game, mine }) => {
      if (game === null || mine === null) return false;
      // While three are counted nobody may do anything yet, and everyone is about to.
      const isAboutToBuild = game.phase === 'count-in';
      const isToReturn = mine.returnable.length > 0 && mine.to_return === null;
      return isAboutToBuild || mine.may_be_done || isToReturn;
    },
    isReveal: ({ e }) => e === 'round' || e === 'end',
  },
};
