// The options of the games as the engine declares them: their types, what they are by default, and which of
// them go together. No option is named here.
import { gameOptions } from './game_options.ts';

type Declared = typeof gameOptions;
type Declaration<Game extends keyof Declared> = Declared[Game][number];
type ValueOf<Each> = Each extends { low: number }
  ? number
  : Each extends { choices: readonly (infer Word)[] }
    ? Word
    : never;

/** All options of a game. One without a default is there only where it applies. */
export type OptionsOf<Game extends keyof Declared> = {
  readonly [
    Each in Declaration<Game> as Each extends { default: unknown } ? Each['key'] : never
  ]: ValueOf<Each>;
} & {
  readonly [
    Each in Declaration<Game> as Each extends { default: unknown } ? never : Each['key']
  ]?: ValueOf<Each>;
};

export type OptionValue = string | number;
export type OptionValues = Readonly<Record<string, OptionValue | undefined>>;

export interface OptionDeclaration {
  readonly key: string;
  /** What a form offers; a number may also be another one between `low` and `high`. */
  readonly choices: readonly OptionValue[];
  readonly low?: number;
  readonly high?: number;
  readonly default?: OptionValue;
  readonly onlyWith?: { readonly key: string; readonly value: OptionValue };
}

export function declaredOptions(game: keyof Declared): readonly OptionDeclaration[] {
  return gameOptions[game];
}

/** The printed rules. */
export function defaultOptions<Game extends keyof Declared>(game: Game): OptionsOf<Game> {
  const all = declaredOptions(game).filter((each) => each.default !== undefined);
  return Object.fromEntries(all.map((each) => [each.key, each.default])) as OptionsOf<Game>;
}

export function applies({ onlyWith }: OptionDeclaration, options: OptionValues): boolean {
  return onlyWith === undefined || options[onlyWith.key] === onlyWith.value;
}

/** One option with another value, and with it those that now need one: any will do to begin with. */
export function optionChange(
  game: keyof Declared,
  options: OptionValues,
  key: string,
  value: OptionValue,
): OptionValues {
  const needed = declaredOptions(game).filter(
    (each) =>
      each.default === undefined && each.onlyWith?.key === key && each.onlyWith.value === value,
  );
  const added = needed.map((each) => [each.key, options[each.key] ?? each.choices.at(-1)]);
  return { [key]: value, ...Object.fromEntries(added) };
}

/** The options without those that have no default and do not apply any more. */
export function withoutUnused(game: keyof Declared, options: OptionValues): OptionValues {
  const unused = declaredOptions(game)
    .filter((each) => each.default === undefined && !applies(each, options))
    .map(({ key }) => key);
  return Object.fromEntries(Object.entries(options).filter(([key]) => !unused.includes(key)));
}
