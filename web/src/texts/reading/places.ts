// Where a message stands on the page: in which component, and as what. A message that a function makes, or a constant of
// the component, stands where that is shown; it is followed through imports and declarations by name.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'svelte/compiler';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Source {
  readonly path: string;
  readonly text: string;
}

/** All TypeScript and Svelte of the client, and all C++ of the terminal and of what the server shows a browser that
 * cannot have the page; without their tests and the texts. */
export function sources(): Source[] {
  const repository = join(root, '../..');
  return [
    ...filesIn(root, ''),
    ...filesIn(repository, 'cli/'),
    ...filesIn(repository, 'server/http/'),
  ];
}

function filesIn(folder: string, within: string): Source[] {
  return readdirSync(join(folder, within), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte|cpp)$/.test(path) && !/[._]test\.(ts|cpp)$/.test(path))
    .filter((path) => !path.startsWith('texts/'))
    .map((path) => within + path)
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

/** Whether a key is named: whole, in quotes; or by its beginning, as in `t(`trait.${trait}`)`. */
export function isNamed(key: string, text: string): boolean {
  if (["'", '"', '`'].some((quote) => text.includes(quote + key + quote))) return true;
  return [...text.matchAll(/`([a-z][\w.]*\.)\$\{/g)].some((found) =>
    key.startsWith(found[1] ?? ''),
  );
}

/** A place: `cover_me/Say.svelte, heading`. */
type Place = string;

/** Something that is named in a file: a key's text in quotes, or another name. */
interface Mention {
  readonly of: string;
  readonly isText: boolean;
  /** What shows it, `heading`; none inside a script. */
  readonly shownAs: string | undefined;
  /** The declaration around it, whose name stands for it elsewhere. */
  readonly within: string | undefined;
}

interface Read {
  readonly path: string;
  readonly mentions: readonly Mention[];
  readonly imported: ReadonlySet<string>;
}

interface Node {
  readonly type?: string;
  readonly name?: unknown;
  readonly value?: unknown;
  readonly id?: { readonly name?: string } | null;
  readonly key?: { readonly name?: string };
  readonly quasis?: readonly { readonly value: { readonly cooked?: string } }[];
  readonly specifiers?: readonly { readonly local: { readonly name: string } }[];
}

const shownBy: Readonly<Record<string, string>> = {
  button: 'button',
  a: 'link',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  p: 'sentence',
  label: 'label',
  legend: 'label',
  option: 'choice of a list',
  th: 'head of a table',
  td: 'cell of a table',
  li: 'line of a list',
  dt: 'term of a list',
  dd: 'line of a list',
  summary: 'heading that unfolds',
  'aria-label': 'spoken label',
  'aria-valuetext': 'spoken value',
  placeholder: 'hint in a field',
  title: 'title',
};

function read(source: Source): Read {
  return source.path.endsWith('.cpp') ? readProgram(source) : readClient(source);
}

/** In C++ a key stands in quotes. The command says it to the terminal, the server in the place of the page. */
function readProgram({ path, text }: Source): Read {
  const mentions = [...text.matchAll(/"([\w.-]+)"/g)].map((found) => ({
    of: found[1] ?? '',
    isText: true,
    shownAs: path.startsWith('cli/') ? 'terminal' : 'instead of the page',
    within: undefined,
  }));
  return { path, mentions, imported: new Set() };
}

function readClient({ path, text }: Source): Read {
  const mentions: Mention[] = [];
  const imported = new Set<string>();
  const isComponent = path.endsWith('.svelte');
  const tree = parse(isComponent ? text : `<script lang="ts">${text}</script>`, { modern: true });
  const seek = (node: unknown, shownAs: string | undefined, within: string | undefined): void => {
    if (Array.isArray(node)) return node.forEach((child) => seek(child, shownAs, within));
    if (typeof node !== 'object' || node === null) return;
    const { type, name, value, id, key, quasis, specifiers } = node as Node;
    if (type === 'ImportDeclaration') {
      specifiers?.forEach(({ local }) => imported.add(local.name));
      return;
    }
    const mention = (of: string, isText: boolean) => mentions.push({ of, isText, shownAs, within });
    if (type === 'Identifier' && typeof name === 'string') mention(name, false);
    if (type === 'Literal' && typeof value === 'string') mention(value, true);
    if (type === 'TemplateLiteral') mention(`${quasis?.[0]?.value.cooked ?? ''}*`, true);
    let shown = shownAs;
    let around = within;
    if (type === 'RegularElement' || type === 'Component')
      shown = shownBy[String(name)] ?? (type === 'Component' ? String(name) : (shownAs ?? 'text'));
    if (type === 'Attribute' && typeof name === 'string')
      shown = shownBy[name] ?? (/^[A-Z]/.test(shownAs ?? '') ? `${shownAs} ${name}` : undefined);
    if (type === 'SvelteElement') shown = 'heading';
    if (/^(VariableDeclarator|FunctionDeclaration)$/.test(type ?? '')) around ??= id?.name;
    if (type === 'MethodDefinition') around = key?.name ?? around;
    for (const child of Object.values(node)) seek(child, shown, around);
  };
  seek(tree.instance, undefined, undefined);
  seek(tree.module, undefined, undefined);
  seek(tree.fragment, 'text', undefined);
  return { path, mentions, imported };
}

const farthest = 4;

interface Named {
  readonly file: Read;
  readonly mention: Mention;
}

/** Finds the places of keys. Reading all sources takes a moment: one for all keys. */
export class Places {
  /** By what is named: a key whole, the beginning of keys (`trait.*`), another name. */
  readonly #texts = new Map<string, Named[]>();
  readonly #beginnings = new Map<string, Named[]>();
  readonly #names = new Map<string, Named[]>();

  constructor(files: readonly Source[]) {
    for (const file of files.map(read))
      for (const mention of file.mentions) {
        const { of, isText } = mention;
        if (!isText) add(this.#names, of, { file, mention });
        else if (of.endsWith('.*')) add(this.#beginnings, of.slice(0, -1), { file, mention });
        else add(this.#texts, of.replace(/\*$/, ''), { file, mention });
      }
  }

  of(key: string): readonly Place[] {
    const found = new Set<Place>();
    const begun = [...this.#beginnings].filter(([beginning]) => key.startsWith(beginning));
    for (const named of [...(this.#texts.get(key) ?? []), ...begun.flatMap(([, each]) => each)])
      this.#follow(named, found, farthest);
    return [...found].sort();
  }

  #follow({ file, mention }: Named, found: Set<Place>, left: number): void {
    const { shownAs, within } = mention;
    if (shownAs !== undefined) {
      found.add(`${file.path}, ${shownAs}`);
      return;
    }
    const before = found.size;
    if (within !== undefined && left > 0)
      for (const other of this.#names.get(within) ?? [])
        if (
          other.mention.within !== within &&
          (other.file === file || other.file.imported.has(within))
        )
          this.#follow(other, found, left - 1);
    // Shown by what the names alone do not tell: the file, then.
    if (found.size === before && left === farthest) found.add(file.path);
  }
}

function add(to: Map<string, Named[]>, of: string, named: Named): void {
  const all = to.get(of);
  if (all) all.push(named);
  else to.set(of, [named]);
}
