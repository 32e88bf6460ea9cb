// Every option of a table as the lobby shows it: its name, the words to choose from, a sentence on the chosen
// one, and what is sent when another is chosen. Which options make sense depends on the others.
import type { ClothesLetter, CoverMeOptions } from '../../protocol/cover_me.ts';
import type { CoverUpOptions } from '../../protocol/cover_up.ts';
import { clocks, games, levels } from '../../protocol/room.ts';
import type { Clock, Room, SettingsChange } from '../../protocol/room.ts';
import { t } from '../../texts/texts.svelte.ts';

type Value = string | number;

export interface Option {
  readonly key: string;
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly text: string }[];
  /** What the chosen value means. */
  readonly why: string;
  readonly change: (value: Value) => SettingsChange;
}

const gameNames = { 'cover-me': 'Cover Me', 'cover-up': 'Cover Up' } as const;
const colors: readonly ClothesLetter[] = ['Y', 'B', 'R', 'G', 'K', 'W'];
const hourglasses_s = [15, 30, 45, 60, 90];
const limits_s = [60, 120, 300, 600];
const absences_s = [30, 60, 180, 600, 86_400];

const upTo = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** A time in words: seconds, minutes, a day. */
export function timeText(seconds: number): string {
  if (seconds >= 86_400) return t('time.day');
  return seconds % 60 === 0
    ? t('time.minutes', { count: seconds / 60 })
    : t('time.seconds', { count: seconds });
}

/** The rules of the game, as the host has chosen them. */
export function gameOptions(room: Room, playable: readonly Room['game'][] = games): Option[] {
  const game: Option = {
    key: 'game',
    label: t('option.game'),
    value: room.game,
    choices: playable.map((value) => ({ value, text: gameNames[value] })),
    why: room.game === 'cover-me' ? t('home.coverMe') : t('home.coverUp'),
    change: (value) => ({ game: value as Room['game'] }),
  };
  const own = room.game === 'cover-me' ? coverMe(room.options) : coverUp(room.options);
  return playable.length > 1 ? [game, ...own] : own;
}

function coverMe(options: CoverMeOptions): Option[] {
  const { players, two_player, length, values, removed = 'W', deal, tie } = options;
  return [
    playersOption(players, upTo(2, 5), t('option.players.why')),
    ...(players === 2 ? [worded('two_player', two_player, ['fictional', 'advanced'])] : []),
    worded('length', length, ['standard', 'long', 'short']),
    {
      ...worded('values', values, ['by-color', 'equal']),
      // With equal values a colour is left out: one does not go without the other.
      change: (value) => ({
        options: value === 'equal' ? { values: 'equal', removed } : { values: 'by-color' },
      }),
    },
    ...(values === 'equal' ? [removedOption(removed)] : []),
    worded('deal', deal, ['draft', 'quick']),
    worded('tie', tie, ['vote', 'share']),
  ];
}

function removedOption(removed: ClothesLetter): Option {
  return {
    key: 'removed',
    label: t('option.removed'),
    value: removed,
    choices: colors.map((value) => ({ value, text: t(`option.removed.${value}`) })),
    why: t('option.removed.why'),
    change: (value) => ({ options: { removed: value as ClothesLetter } }),
  };
}

function coverUp(options: CoverUpOptions): Option[] {
  const { players, referee, hourglass_s, limit_s, others_piles = 'counted' } = options;
  const why = players === 1 ? t('option.players.solo') : t('option.players.why');
  return [
    playersOption(players, upTo(1, 6), why),
    worded('referee', referee, ['book', 'live']),
    timed('hourglass_s', hourglass_s, hourglasses_s),
    timed('limit_s', limit_s, limits_s),
    worded('others_piles', others_piles, ['counted', 'visible']),
  ];
}

/** The options of a game whose values have words, each with a sentence. */
interface Worded {
  readonly two_player: CoverMeOptions['two_player'];
  readonly length: CoverMeOptions['length'];
  readonly values: CoverMeOptions['values'];
  readonly deal: CoverMeOptions['deal'];
  readonly tie: CoverMeOptions['tie'];
  readonly referee: CoverUpOptions['referee'];
  readonly others_piles: 'counted' | 'visible';
}

function worded<Key extends keyof Worded>(
  key: Key,
  value: Worded[Key],
  values: readonly Worded[Key][],
): Option {
  // All of them are texts without parameters, and a test demands that each is there.
  const text = (name: string) => t(name as 'option.tie');
  return {
    key,
    label: text(`option.${key}`),
    value,
    choices: values.map((each) => ({ value: each, text: text(`option.${key}.${each}`) })),
    why: text(`option.${key}.${value}.why`),
    change: (chosen) => ({ options: { [key]: chosen } }),
  };
}

function timed(key: 'hourglass_s' | 'limit_s', value: number, times_s: readonly number[]): Option {
  return {
    key,
    label: t(`option.${key}`),
    value,
    choices: withPresent(times_s, value),
    why: t(`option.${key}.why`),
    change: (chosen) => ({ options: { [key]: Number(chosen) } }),
  };
}

/** Who may come, how long a decision may take. */
export function houseOptions(room: Room): Option[] {
  const change =
    (key: keyof SettingsChange) =>
    (value: Value): SettingsChange => ({ [key]: value });
  return [
    yesOrNo('public', room.public),
    {
      key: 'clock',
      label: t('option.clock'),
      value: room.clock,
      choices: clocks.map((value) => ({ value, text: clockText(value) })),
      why: clockWhy(room.clock),
      change: change('clock'),
    },
    {
      key: 'away_s',
      label: t('option.away_s'),
      value: room.away_s,
      choices: withPresent(absences_s, room.away_s),
      why: t('option.away_s.why'),
      change: change('away_s'),
    },
    {
      key: 'level',
      label: t('option.level'),
      value: room.level,
      choices: levels.map((value) => ({ value, text: t(`level.${value}`) })),
      why: t(`option.level.${room.level}.why`),
      change: change('level'),
    },
    yesOrNo('spectators', room.spectators),
    yesOrNo('chat', room.chat),
  ];
}

function playersOption(players: number, counts: readonly number[], why: string): Option {
  return {
    key: 'players',
    label: t('option.players'),
    value: players,
    choices: counts.map((value) => ({ value, text: String(value) })),
    why,
    change: (value) => ({ options: { players: Number(value) } }),
  };
}

function yesOrNo(key: 'public' | 'spectators' | 'chat', value: boolean): Option {
  const word = value ? 'yes' : 'no';
  return {
    key,
    label: t(`option.${key}`),
    value: word,
    choices: (['yes', 'no'] as const).map((each) => ({
      value: each,
      text: t(`option.${key}.${each}`),
    })),
    why: t(`option.${key}.${word}.why`),
    change: (chosen) => ({ [key]: chosen === 'yes' }),
  };
}

/** Times to choose from; one that another program has set is among them. */
function withPresent(times_s: readonly number[], present_s: number): Option['choices'] {
  const all = [...new Set([...times_s, present_s])].sort((a, b) => a - b);
  return all.map((value) => ({ value, text: timeText(value) }));
}

const clockSeconds = { '30s': 30, '60s': 60, '3min': 180, day: 86_400 } as const;

function clockText(clock: Clock): string {
  return clock === 'none' ? t('option.clock.none') : timeText(clockSeconds[clock]);
}

function clockWhy(clock: Clock): string {
  if (clock === 'none') return t('option.clock.none.why');
  return clock === 'day' ? t('option.clock.day.why') : t('option.clock.some.why');
}
