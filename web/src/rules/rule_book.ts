// The clauses of a game that concern a player (docs/rules), by chapter, each in our own words.

export interface Clause {
  /** `CU-3.3` */
  readonly clause: string;
  readonly text: string;
}

export interface Chapter {
  readonly title: string;
  readonly clauses: readonly Clause[];
}

type Numbers = Readonly<Record<string, readonly string[]>>;
/** A number of any chapter: `3.3`. */
export type NumberIn<All extends Numbers> = All[keyof All][number];

export class RuleBook<const All extends Numbers> {
  /** In front of each number: `CU`. */
  readonly prefix: string;
  /** By chapter. */
  readonly numbers: All;
  readonly #words: Words<All>;

  constructor(prefix: string, numbers: All, words: Words<All>) {
    this.prefix = prefix;
    this.numbers = numbers;
    this.#words = words;
  }

  clauses(numbers: readonly NumberIn<All>[]): readonly Clause[] {
    return numbers.map((number) => ({
      clause: `${this.prefix}-${number}`,
      text: this.#words.clause(number),
    }));
  }

  chapters(): readonly Chapter[] {
    return (Object.keys(this.numbers) as (keyof All & string)[]).map((name) => ({
      title: this.#words.chapter(name),
      clauses: this.clauses(this.numbers[name]!),
    }));
  }
}

interface Words<All extends Numbers> {
  readonly chapter: (name: keyof All & string) => string;
  readonly clause: (number: NumberIn<All>) => string;
}
