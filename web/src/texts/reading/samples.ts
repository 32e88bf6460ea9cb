// Real values for the parameters of every message: people, models, lists of one, two and three, and the numbers that
// languages count differently. What the page would put in from other messages is put in from them here, too.
import { magazines } from '../../art/magazines.ts';
import { labelOf, nameOf } from '../../art/traits.ts';
import { monthName, remaining } from '../../cover_me/model/calendar.ts';
import { localeOf, type Language } from '../languages.ts';
import { listIn, parametersOf, textOf } from '../message.ts';
import { allTexts } from './all_texts.ts';

type Value = string | number;
type Values = Readonly<Record<string, Value>>;

const counts = [0, 1, 2, 5, 21];
/** None of them a model, so that readers can tell who is who. */
export const people = ['Hanneke', 'Veikko', 'Oskar'];
const cards = ['YQsb', 'GDlk', 'WTmr'];
const models = cards.map(nameOf);

/** One language, asked for the words that go into its own sentences. */
class Speaker {
  constructor(readonly language: Language) {}

  say(key: string, values: Values = {}): string {
    return textOf(allTexts[this.language][key] ?? '', this.language, values);
  }

  /** The first one, the first two and all of them, as the language joins them. */
  growing(parts: readonly string[]): string[] {
    return parts.map((_, at) => listIn(this.language, parts.slice(0, at + 1)));
  }

  looks(letters: string): string[] {
    return [...letters].map((letter) => this.say(`coverMe.look.${letter}`));
  }

  /** A card as a screen reader tells it. */
  spoken(card: string): string {
    const hair = this.say(`coverMe.hair.${card.slice(2)}`);
    const traits = listIn(this.language, [...this.looks(card.slice(0, 2)), hair]);
    const { name, prestige } = labelOf(card);
    return this.say('coverMe.card', { name, traits, prestige });
  }

  percent(chance: number): string {
    return new Intl.NumberFormat(this.language, { style: 'percent' }).format(chance);
  }
}

/** Where a parameter is called `name`, it is a person; in these messages it is a model. */
const ofModels =
  /^(memory\.coverMe|coverMe\.(card|do|front|worth)|learnCoverMe\.(seal|sealed|standing|values|verdict|worth)\b)/;
/** Cover Up calls the reader so among the others. */
const withYou = new Set(['coverUp.pileOf', 'coverUp.end.shared', 'coverUp.waitingFor']);

/** Points as words: `3 points`. */
const withPoints = new Set([
  'coverUp.stake',
  'rules.example.cover-up.par',
  'rules.example.cover-up.without',
  'puzzle.day.points',
  'puzzle.day.par',
]);

type Samples = (speaker: Speaker, key: string) => readonly Value[];

const samples: Readonly<Record<string, Samples>> = {
  count: () => counts,
  name: (speaker, key) => {
    if (ofModels.test(key)) return models;
    if (key === 'coverUp.waitingFor') return speaker.growing(people);
    return withYou.has(key) ? [people[0]!, speaker.say('coverUp.you')] : people.slice(0, 2);
  },
  names: (speaker, key) => {
    if (/^(learnCoverMe|rules)\./.test(key)) return speaker.growing(models).slice(1);
    const sharing = withYou.has(key) ? [speaker.say('coverUp.you'), ...people.slice(1)] : people;
    if (key === 'coverMe.end.wins') return sharing.slice(0, 1);
    const all = speaker.growing(sharing);
    return /share/.test(key) ? all.slice(1) : all;
  },
  model: () => models,
  models: (speaker) => speaker.growing(models).slice(2),
  card: (speaker, key) =>
    key.startsWith('coverUp.')
      ? ['green', 'yellow', 'red'].map((colour) => speaker.say(`coverUp.card.${colour}`))
      : [speaker.spoken(cards[0]!)],
  traits: (speaker) => speaker.growing(speaker.looks(cards[0]!)).slice(3),
  missed: (speaker) => speaker.growing(speaker.looks('Qmr')),
  trends: (speaker) => [
    ...speaker.growing(speaker.looks('Qmr')).slice(2),
    ...speaker.growing(speaker.looks('YGslb')).slice(4),
  ],
  list: (speaker, key) => {
    if (key === 'learnCoverMe.standings.text') return speaker.growing(worths(speaker));
    if (key === 'learnCoverMe.revealed.text') return speaker.growing(shows(speaker)).slice(2);
    if (key === 'learnCoverMe.rivals.text') return [verdicts(speaker).join('. ')];
    const looks = speaker.growing(speaker.looks('Tlk'));
    if (key === 'coverMe.worth.1') return looks.slice(0, 1);
    return key === 'coverMe.worth.2' ? looks.slice(1, 2) : looks.slice(2);
  },
  symbols: (speaker) =>
    speaker.growing(['a', 'e', 'd'].map((symbol) => speaker.say(`coverUp.symbol.${symbol}`))),
  // Cover Up's stake has its points as words; a chance goes with a verdict; scores are plain numbers.
  points: (speaker, key) =>
    withPoints.has(key)
      ? counts.map((count) => speaker.say('coverUp.points', { count }))
      : key === 'lookBack.prestige'
        ? [0, 3.4, 21]
        : [2, 5],
  par: () => [9, 13],
  prestige: () => [2, 5],
  own: () => [0, 1, 12],
  better: () => [1, 2, 15],
  after: (speaker) => [0.03, 0.61, 1].map((chance) => speaker.percent(chance)),
  before: (speaker) => [0, 0.34, 0.8].map((chance) => speaker.percent(chance)),
  best: (speaker) => [0.08, 0.34, 1].map((chance) => speaker.percent(chance)),
  chosen: (speaker) => [0.01, 0.28, 0.5].map((chance) => speaker.percent(chance)),
  agreed: () => [0, 1, 1, 4, 18],
  value: () => [0, 1, 2, 3],
  year: () => [1, 3],
  years: () => [3, 4],
  round: () => [1, 5],
  number: () => [1, 3],
  placed: () => [0, 1, 5],
  layer: () => [1, 5],
  inPile: () => [10],
  onCard: () => [4],
  seconds: () => [15, 30, 60],
  step: () => [1, 7],
  steps: () => [12, 184],
  part: () => [3],
  parts: () => [27],
  whole: () => [12],
  rank: () => [1, 4],
  game: () => ['Cover Me', 'Cover Up'],
  score: (speaker) => [
    speaker.say('memory.coverMe.score', { count: 18 }),
    speaker.say('coverUp.points', { count: 97 }),
  ],
  result: (speaker) => [
    speaker.say('coverUp.par.on'),
    speaker.say('coverUp.par.above', { count: 3 }),
  ],
  players: () => [2, 5],
  done: () => [0, 1, 30],
  all: () => [1, 62],
  at: () => [1, 7],
  month: ({ language }) => [
    monthName('winter', 1, language),
    monthName('spring', 3, language),
    monthName('summer', 3, language),
  ],
  season: (speaker) =>
    ['winter', 'spring', 'summer', 'fall'].map((season) => speaker.say(`coverMe.season.${season}`)),
  moment: (speaker) => [
    speaker.say('lookBack.kind.take'),
    speaker.say('lookBack.play', { month: monthName('spring', 1, speaker.language) }),
  ],
  time: () => [remaining(24_000, 0), remaining(3_725_000, 0)],
  pile: (speaker) => [speaker.say('coverMe.pile.named.b'), speaker.say('coverMe.pile.named.next')],
  title: () => magazines.slice(0, 2).map(({ title }) => title),
  magazine: () => magazines.slice(0, 1).map(({ title }) => title),
  button: (speaker) => [speaker.say('coverMe.do.play')],
  help: (speaker) => [speaker.say('coverMe.rules')],
  rule: (speaker) => [speaker.say('helpCoverUp.3.3')],
  cards: ({ language }) => [listIn(language, ['[ab..cd..]', '[.ab..cd.]'])],
  taken: () => ['[abc..de.]'],
  bound: () => [6, 9],
  nodes: () => [184, 20511],
  code: () => ['K7MQ2X', 'K7MQ2-XP4RT'],
  version: () => ['0.1.0'],
  file: () => ['my-game'],
  command: () => ['coverstory play cover-me --resume my-game'],
  first: () => [0, 1],
  last: () => [2, 9],
  date: ({ language }) => [
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2026, 4, 3),
    ),
  ],
};

const shows = (speaker: Speaker): string[] =>
  people.map((name, at) => speaker.say('learnCoverMe.shows', { name, model: models[at]! }));

const worths = (speaker: Speaker): string[] =>
  models.map((name, at) => speaker.say('learnCoverMe.worth', { name, value: at }));

const verdicts = (speaker: Speaker): string[] => [
  speaker.say('coverMe.told.scores', { name: people[0]!, model: models[0]!, points: 2 }),
  speaker.say('coverMe.told.influence', { name: people[1]!, model: models[1]! }),
];

/** The names of parameters that have no values here. */
export function unknownParameters(key: string): string[] {
  return parametersOf(allTexts.en[key] ?? '').filter((name) => samples[name] === undefined);
}

/** A message filled in every way that shows something new: each sample of each parameter at least once. */
export function filled(key: string, language: Language): readonly string[] {
  const message = allTexts[language][key] ?? '';
  const speaker = new Speaker(language);
  // A plural is counted even where its sentence does not say the number.
  const names = new Set([
    ...parametersOf(message),
    ...(typeof message === 'string' ? [] : ['count']),
  ]);
  const columns = [...names].map((name) => [name, samples[name]?.(speaker, key) ?? []] as const);
  const most = Math.max(1, ...columns.map(([, values]) => values.length));
  const lines = Array.from({ length: most }, (_, at) =>
    textOf(
      message,
      language,
      Object.fromEntries(columns.map(([name, values]) => [name, values[at % values.length] ?? ''])),
    ),
  );
  return [...new Set(lines)];
}
