// The line to the server: dials, says hello, sends commands and hands each its answer. It breaks and heals by
// itself: what was not answered is sent again with the same id, and counts once on the server.
import type { Answer, Command } from '../protocol/commands.ts';
import type { AnswerMessage, ByeReason, ServerMessage } from '../protocol/messages.ts';
import { newCommandId, type Outside, type Socket } from './outside.ts';
import { pauseAfterRefusal, pauseBefore } from './pauses.ts';

/** Why a house that answers will not have this page: it will not by the next hello either. */
type Closed = 'wrong_version' | 'banned';

/** `broken` until a hello is answered again; with the reason where the server gave one. */
export type LineStatus =
  | { readonly is: 'connecting' }
  | { readonly is: 'open' }
  | { readonly is: 'broken'; readonly bye: ByeReason | undefined }
  | { readonly is: 'refused'; readonly code: Closed };

/** What the line tells its owner. */
export interface Listener {
  /** Everything but answers. */
  heard(message: Exclude<ServerMessage, AnswerMessage>): void;
  /** Hello was answered; called before what was left unanswered is sent again. */
  ready(): void;
  status(status: LineStatus): void;
  /** Nothing was heard for a while: ask for something, or the line is taken for dead. */
  quiet(): void;
}

interface Pending {
  readonly text: string;
  /** Sent again after a break; otherwise given up. */
  readonly durable: boolean;
  readonly answer: (answer: Answer | undefined) => void;
}

/** The version of the protocol that this client speaks. */
const protocolVersion = 1;
/** A server that leaves a command unanswered for this long is out of reach. */
const patienceMs = 10_000;
/** How long the line may be silent before it is tried. */
const silenceMs = 30_000;

export class Line {
  readonly #outside: Outside;
  readonly #listener: Listener;
  readonly #pending = new Map<number, Pending>();
  #socket: Socket | undefined;
  #isOpen = false;
  #failures = 0;
  /** Hellos in a row that were refused for good. */
  #refusals = 0;
  #bye: ByeReason | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #unfollow: (() => void) | undefined;

  constructor(outside: Outside, listener: Listener) {
    this.#outside = outside;
    this.#listener = listener;
  }

  start(): void {
    this.#unfollow = this.#outside.follow((event) => this.#worldChanged(event));
    this.#listener.status({ is: 'connecting' });
    this.#dial();
  }

  /** Ends it for good; what is unanswered stays so. */
  stop(): void {
    this.#unfollow?.();
    clearTimeout(this.#retry);
    this.#hangUp();
  }

  /** Dials at once where there is no line. */
  tryNow(): void {
    if (this.#socket === undefined) this.#dial();
  }

  /** The one answer of the server, however often the line breaks before it comes. */
  ask(command: Command): Promise<Answer> {
    return this.#ask(command, true) as Promise<Answer>;
  }

  /** The answer, or nothing where the line broke or was not open: for what makes sense only now. */
  askOnce(command: Command): Promise<Answer | undefined> {
    if (!this.#isOpen) return Promise.resolve(undefined);
    return this.#ask(command, false);
  }

  #ask(command: Command, durable: boolean): Promise<Answer | undefined> {
    return new Promise((answer) => {
      const id = newCommandId(this.#outside.chance);
      const text = JSON.stringify({ id, ...command });
      this.#pending.set(id, { text, durable, answer });
      if (this.#isOpen) this.#transmit(text);
    });
  }

  #transmit(text: string): void {
    this.#socket?.send(text);
    this.#patience ??= setTimeout(() => this.#break(), patienceMs);
  }

  #dial(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const socket = this.#outside.dial();
    this.#socket = socket;
    // What comes from a socket that was given up is not heard.
    const live = () => this.#socket === socket;
    socket.onopen = () => live() && this.#hello();
    socket.onmessage = ({ data }) => live() && this.#received(String(data));
    socket.onclose = () => live() && this.#break();
    this.#patience ??= setTimeout(() => this.#break(), patienceMs);
  }

  #hello(): void {
    const token = this.#outside.token();
    const id = newCommandId(this.#outside.chance);
    this.#pending.set(id, {
      text: '',
      durable: false,
      answer: (answer) => answer && this.#greeted(answer, token),
    });
    this.#transmit(
      JSON.stringify({ id, do: 'hello', version: protocolVersion, ...(token && { token }) }),
    );
  }

  #greeted(answer: Answer & { readonly token?: string }, sent: string | undefined): void {
    const kept = this.#outside.token();
    if (!answer.ok) {
      const { code } = answer;
      // Its good-bye would say so; there is nothing to wait for.
      if (code === 'too_many') this.#bye = 'full';
      return code === 'wrong_version' || code === 'banned' ? this.#refused(code) : this.#break();
    }
    // Another window was first: be the same person as there.
    if (sent === undefined && kept !== undefined && kept !== answer.token) return this.#hello();
    // Who has a token keeps it, whatever comes back.
    if (sent === undefined && answer.token !== undefined) this.#outside.keepToken(answer.token);
    this.#opened();
  }

  #opened(): void {
    this.#isOpen = true;
    this.#failures = 0;
    this.#refusals = 0;
    this.#bye = undefined;
    const unanswered = [...this.#pending.values()];
    this.#listener.status({ is: 'open' });
    this.#listener.ready();
    for (const { text } of unanswered) this.#transmit(text);
  }

  #received(data: string): void {
    this.#listenForSilence();
    for (const line of data.split('\n')) {
      if (line !== '') this.#understood(JSON.parse(line) as ServerMessage);
    }
  }

  #understood(message: ServerMessage): void {
    if ('re' in message) return this.#answered(message);
    if ('bye' in message) this.#bye = message.bye;
    this.#listener.heard(message);
  }

  #answered(message: AnswerMessage): void {
    const pending = message.re === null ? undefined : this.#pending.get(message.re);
    if (message.re === null || pending === undefined) return;
    this.#pending.delete(message.re);
    clearTimeout(this.#patience);
    this.#patience = undefined;
    if (this.#pending.size > 0) this.#patience = setTimeout(() => this.#break(), patienceMs);
    pending.answer(message);
  }

  #listenForSilence(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#listenForSilence();
      if (this.#isOpen) this.#listener.quiet();
    }, silenceMs);
  }

  /** The line is gone: say so, give up what makes sense only now, and come back after a pause. */
  #break(): void {
    this.#hangUp();
    this.#failures += 1;
    this.#listener.status({ is: 'broken', bye: this.#bye });
    clearTimeout(this.#retry);
    const pause = pauseBefore(this.#failures, this.#bye, this.#outside.chance);
    this.#retry = setTimeout(() => this.#dial(), pause);
  }

  /** Coming back soon would only be refused again: a few times more, then when somebody asks for it. */
  #refused(code: Closed): void {
    this.#hangUp();
    this.#refusals += 1;
    this.#listener.status({ is: 'refused', code });
    const pause = pauseAfterRefusal(this.#refusals);
    this.#retry = pause === undefined ? undefined : setTimeout(() => this.#dial(), pause);
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#isOpen = false;
    clearTimeout(this.#patience);
    clearTimeout(this.#silence);
    this.#patience = undefined;
    for (const [id, { durable, answer }] of [...this.#pending]) {
      if (durable) continue;
      this.#pending.delete(id);
      answer(undefined);
    }
    socket?.close();
  }

  #worldChanged(event: 'online' | 'offline' | 'seen'): void {
    if (event === 'offline') return this.#break();
    if (this.#isOpen) return this.#listener.quiet();
    // The network is back, or someone looks: the pause has lost its reason.
    this.tryNow();
  }
}
