// What a table shows one after the other while an entry is told: each scene is the table at one moment and
// what that moment is about, so that the components draw scenes and know no events. The scenes of a
// month go from the sealed covers to the counted ones, those of a season special row by row to where each
// model goes. Everything is read off the views and the events.
import type { CoverMeEntry } from '../game.ts';
import type {
  BeginEvent,
  Card,
  CoverMeAct,
  CoverMeMine,
  CoverMeView,
  MonthEvent,
  RevealedCover,
  RowView,
  Season,
  SeasonEvent,
  Tracks,
  Trends,
} from '../../protocol/cover_me.ts';

/** Where a cover goes after the season special (CM-5, CM-6.2, CM-9.5). */
export type Verdict = 'scores' | 'middle' | 'influence' | 'back';

export interface RowVerdict {
  readonly seat: number | null;
  readonly row: number;
  readonly cards: readonly Card[];
  readonly featured: readonly Card[];
  readonly goes: Exclude<Verdict, 'back'>;
  /** What the covers were judged by. */
  readonly trends: Trends;
}

export type Moment =
  | { readonly is: 'rest' }
  | { readonly is: 'reveal'; readonly season: Season; readonly month: number }
  | { readonly is: 'count'; readonly cover: RevealedCover }
  | { readonly is: 'trends'; readonly trends: Trends; readonly moved: boolean }
  /** In the last season no other follows, in which an influential model would count. */
  | ({ readonly is: 'verdict'; readonly last: boolean } & RowVerdict)
  | {
      readonly is: 'harvest';
      readonly season: Season;
      readonly year: number;
      readonly scored: number;
    }
  | { readonly is: 'act'; readonly act: CoverMeAct }
  | {
      readonly is: 'begin';
      readonly year: number;
      readonly season: Season;
      readonly newYear: boolean;
    }
  | { readonly is: 'end' };

export interface Scene {
  readonly view: CoverMeView;
  readonly mine: CoverMeMine | null;
  readonly moment: Moment;
  /** What is known of the covers in the rows. */
  readonly verdicts: Readonly<Record<Card, Verdict>>;
}

/** A table between two entries. */
export interface Standing {
  readonly game: CoverMeView;
  readonly mine: CoverMeMine | null;
}

/** The table as it is, with nothing to tell. */
export function resting({ game, mine }: Standing): Scene {
  return { view: game, mine, moment: { is: 'rest' }, verdicts: {} };
}

/** The scenes of an entry; the last is the table as it is then. */
export function scenesOf(
  before: Standing | null,
  entry: CoverMeEntry,
  trendsOf: (view: CoverMeView) => Trends | undefined,
): Scene[] {
  if (entry.game === null) return [];
  const after: Standing = { game: entry.game, mine: entry.mine };
  if (before === null) return [resting(after)];
  const scenes: Scene[] = [];
  let view = before.game;
  const closed = before.mine && { ...before.mine, legal: [], sealed: null };
  const show = (moment: Moment, shown: CoverMeView, verdicts: Scene['verdicts'] = {}) =>
    scenes.push({ view: shown, mine: closed, moment, verdicts });
  for (const event of entry.events) {
    if (event.e === 'month') {
      for (const scene of monthScenes(view, event, trendsOf))
        show(scene.moment, (view = scene.view));
    } else if (event.e === 'season') {
      const last = after.game.phase === 'vote' || after.game.phase === 'over';
      for (const told of verdictsOf(view, event, last))
        show(told.moment, (view = told.view), told.verdicts);
      show(
        { is: 'harvest', season: event.season, year: event.year, scored: cardsIn(event.scored) },
        after.game,
      );
    } else if (event.e === 'act' && event.kind !== 'feature') {
      show({ is: 'act', act: event }, after.game);
    } else if (event.e === 'begin') {
      show(beginning(event, before.game), after.game);
    } else if (event.e === 'end') {
      show({ is: 'end' }, after.game);
    }
  }
  return [...scenes, resting(after)];
}

/** CM-4: all covers open together, are counted one by one, and the trends may move. */
function monthScenes(
  before: CoverMeView,
  event: MonthEvent,
  trendsOf: (view: CoverMeView) => Trends | undefined,
): { moment: Moment; view: CoverMeView }[] {
  const open: CoverMeView = {
    ...before,
    rows: before.rows.map((row) => withCover(row, event)),
    hand: before.hand.filter((card) => !event.covers.some((cover) => cover.card === card)),
    hand_sizes: before.hand_sizes.map((size, seat) => size - coversOf(event, seat)),
    deciding: [],
    to_act: [],
  };
  const { season, month } = event;
  const scenes: { moment: Moment; view: CoverMeView }[] = [
    { moment: { is: 'reveal', season, month }, view: open },
  ];
  let tracks = before.tracks;
  for (const cover of event.covers) {
    tracks = counted(tracks, cover.card);
    scenes.push({ moment: { is: 'count', cover }, view: { ...open, tracks } });
  }
  const moved = JSON.stringify(trendsOf(before)) !== JSON.stringify(event.trends);
  const trends = { is: 'trends', trends: event.trends, moved } as const;
  return [...scenes, { moment: trends, view: { ...open, tracks: event.tracks } }];
}

function withCover(row: RowView, event: MonthEvent): RowView {
  const cover = event.covers.find((one) => one.seat === row.seat && one.row === row.row);
  if (cover === undefined) return row;
  return { ...row, cards: [...row.cards.slice(0, event.month - 1), cover.card] };
}

function coversOf(event: MonthEvent, seat: number): number {
  return event.covers.filter((cover) => cover.seat === seat).length;
}

/** The tracks with one cover more: the way from the tracks before a month to those after it. */
function counted(tracks: Tracks, card: Card): Tracks {
  const letters = { clothes: card[0]!, pattern: card[1]!, length: card[2]!, hair: card[3]! };
  const steps = Object.entries(tracks).map(([trait, track]) => {
    const letter = letters[trait as keyof typeof letters];
    return [trait, { ...track, [letter]: (track[letter as never] ?? 0) + 1 }];
  });
  return Object.fromEntries(steps) as Tracks;
}

/** CM-5, CM-6.2: row by row, which covers are featured and where they go. What scores is the magazine's at once. */
function verdictsOf(
  before: CoverMeView,
  event: SeasonEvent,
  last: boolean,
): { moment: Moment; view: CoverMeView; verdicts: Record<Card, Verdict> }[] {
  const known: Record<Card, Verdict> = {};
  let view = before;
  return before.rows
    .filter((row) => row.cards.length > 0)
    .map((row) => {
      const told = rowVerdict(row, event);
      for (const card of told.cards)
        known[card] = told.featured.includes(card) ? told.goes : 'back';
      view = withScored(view, told);
      return { moment: { is: 'verdict', last, ...told }, view, verdicts: { ...known } };
    });
}

function withScored(view: CoverMeView, { seat, goes, featured }: RowVerdict): CoverMeView {
  const key = goes === 'scores' ? 'scored' : goes === 'middle' ? 'middle' : undefined;
  const piles = key && view[key];
  if (key === undefined || !piles) return view;
  const more = piles.map((cards, at) => (at === seat ? [...cards, ...featured] : cards));
  return { ...view, [key]: more };
}

/** Which covers of a row are featured in its season special, and where they go. */
export function rowVerdict({ seat, row, cards }: RowView, event: SeasonEvent): RowVerdict {
  const open = cards.filter((card) => card !== null);
  const within = (list: readonly Card[] | undefined) => open.filter((card) => list?.includes(card));
  const scored = seat === null ? [] : within(event.scored[seat]);
  const middle = seat === null ? [] : within(event.middle?.[seat]);
  const about = { seat, row, cards: open, trends: event.trends };
  if (scored.length > 0) return { ...about, featured: scored, goes: 'scores' };
  if (middle.length > 0) return { ...about, featured: middle, goes: 'middle' };
  return { ...about, featured: within(event.influence), goes: 'influence' };
}

/** CM-7, CM-10.3, CM-11.2: with equal values and before an extra season the year changes, and no card does. */
function beginning({ year, season }: BeginEvent, before: CoverMeView): Moment {
  return { is: 'begin', year, season, newYear: before.phase === 'new-year' };
}

const cardsIn = (lists: readonly (readonly Card[])[]): number =>
  lists.reduce((sum, cards) => sum + cards.length, 0);
