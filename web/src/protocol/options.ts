// The options of a game as the engine declares them (cover_me_options.ts, cover_up_options.ts): their types, what
// they are by default, and which of them go together. No option is named here.

export type OptionValue = string | number;
export type OptionValues = Readonly<Record<string, OptionValue | undefined>>;

export interface OptionDeclaration {
  readonly key: string;
  /** What a form offers; a number may also be another one between `low` and `high`. */
  readonly choices: readonly OptionValue[];
  readonly low?: number;
  readonly high?: number;
  /** An option without one has a value only where it applies. */
  readonly default?: OptionValue;
  /** The option applies only where another one has this value. */
  readonly onlyWith?: { readonly key: string; readonly value: OptionValue };
}
export type Declarations = readonly OptionDeclaration[];

type ValueOf<Each> = Each extends { low: number }
  ? number
  : Each extends { choices: readonly (infer Word)[] }
    ? Word
    : never;

/** All options of a game, from its declarations. */
export type OptionsOf<Declared extends Declarations> = {
  readonly [
    Each in Declared[number] as Each extends { default: OptionValue } ? Each['key'] : never
  ]: ValueOf<Each>;
} & {
  readonly [
    Each in Declared[number] as Each extends { default: OptionValue } ? never : Each['key']
  ]?: ValueOf<Each>;
};

/** The printed rules. */
export function defaultsOf<Declared extends Declarations>(declared: Declared): OptionsOf<Declared> {
  const all = declared.filter((each) => each.default !== undefined);
  return Object.fromEntries(all.map((each) => [each.key, each.default])) as OptionsOf<Declared>;
}

export function applies({ onlyWith }: OptionDeclaration, options: OptionValues): boolean {
  return onlyWith === undefined || options[onlyWith.key] === onlyWith.value;
}

/** One option with another value, and with it those that now need one: any will do to begin with. */
export function optionChange(
  declared: Declarations,
  options: OptionValues,
  key: string,
  value: OptionValue,
): OptionValues {
  const needed = declared.filter(
    (each) =>
      each.default === undefined && each.onlyWith?.key === key && each.onlyWith.value === value,
  );
  const added = needed.map((each) => [each.key, options[each.key] ?? each.choices.at(-1)]);
  return { [key]: value, ...Object.fromEntries(added) };
}

/** The options without those that have no default and do not apply any more. */
export function withoutUnused(declared: Declarations, options: OptionValues): OptionValues {
  const unused = declared
    .filter((each) => each.default === undefined && !applies(each, options))
    .map(({ key }) => key);
  return Object.fromEntries(Object.entries(options).filter(([key]) => !unused.includes(key)));
}
