// Every option of a table as the lobby shows it: its name, the words to choose from, a sentence on the chosen
// one, and what is sent when another is chosen. Which options make sense depends on the others.
import { gameNamed, games } from '../../games.ts';
import { applies, optionChange } from '../../protocol/options.ts';
import type { Declarations, OptionValue as Value, OptionValues } from '../../protocol/options.ts';
import { clocks, levels } from '../../protocol/room.ts';
import type { Clock, Room, SettingsChange } from '../../protocol/room.ts';
import { t } from '../../texts/texts.svelte.ts';

export interface Option {
  readonly key: string;
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly text: string }[];
  /** What the chosen value means. */
  readonly why: string;
  readonly change: (value: Value) => SettingsChange;
}

const absences_s = [30, 60, 180, 600, 86_400];

/** A time in words: seconds, minutes, a day. */
function timeText(seconds: number): string {
  if (seconds >= 86_400) return t('time.day');
  return seconds % 60 === 0
    ? t('time.minutes', { count: seconds / 60 })
    : t('time.seconds', { count: seconds });
}

/** The rules of the game, as the host has chosen them. */
export function gameOptions(room: Room): Option[] {
  const game: Option = {
    key: 'game',
    label: t('option.game'),
    value: room.game,
    choices: games.map(({ name, title }) => ({ value: name, text: title })),
    why: t(`story.${room.game}`),
    change: (value) => ({ game: value as Room['game'] }),
  };
  return [game, ...ownOptions(gameNamed(room.game).options, room.options)];
}

/** What the engine declares: whatever applies, with its words from the texts. */
function ownOptions(declared: Declarations, options: OptionValues): Option[] {
  return declared
    .filter((each) => applies(each, options))
    .map(({ key, choices, default: otherwise }) => {
      const value = options[key] ?? otherwise ?? '';
      return {
        key,
        label: text(`option.${key}`),
        value,
        choices: choicesOf(key, choices, value),
        why: text(`option.${key}.${value}.why`) || text(`option.${key}.why`),
        change: (chosen) => ({ options: optionChange(declared, options, key, chosen) }),
      };
    });
}

/** All of these are texts without parameters, and a test demands that each is there. */
const text = (key: string): string => t(key as 'option.players');

/** Seconds are told as times, other numbers as they are, and words have a text each. */
function choicesOf(key: string, values: readonly Value[], present: Value): Option['choices'] {
  if (key.endsWith('_s')) return withPresent(values.map(Number), Number(present));
  return values.map((value) => ({
    value,
    text: typeof value === 'number' ? String(value) : text(`option.${key}.${value}`),
  }));
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
