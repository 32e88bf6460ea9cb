// Which moment of the game it is for a player or a watcher, and which clauses of the rules matter then, the
// most telling first, with those of the way it is played: two people, equal values.
import type { CoverMeOptions } from '../../protocol/cover_me.ts';
import type { CoverMeNumber } from '../rules.ts';
import type { Moment, Scene } from './scenes.ts';

export type HelpMoment =
  | 'draft'
  | 'cover'
  | 'sealed'
  | 'reveal'
  | 'special'
  | 'feature'
  | 'take'
  | 'keep'
  | 'season'
  | 'swap'
  | 'vote'
  | 'end';

type Numbers = readonly CoverMeNumber[];
type ByMoment = Partial<Readonly<Record<HelpMoment, Numbers>>>;

export const clausesAt: Readonly<Record<HelpMoment, Numbers>> = {
  draft: ['2.6', '2.7', '2.8', '1.4', '12.1'],
  cover: ['4.1', '4.2', '4.3', '5.1', '6.2', '3.2', '5.4'],
  sealed: ['4.1', '4.2', '12.2'],
  reveal: ['4.1', '4.2', '4.3', '3.2'],
  special: ['5.1', '5.2', '5.4', '6.2', '6.1'],
  feature: ['5.3', '5.2', '6.2'],
  take: ['6.3', '2.7', '2.8', '2.9', '12.1'],
  keep: ['6.3', '2.2', '7.4', '12.2'],
  season: ['6.4', '3.2', '3.3'],
  swap: ['7.5', '7.4', '7.3', '7.1', '7.2', '2.7'],
  vote: ['10.3', '10.2'],
  end: ['10.1', '10.2', '10.3', '10.4'],
};

/** The coach's words for a moment (`helpCoverMe.coach.…`), and the chapter of the rules whose picture goes with them. */
export const adviceAt = {
  draft: { coach: 'take', chapter: 'hands' },
  cover: { coach: 'cover', chapter: 'special' },
  sealed: { coach: 'sealed', chapter: 'month' },
  reveal: { coach: 'reveal', chapter: 'trends' },
  special: { coach: 'special', chapter: 'special' },
  feature: { coach: 'feature', chapter: 'special' },
  take: { coach: 'take', chapter: 'hands' },
  keep: { coach: 'keep', chapter: 'hands' },
  season: { coach: 'reveal', chapter: 'trends' },
  swap: { coach: 'swap', chapter: 'year' },
  vote: { coach: 'vote', chapter: 'end' },
  end: { coach: 'end', chapter: 'end' },
} as const satisfies Readonly<Record<HelpMoment, { coach: string; chapter: string }>>;

const withFictional: ByMoment = {
  cover: ['8.2', '8.3'],
  reveal: ['8.2'],
  special: ['8.3'],
  take: ['8.4'],
  keep: ['8.4'],
};

const advanced: ByMoment = {
  draft: ['9.2'],
  cover: ['9.3', '9.1', '9.5'],
  sealed: ['9.3'],
  reveal: ['9.3'],
  special: ['9.4', '9.5'],
  feature: ['9.4', '9.5'],
  take: ['9.6'],
  keep: ['9.6'],
  end: ['9.7'],
};

const equalValues: ByMoment = {
  draft: ['11.2'],
  take: ['11.2'],
  vote: ['11.2'],
  end: ['11.2'],
};

/** What 11.2 says otherwise: five cards dealt, no next pile, every card worth 1, no figures that break a tie. */
const otherwiseWithEqualValues = new Set<CoverMeNumber>([
  '1.4',
  '2.6',
  '6.3',
  '9.2',
  '9.6',
  '10.2',
  '10.4',
]);

/** The clauses of a moment at a table with these options. */
export function clausesFor(moment: HelpMoment, options: CoverMeOptions): Numbers {
  const forTwo = options.two_player === 'advanced' ? advanced : withFictional;
  const more = options.players === 2 ? (forTwo[moment] ?? []) : [];
  const values = options.values === 'equal' ? (equalValues[moment] ?? []) : [];
  // Equal values and two rows come first: they change the others.
  const first =
    options.two_player === 'advanced'
      ? [...more, ...clausesAt[moment]]
      : [...clausesAt[moment], ...more];
  const holding =
    values.length > 0 ? first.filter((number) => !otherwiseWithEqualValues.has(number)) : first;
  return [...new Set([...values, ...holding])];
}

/** The moment of a scene: what is being told, else what is asked. */
export function helpMomentOf({ moment, view, mine }: Scene): HelpMoment {
  const told = toldMoment(moment);
  if (told !== undefined) return told;
  if (view.phase === 'over') return 'end';
  if (view.phase === 'draft') return 'draft';
  if (view.phase === 'new-year') return 'swap';
  if (view.awaited !== 'play') return view.awaited;
  return mine?.sealed ? 'sealed' : 'cover';
}

function toldMoment(moment: Moment): HelpMoment | undefined {
  switch (moment.is) {
    case 'reveal':
    case 'count':
    case 'trends':
      return 'reveal';
    case 'verdict':
    case 'harvest':
      return 'special';
    case 'begin':
      return moment.newYear ? 'swap' : 'season';
    case 'end':
      return 'end';
    default:
      return undefined;
  }
}
