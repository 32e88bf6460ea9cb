// The engine's module: loading it, and calling what it exports. Texts go in and come out as UTF-8 in
// the module's memory. What the module refuses comes as a Refusal and has changed nothing; when it is
// broken (a Breakdown), it must be loaded anew. Works in a page, in a worker and under node.

/** Bad input: the engine's sentence why. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** The engine met a fault of its own: this instance answers nothing any more. */
export class Breakdown extends Error {
  override name = 'Breakdown';
}

type Argument = string | number | boolean;
type Result = number | bigint | undefined;
type Exported = (...values: (number | bigint)[]) => Result;

interface Plumbing {
  readonly memory: WebAssembly.Memory;
  readonly __stack_pointer: WebAssembly.Global<'i32'>;
  _initialize(): void;
  new_text(size: number): number;
  text_data(text: number): number;
  free_text(text: number): void;
  answer_data(): number;
  answer_size(): number;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class EngineModule {
  readonly #exports: Plumbing & Readonly<Record<string, Exported>>;
  #broken: Breakdown | undefined;

  private constructor(exports: WebAssembly.Exports) {
    this.#exports = exports as never;
  }

  /** From the address of the file, compiled while it arrives; or from its bytes. */
  static async load(source: URL | string | BufferSource): Promise<EngineModule> {
    let made: EngineModule | undefined;
    const page = {
      leave: (data: number, size: number, broken: number) => made!.#leave(data, size, broken !== 0),
      now: () => performance.now(),
    };
    const { instance } = await instantiated(source, { page });
    made = new EngineModule(instance.exports);
    made.#exports._initialize();
    return made;
  }

  /** Calls an export; texts are passed as texts. */
  call(name: string, ...values: Argument[]): Result {
    if (this.#broken !== undefined) throw this.#broken;
    const stack = this.#exports.__stack_pointer.value;
    const texts: number[] = [];
    try {
      const passed = values.map((value) => {
        if (typeof value !== 'string') return Number(value);
        const text = this.#textOf(value);
        texts.push(text);
        return text;
      });
      return this.#exports[name]!(...passed);
    } catch (error) {
      throw this.#understood(error, stack);
    } finally {
      if (this.#broken === undefined) texts.forEach((text) => this.#exports.free_text(text));
    }
  }

  /** Calls an export that answers with a text. */
  ask(name: string, ...values: Argument[]): string {
    this.call(name, ...values);
    const { memory, answer_data, answer_size } = this.#exports;
    return decoder.decode(new Uint8Array(memory.buffer, answer_data(), answer_size()));
  }

  /** Whether it has met a fault of its own, and answers nothing any more. */
  get isBroken(): boolean {
    return this.#broken !== undefined;
  }

  /** How many bytes the module has taken; it never gives any back. */
  get memorySize(): number {
    return this.#exports.memory.buffer.byteLength;
  }

  #textOf(value: string): number {
    const bytes = encoder.encode(value);
    const text = this.#exports.new_text(bytes.length);
    // The memory may have grown: its buffer is taken after the call.
    const { memory, text_data } = this.#exports;
    new Uint8Array(memory.buffer, text_data(text), bytes.length).set(bytes);
    return text;
  }

  /** The module's way out of a call: an exception that no code of the module catches. */
  #leave(data: number, size: number, broken: boolean): never {
    const sentence = decoder.decode(new Uint8Array(this.#exports.memory.buffer, data, size));
    throw broken ? new Breakdown(sentence) : new Refusal(sentence);
  }

  /** A refused call has left its frames on the module's stack: they are taken off. */
  #understood(error: unknown, stack: number): Error {
    if (error instanceof Refusal) {
      this.#exports.__stack_pointer.value = stack;
      return error;
    }
    this.#broken = error instanceof Breakdown ? error : new Breakdown(String(error));
    return this.#broken;
  }
}

async function instantiated(
  source: URL | string | BufferSource,
  imports: WebAssembly.Imports,
): Promise<WebAssembly.WebAssemblyInstantiatedSource> {
  if (typeof source !== 'string' && !(source instanceof URL)) {
    return WebAssembly.instantiate(source, imports);
  }
  const response = await fetch(source);
  // A host of plain files may not know the type, without which nothing is compiled while it arrives.
  const isTyped = response.headers.get('content-type') === 'application/wasm';
  if (isTyped || !response.ok) return WebAssembly.instantiateStreaming(response, imports);
  return WebAssembly.instantiate(await response.arrayBuffer(), imports);
}
