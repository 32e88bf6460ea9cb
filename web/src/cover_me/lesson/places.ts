// Where on the page of a table each place is that the coach points at.
import type { Place } from './script.ts';

export const selectors: Readonly<Record<Place, string | undefined>> = {
  magazine: '.magazine.own',
  magazines: '.magazines .magazine',
  card: '.hand li:first-child > button',
  hand: '.hand ol',
  calendar: '.cover-me > header h1, .cover-me > header .year, .cover-me > header ol',
  tracks: '.trends .trait',
  influence: '.influence > section, .influence-small > section',
  say: '.say .buttons .go',
  slot: '.magazine.own .envelope, .magazine.own .slot.mine',
  covers: '.magazine.own .cover',
  tray: '.tray',
  piles: '.piles',
  nothing: undefined,
};

/** The places at the foot of the page, which stay in sight while the rest scrolls. */
export const atTheFoot: ReadonlySet<Place> = new Set(['card', 'hand', 'say', 'tray']);
export const foot = '.cover-me > .foot';
