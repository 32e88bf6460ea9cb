// Chance that always falls the same way: a stream of numbers from a word. All that makes a model an
// individual comes from here and from the card's code, never from Math.random.

/** FNV-1a, 32 bits, well stirred: codes that differ in a letter must not give sisters. */
function hashOf(word: string): number {
  let hash = 2166136261;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 16777619);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export interface Chance {
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
export function chanceFrom(word: string): Chance {
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
