// The first pile, step by step: five cards chosen so that each lesson occurs, where each comes to lie, and what
// a step waits for. What is right and wrong there is the engine's to say; a test holds it to this script.
import type { Card, Pile, Placement } from '../../protocol/cover_up.ts';

export const stepNames = [
  'welcome',
  'place',
  'meet',
  'clash',
  'turn',
  'flip',
  'loose',
  'cover',
  'hourglass',
  'score',
  'par',
  'end',
] as const;
export type StepName = (typeof stepNames)[number];

export const cards = ['..cd..fe', 'e...dcd.', 'fbc.d...', 'd....fdb', 'fc....fe'] as const;
const [first, second, third, fourth, fifth] = cards;

const at = (card: Card, o: number, x: number, y: number): Placement => ({ card, o, x, y });
export const places = {
  first: at(first, 0, 0, 0),
  /** A cross meets a cross. */
  second: at(second, 0, 1, -1),
  /** A diamond lies on a cross; a quarter turn about the card's middle mends it. */
  thirdWrong: at(third, 0, 1, 0),
  third: at(third, 1, 0, 1),
  /** Only on its other side it fits there. */
  fourth: at(fourth, 4, 3, -1),
  /** Over empty squares only. */
  fifthLoose: at(fifth, 0, 4, 0),
  fifth: at(fifth, 0, 0, 0),
} as const;

const one: Pile = [places.first];
const two: Pile = [...one, places.second];
const three: Pile = [...two, places.third];
const four: Pile = [...three, places.fourth];
const five: Pile = [...four, places.fifth];

/** What the player has to do: bring a card to a place, or build a flawless pile of all five, or flip the glass. */
export type Task =
  | { readonly is: 'lay'; readonly anywhere?: boolean }
  | { readonly is: 'all' }
  | { readonly is: 'glass' };

export interface Step {
  readonly name: StepName;
  /** How the table lies when it begins. */
  readonly pile: Pile;
  /** Nothing to do but to read. */
  readonly task?: Task;
  readonly place?: Placement;
  readonly tool?: 'turn' | 'flip';
}

const lay: Task = { is: 'lay' };

export const steps: readonly Step[] = [
  { name: 'welcome', pile: [] },
  { name: 'place', pile: [], task: { is: 'lay', anywhere: true }, place: places.first },
  { name: 'meet', pile: one, task: lay, place: places.second },
  { name: 'clash', pile: two, task: lay, place: places.thirdWrong },
  {
    name: 'turn',
    pile: [...two, places.thirdWrong],
    task: lay,
    place: places.third,
    tool: 'turn',
  },
  { name: 'flip', pile: three, task: lay, place: places.fourth, tool: 'flip' },
  { name: 'loose', pile: four, task: lay, place: places.fifthLoose },
  { name: 'cover', pile: [...four, places.fifthLoose], task: { is: 'all' }, place: places.fifth },
  { name: 'hourglass', pile: five, task: { is: 'glass' } },
  { name: 'score', pile: five },
  { name: 'par', pile: five },
  { name: 'end', pile: five },
];

export const isBuilding = ({ task }: Step): boolean => task !== undefined && task.is !== 'glass';
/** The pile has been scored. */
export const isScored = ({ name }: Step): boolean => ['score', 'par', 'end'].includes(name);
