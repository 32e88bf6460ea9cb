// The world as the tests of this folder make it: sockets that a test answers by hand, a kept token, the
// network's coming and going.
import type { Outside, Socket } from './outside.ts';

interface Sent {
  readonly id: number;
  readonly do: string;
  readonly [key: string]: unknown;
}

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: Sent[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {
    this.isClosed = true;
    this.onclose?.();
  }

  /** The server says something: one object a line in one message. */
  says(...messages: object[]): void {
    this.onmessage?.({ data: messages.map((message) => JSON.stringify(message)).join('\n') });
  }

  /** The server answers the last command of a kind. */
  answers(kind: string, answer: object = { ok: true }): void {
    this.says({ re: this.last(kind).id, ...answer });
  }

  last(kind: string): Sent {
    const found = this.sent.findLast((command) => command.do === kind);
    if (found === undefined) throw new Error(`no ${kind} was sent`);
    return found;
  }

  /** Opens and is greeted. */
  welcomes(token = 't0'): void {
    this.onopen?.();
    this.answers('hello', { ok: true, token, now: 0 });
  }

  /** The connection is lost. */
  drops(): void {
    this.onclose?.();
  }
}

export class FakeWorld implements Outside {
  readonly sockets: FakeSocket[] = [];
  kept: string | undefined;
  #chances = 0;
  #tell: ((event: 'online' | 'offline' | 'seen') => void) | undefined;

  dial(): Socket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }
  token(): string | undefined {
    return this.kept;
  }
  keepToken(token: string): void {
    this.kept = token;
  }
  /** Always another number, and the same in every run. */
  readonly chance = (): number => {
    this.#chances = (this.#chances + 0.381966) % 1;
    return this.#chances;
  };
  follow(tell: (event: 'online' | 'offline' | 'seen') => void): () => void {
    this.#tell = tell;
    return () => (this.#tell = undefined);
  }

  happens(event: 'online' | 'offline' | 'seen'): void {
    this.#tell?.(event);
  }
  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (last === undefined) throw new Error('nothing was dialled');
    return last;
  }
}
