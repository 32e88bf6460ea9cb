// What the keys do at the light table.

export type Deed =
  | { readonly is: 'move'; readonly x: number; readonly y: number }
  | {
      readonly is: 'turn' | 'flip' | 'top' | 'under' | 'beside' | 'undo' | 'redo' | 'set' | 'drop';
    };

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const letters: Readonly<Record<string, Exclude<Deed['is'], 'move'>>> = {
  r: 'turn',
  f: 'flip',
  t: 'top',
  u: 'under',
  b: 'beside',
  Delete: 'beside',
  Backspace: 'beside',
  Enter: 'set',
  Escape: 'drop',
};

export interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

export function deedOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Press): Deed | undefined {
  if (altKey) return undefined;
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) {
    if (name === 'z') return { is: shiftKey ? 'redo' : 'undo' };
    return name === 'y' ? { is: 'redo' } : undefined;
  }
  const move = moves[name];
  if (move !== undefined) return { is: 'move', x: move[0], y: move[1] };
  const is = letters[name];
  return is === undefined ? undefined : { is };
}
