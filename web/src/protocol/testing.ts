// Values against TypeScript's own types, for tests: the compiler says what a type is, and a value must have all
// of its keys and no other. What the types name and no value ever had is told too.
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** What is wrong with a value, and which keys of the types it has used. */
interface Verdict {
  readonly faults: readonly string[];
  readonly used: readonly string[];
}

/** `messages.ts: Snapshot.room` */
const nameOf = (key: ts.PropertySignature): string => {
  const around = ts.findAncestor(
    key,
    (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
  ) as ts.DeclarationStatement | undefined;
  const file = key.getSourceFile().fileName.replace(/.*\//, '');
  return `${file}: ${around?.name?.getText() ?? ''}.${key.name.getText()}`;
};

export class Types {
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;
  readonly #used = new Set<string>();

  /** `files`: in this folder. */
  constructor(files: readonly string[]) {
    const paths = files.map((file) => fileURLToPath(new URL(file, import.meta.url)));
    this.#program = ts.createProgram(paths, {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      allowImportingTsExtensions: true,
      noEmit: true,
      strict: true,
      exactOptionalPropertyTypes: true,
      types: [],
    });
    this.#checker = this.#program.getTypeChecker();
  }

  /** What a value lacks or has too much to be of an exported type; nothing where it fits. */
  faultsOf(value: unknown, file: string, name: string): readonly string[] {
    const { faults, used } = this.#compare(value, this.#exported(file, name), name);
    for (const each of used) this.#used.add(each);
    return faults;
  }

  /** The keys that these files declare and that no value has had, in their order. */
  unused(files: readonly string[]): readonly string[] {
    const named: string[] = [];
    const seek = (node: ts.Node): void => {
      if (ts.isPropertySignature(node)) named.push(nameOf(node));
      ts.forEachChild(node, seek);
    };
    files.forEach((file) => seek(this.#source(file)));
    return [...new Set(named)].filter((name) => !this.#used.has(name));
  }

  /** The words of a key in a union of objects: all that `do` may be in a command. */
  wordsOf(file: string, name: string, key: string): readonly string[] {
    const type = this.#exported(file, name);
    const members = type.isUnion() ? type.types : [type];
    return members.flatMap((member) => {
      const word = this.#checker.getTypeOfSymbol(member.getProperty(key)!);
      return word.isStringLiteral() ? [word.value] : [];
    });
  }

  #source(file: string): ts.SourceFile {
    const source = this.#program.getSourceFile(fileURLToPath(new URL(file, import.meta.url)));
    if (source === undefined) throw new Error(`there is no ${file}`);
    return source;
  }

  #exported(file: string, name: string): ts.Type {
    const module = this.#checker.getSymbolAtLocation(this.#source(file));
    const found = module?.exports?.get(ts.escapeLeadingUnderscores(name));
    if (found === undefined) throw new Error(`${file} exports no ${name}`);
    return this.#checker.getDeclaredTypeOfSymbol(found);
  }

  #compare(value: unknown, type: ts.Type, path: string): Verdict {
    if (type.isUnion()) return this.#compareUnion(value, type.types, path);
    const differs = {
      faults: [`${path}: ${this.#written(value)} is no ${this.#name(type)}`],
      used: [],
    };
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown))
      return { faults: [`${path}: its type says nothing`], used: [] };
    if (this.#isPlain(type)) return this.#fits(value, type) ? { faults: [], used: [] } : differs;
    if (typeof value !== 'object' || value === null) return differs;
    const isList = this.#checker.isArrayType(type) || this.#checker.isTupleType(type);
    if (isList !== Array.isArray(value)) return differs;
    if (isList) return this.#compareList(value as unknown[], type as ts.TypeReference, path);
    return this.#compareObject(value as Record<string, unknown>, type, path);
  }

  /** The member that fits, or the one that fits best. */
  #compareUnion(value: unknown, members: readonly ts.Type[], path: string): Verdict {
    let best: Verdict | undefined;
    for (const member of members) {
      const verdict = this.#compare(value, member, path);
      if (verdict.faults.length === 0) return verdict;
      if (best === undefined || verdict.faults.length < best.faults.length) best = verdict;
    }
    return best!;
  }

  #compareList(value: readonly unknown[], type: ts.TypeReference, path: string): Verdict {
    const elements = this.#checker.getTypeArguments(type);
    const isTuple = this.#checker.isTupleType(type);
    if (isTuple && value.length !== elements.length)
      return { faults: [`${path}: has ${value.length} elements`], used: [] };
    return joined(
      value.map((each, at) => this.#compare(each, elements[isTuple ? at : 0]!, `${path}[]`)),
    );
  }

  #compareObject(value: Record<string, unknown>, type: ts.Type, path: string): Verdict {
    const keys = type.getProperties();
    const others = type.getStringIndexType();
    const known = keys.map((key) => {
      if (!Object.hasOwn(value, key.name)) {
        const isOptional = (key.flags & ts.SymbolFlags.Optional) !== 0;
        return { faults: isOptional ? [] : [`${path}.${key.name}: is missing`], used: [] };
      }
      const declared = key.declarations?.find(ts.isPropertySignature);
      const own = { faults: [], used: declared ? [nameOf(declared)] : [] };
      const inside = this.#compare(
        value[key.name],
        this.#checker.getTypeOfSymbol(key),
        `${path}.${key.name}`,
      );
      return joined([own, inside]);
    });
    const unknown = Object.keys(value)
      .filter((key) => !keys.some(({ name }) => name === key))
      .map((key) =>
        others
          ? this.#compare(value[key], others, `${path}.${key}`)
          : { faults: [`${path}.${key}: is in no type`], used: [] },
      );
    return joined([...known, ...unknown]);
  }

  #isPlain({ flags }: ts.Type): boolean {
    const { StringLike, NumberLike, BooleanLike, Null, Undefined } = ts.TypeFlags;
    return (flags & (StringLike | NumberLike | BooleanLike | Null | Undefined)) !== 0;
  }

  #fits(value: unknown, type: ts.Type): boolean {
    if (type.isStringLiteral() || type.isNumberLiteral()) return value === type.value;
    if (type.flags & ts.TypeFlags.BooleanLiteral) return String(value) === this.#name(type);
    if (type.flags & ts.TypeFlags.Null) return value === null;
    return typeof value === this.#name(type);
  }

  #name(type: ts.Type): string {
    return this.#checker.typeToString(type);
  }

  #written(value: unknown): string {
    return JSON.stringify(value)?.slice(0, 60) ?? 'nothing';
  }
}

function joined(verdicts: readonly Verdict[]): Verdict {
  return {
    faults: verdicts.flatMap(({ faults }) => faults),
    used: verdicts.flatMap(({ used }) => used),
  };
}
