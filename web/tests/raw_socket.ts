// A WebSocket written by hand, for what no browser would send: several frames in one packet.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

interface Answer {
  readonly re?: number;
  readonly ok?: boolean;
}

export class RawSocket {
  readonly #socket: Socket;
  #received = Buffer.alloc(0);
  #lastId = 0;

  private constructor(socket: Socket) {
    this.#socket = socket;
  }

  static async dial(address: string): Promise<RawSocket> {
    const { hostname, port, host } = new URL(address);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const raw = new RawSocket(socket);
    socket.write(
      [
        'GET /ws HTTP/1.1',
        `Host: ${host}`,
        'Upgrade: websocket',
        'Connection: Upgrade',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        'Sec-WebSocket-Version: 13',
        '\r\n',
      ].join('\r\n'),
    );
    while (!raw.#received.includes('\r\n\r\n')) await raw.#more();
    raw.#received = raw.#received.subarray(raw.#received.indexOf('\r\n\r\n') + 4);
    return raw;
  }

  ask(command: object): Promise<void> {
    return this.askAtOnce([command]);
  }

  /** All commands in one write, until each of them was accepted. */
  async askAtOnce(commands: readonly object[]): Promise<void> {
    const ids = new Set<number>();
    const frames = commands.map((command) => {
      ids.add((this.#lastId += 1));
      return frameOf(JSON.stringify({ id: this.#lastId, ...command }));
    });
    this.#socket.write(Buffer.concat(frames));
    while (ids.size > 0) {
      for (const line of (await this.#text()).split('\n').filter(Boolean)) {
        const { re, ok } = JSON.parse(line) as Answer;
        if (re !== undefined && !ok) throw new Error(line);
        ids.delete(re ?? 0);
      }
    }
  }

  close(): void {
    this.#socket.destroy();
  }

  async #more(): Promise<void> {
    const [data] = (await once(this.#socket, 'data')) as [Buffer];
    this.#received = Buffer.concat([this.#received, data]);
  }

  /** The next text of the server. It sends whole messages, and masks none. */
  async #text(): Promise<string> {
    while (this.#received.length < 2) await this.#more();
    const short = this.#received[1]!;
    const head = short === 127 ? 10 : short === 126 ? 4 : 2;
    while (this.#received.length < head) await this.#more();
    const long = short === 127 ? Number(this.#received.readBigUInt64BE(2)) : undefined;
    const length = long ?? (short === 126 ? this.#received.readUInt16BE(2) : short);
    while (this.#received.length < head + length) await this.#more();
    const isText = (this.#received[0]! & 15) === 1;
    const text = isText ? this.#received.subarray(head, head + length).toString() : '';
    this.#received = this.#received.subarray(head + length);
    return text;
  }
}

/** A whole text message in a masked frame. */
function frameOf(text: string): Buffer {
  const data = Buffer.from(text);
  const mask = randomBytes(4);
  const isShort = data.length < 126;
  const head = Buffer.alloc(isShort ? 2 : 4);
  head[0] = 0x81;
  head[1] = 0x80 | (isShort ? data.length : 126);
  if (!isShort) head.writeUInt16BE(data.length, 2);
  data.forEach((byte, at) => (data[at] = byte ^ mask[at % 4]!));
  return Buffer.concat([head, mask, data]);
}
