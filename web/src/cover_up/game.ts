// Cover Up as the client's list of games has it.
import type { TableOf } from '../connection/table_state.ts';
import type { Game } from '../game.ts';
import type { CoverUpProtocol } from '../protocol/cover_up.ts';
import { coverUpOptions } from '../protocol/cover_up_options.ts';
import type { RoomOf } from '../protocol/room.ts';
import { hrefOf } from '../router/routes.ts';
import { t } from '../texts/texts.svelte.ts';
import { coverUpBook, coverUpInShort } from './rules.ts';

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
    picture: () => import('./StoryPicture.svelte'),
    beginning: () => ({ href: hrefOf('puzzle'), text: t('puzzle.title') }),
    solo: () => t('here.play.solo'),
  },
  pass: {
    // Building goes round without the hourglass, and a round has the longest time there is.
    options: { hourglass_s: 600, deck: 'standard', limit_s: 3600 },
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
