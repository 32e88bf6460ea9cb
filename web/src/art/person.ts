// The person behind a card: everything that is not a trait. It comes from the card's code by chance
// that always falls the same way, so that one comes to know the 162 models; no trait decides any of
// it.
import { isMan } from './traits.ts';

/** Base, shadow, lines, lips and blush of a skin. */
export interface Skin {
  base: string;
  shade: string;
  deep: string;
  lips: string;
  blush: string;
}

const SKINS: readonly Skin[] = [
  { base: '#FADFCF', shade: '#E6B79F', deep: '#B4765F', lips: '#C9605F', blush: '#EE958A' },
  { base: '#F3CBAD', shade: '#D79F7A', deep: '#A06747', lips: '#BE524C', blush: '#E5866E' },
  { base: '#E6B48B', shade: '#C2875B', deep: '#875431', lips: '#AB4A42', blush: '#D97558' },
  { base: '#D19A6C', shade: '#A96F44', deep: '#6F4325', lips: '#9B443D', blush: '#C66A4A' },
  { base: '#B67D53', shade: '#8B5733', deep: '#58341C', lips: '#8F3A3B', blush: '#B45A42' },
  { base: '#955F3F', shade: '#6D4128', deep: '#422414', lips: '#933C42', blush: '#A04C3A' },
  { base: '#7E4F35', shade: '#593520', deep: '#321B0F', lips: '#AB4B51', blush: '#964636' },
  { base: '#653F2E', shade: '#44291D', deep: '#22120B', lips: '#A24650', blush: '#803C2E' },
];

const IRISES = ['#3A2619', '#5C3A1E', '#2E4B3A', '#2F5B82', '#4A5865', '#6B4A1F'] as const;
const LIPSTICKS = ['#C4262E', '#8E2350', '#D4553F', '#A51C3A', '#B8476B'] as const;
const SHADOWS = ['#7A4B8C', '#2F7C86', '#B0713A', '#6A6F80', '#A84A6A', '#3F6B4C'] as const;
const FRAMES = ['#1D1B20', '#7A2E2A', '#25475E', '#8A5A1E', '#5B2A66'] as const;
const METALS = ['#DDA935', '#DDA935', '#C9CDD4', '#D1574A', '#1F9088'] as const;

export type Age = 'young' | 'grown' | 'older';
export type Glasses = 'round' | 'cat' | 'square' | 'shades' | 'browline' | '';
export type Beard = 'full' | 'stubble' | 'moustache' | 'goatee' | '';
export type Earring = 'hoop' | 'drop' | 'stud' | 'disc' | 'bar' | '';
export type Necklace = 'pearls' | 'pendant' | 'chain' | 'choker' | '';

export interface Person {
  man: boolean;
  age: Age;
  skin: Skin;
  /** Which of the head shapes; half widths of its cheek, jaw and chin; where the chin ends. */
  shape: number;
  cheek: number;
  jaw: number;
  chinWidth: number;
  chin: number;
  neck: number;
  /** How the head is stretched. */
  wide: number;
  high: number;
  /** The face turns by -1 … 1, the head tilts, the shoulders drop, by degrees. */
  turn: number;
  tilt: number;
  drop: number;
  shoulders: number;
  eyes: number;
  iris: string;
  eyeSize: number;
  eyeTilt: number;
  eyeGap: number;
  eyeShadow: string;
  brows: number;
  browLift: number;
  browTilt: number;
  browWeight: number;
  nose: number;
  noseWidth: number;
  noseLength: number;
  mouth: number;
  mouthWidth: number;
  lipstick: string;
  freckles: boolean;
  mole: number;
  dimples: boolean;
  glasses: Glasses;
  frame: string;
  metal: string;
  earring: Earring;
  necklace: Necklace;
  noseStud: boolean;
  beard: Beard;
  /** Which hair style of the length, which cut of the garment, 0 to 1. */
  style: number;
  cut: number;
  mirrored: boolean;
}

/** Head shapes: oval, heart, square, long, round; then the same with a man's jaw. */
export const SHAPES: readonly {
  cheek: number;
  jaw: number;
  chinWidth: number;
  chin: number;
  neck: number;
}[] = [
  { cheek: 25.2, jaw: 17, chinWidth: 8, chin: 40.5, neck: 10.8 },
  { cheek: 26, jaw: 15.2, chinWidth: 5.8, chin: 41, neck: 10.4 },
  { cheek: 25, jaw: 19.2, chinWidth: 10.5, chin: 39.8, neck: 11.6 },
  { cheek: 24.4, jaw: 16.6, chinWidth: 7.6, chin: 42, neck: 10.6 },
  { cheek: 26.2, jaw: 19, chinWidth: 8.5, chin: 39, neck: 11.4 },
  { cheek: 25.4, jaw: 18.8, chinWidth: 9.5, chin: 41, neck: 13.8 },
  { cheek: 26, jaw: 17.6, chinWidth: 8, chin: 41.6, neck: 13.2 },
  { cheek: 25.4, jaw: 21.2, chinWidth: 12.5, chin: 40.6, neck: 15 },
  { cheek: 24.8, jaw: 18.6, chinWidth: 9.6, chin: 42.8, neck: 13.6 },
  { cheek: 26.2, jaw: 20.6, chinWidth: 10.5, chin: 40, neck: 14.6 },
];

function headOf(chance: Chance, man: boolean) {
  const shape = chance.of([0, 1, 2, 3, 4]) + (man ? 5 : 0);
  return {
    shape,
    ...(SHAPES[shape] as (typeof SHAPES)[number]),
    wide: chance.between(0.97, 1.03),
    high: chance.between(0.98, 1.03),
  };
}

function poseOf(chance: Chance) {
  return {
    turn: chance.of([-1, 1]) * chance.between(0.2, 1),
    tilt: chance.between(-5, 5),
    drop: chance.between(-3.4, 3.4),
    shoulders: chance.between(0.94, 1.06),
    mirrored: chance.happens(0.5),
  };
}

function featuresOf(chance: Chance, man: boolean, older: boolean) {
  return {
    eyes: man ? chance.of([1, 1, 5, 5, 5, 2, 3]) : chance.of([0, 0, 0, 1, 2, 2, 4, 4, 5, 3]),
    iris: chance.of(IRISES),
    eyeSize: chance.between(0.94, 1.12) * (man ? 0.98 : 1.1),
    eyeTilt: chance.between(-3, 7),
    eyeGap: chance.between(10.6, 12),
    eyeShadow: !man && chance.happens(0.5) ? chance.of(SHADOWS) : '',
    brows: man ? chance.of([1, 3, 3]) : chance.of([0, 0, 1, 2, 2, 3]),
    browLift: chance.between(-0.8, 2),
    browTilt: chance.between(-3, 6),
    browWeight: man ? chance.between(0.95, 1.2) : chance.between(0.75, 1.1),
    nose: chance.of([0, 0, 1, 2]),
    noseWidth: chance.between(0.85, 1.25) + (man ? 0.1 : 0),
    noseLength: chance.between(-1, 1.2),
    mouth: man ? chance.of([0, 1, 1, 2, 3, 5]) : chance.of([0, 0, 1, 1, 2, 3, 4, 4]),
    mouthWidth: chance.between(0.9, 1.12),
    lipstick: !man && chance.happens(0.6) ? chance.of(LIPSTICKS) : '',
    freckles: chance.happens(0.22),
    mole: chance.happens(0.2) ? chance.of([1, 2, 3]) : 0,
    dimples: !older && chance.happens(0.2),
  };
}

function adornmentOf(chance: Chance, man: boolean) {
  return {
    glasses: chance.happens(0.28)
      ? chance.of<Glasses>([
          'round',
          'round',
          'cat',
          'cat',
          'square',
          'browline',
          'browline',
          'shades',
        ])
      : ('' as Glasses),
    frame: chance.of(FRAMES),
    metal: chance.of(METALS),
    earring: chance.happens(man ? 0.25 : 0.75)
      ? man
        ? chance.of<Earring>(['stud', 'hoop'])
        : chance.of<Earring>(['hoop', 'hoop', 'drop', 'stud', 'disc', 'bar'])
      : ('' as Earring),
    necklace: chance.happens(man ? 0.2 : 0.5)
      ? man
        ? 'chain'
        : chance.of<Necklace>(['pearls', 'pendant', 'chain', 'choker'])
      : ('' as Necklace),
    noseStud: chance.happens(0.08),
    beard: man
      ? chance.of<Beard>(['', 'full', 'full', 'stubble', 'stubble', 'moustache', 'goatee'])
      : ('' as Beard),
  };
}

/** Who is on the card with this code. */
export function personOf(code: string): Person {
  const chance = chanceFrom(`model ${code}`),
    man = isMan(code);
  const age = chance.of<Age>(['young', 'young', 'young', 'grown', 'grown', 'grown', 'older']);
  const skin = chance.of(SKINS as [Skin, ...Skin[]]);
  return {
    man,
    age,
    skin,
    style: chance.unit(),
    cut: chance.unit(),
    ...headOf(chance, man),
    ...poseOf(chance),
    ...featuresOf(chance, man, age === 'older'),
    ...adornmentOf(chance, man),
  };
}

/** FNV-1a, 32 bits, well stirred: codes that differ in a letter must not give sisters. */
function hashOf(word: string): number {
  let hash = 2166136261;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 16777619);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** All that makes a model an individual comes from here and from the card's code, never from Math.random. */
interface Chance {
  /** A number from 0 up to, not including, 1. */
  unit(): number;
  /** A number from `low` up to `high`. */
  between(low: number, high: number): number;
  /** True with this probability. */
  happens(probability: number): boolean;
  /** One of these; write one twice to make it twice as likely. */
  of<T>(choices: readonly [T, ...T[]]): T;
}

/** The stream of a word (mulberry32). Equal words give equal streams. */
function chanceFrom(word: string): Chance {
  let state = hashOf(word);
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    unit,
    between: (low, high) => low + (high - low) * unit(),
    happens: (probability) => unit() < probability,
    of: (choices) => choices[Math.floor(unit() * choices.length)] ?? choices[0],
  };
}
