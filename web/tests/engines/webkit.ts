// WebKit: its MiniBrowser on a screen of its own (Xvfb), by plain WebDriver commands. Each tab is a session, with a
// profile that ends with it.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import type { Driver, Point, Size, Started } from './tab.ts';

/** Debian's place differs by the machine's kind. */
const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
const miniBrowser =
  process.env['MINIBROWSER'] ?? `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** WebDriver's names of keys that are no characters. */
const keys: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, given?: unknown) => Promise<unknown>;

export async function startWebkit(): Promise<Started> {
  if (!existsSync(miniBrowser)) throw new Error(`${miniBrowser} is missing (webkit2gtk-driver)`);
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '2700x1600x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const [display] = (await once(createInterface(screen.stdout!), 'line')) as [string];
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const ask: Ask = (method, path, given) =>
    command(`http://127.0.0.1:${port}${path}`, method, given);
  await isUp(ask);
  return {
    open: (size) => openSession(ask, size),
    async stop() {
      await ended(driver);
      await ended(screen);
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function isUp(ask: Ask): Promise<void> {
  for (let nth = 0; ; nth++) {
    try {
      return void (await ask('GET', '/status'));
    } catch (error) {
      if (nth === 300) throw error;
      await new Promise((next) => setTimeout(next, 100));
    }
  }
}

/** A driver that hangs is told by what it was asked, before the test's own time is over. */
const longestAnswer_ms = 130_000;

async function command(address: string, method: string, given?: unknown): Promise<unknown> {
  const body = method === 'POST' ? JSON.stringify(given ?? {}) : null;
  const signal = AbortSignal.timeout(longestAnswer_ms);
  const response = await fetch(address, { method, body, signal }).catch((error: unknown) => {
    throw new Error(`WebKit's driver: ${method} ${new URL(address).pathname} ${body}: ${error}`);
  });
  const { value } = (await response.json()) as { value: unknown };
  const failed = value as { error?: string; message?: string } | null;
  if (!response.ok) throw new Error(`${failed?.error}: ${failed?.message}`);
  return value;
}

async function openSession(asked: Ask, size: Size): Promise<Driver> {
  const options = { binary: miniBrowser, args: ['--automation'] };
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const { sessionId } = (await asked('POST', '/session', { capabilities: { alwaysMatch } })) as {
    sessionId: string;
  };
  const ask: Ask = (method, path, given) => asked(method, `/session/${sessionId}${path}`, given);
  await ask('POST', '/timeouts', { script: 100_000, pageLoad: 100_000 });
  const act = (type: string, more: object, actions: object[]) =>
    ask('POST', '/actions', { actions: [{ type, id: type, ...more, actions }] });
  const call = async (source: string, given: unknown) => {
    const script = `const done = arguments[1];
      Promise.resolve().then(() => (${source})(arguments[0])).then((found) => done({ found }), (error) => done({ error: String(error) }))`;
    const { found, error } = (await ask('POST', '/execute/async', {
      script: `(function () { ${script} }).apply(null, arguments)`,
      args: [given ?? null],
    })) as { found?: unknown; error?: string };
    if (error !== undefined) throw new Error(error);
    return found;
  };
  /** The window has a frame: what the page gets of it is seen only afterwards. */
  const resize = async (to: Size) => {
    let outer = to;
    for (let nth = 0; nth < 100; nth++) {
      await ask('POST', '/window/rect', { x: 0, y: 0, ...outer });
      const inner = (await call(
        '() => ({ width: innerWidth, height: innerHeight })',
        null,
      )) as Size;
      if (inner.width === to.width && inner.height === to.height) return;
      const rect = (await ask('GET', '/window/rect')) as Size;
      // Less than nothing: the page has not heard of its new size yet.
      outer = {
        width: to.width + Math.max(0, rect.width - inner.width),
        height: to.height + Math.max(0, rect.height - inner.height),
      };
      await new Promise((next) => setTimeout(next, 30));
    }
    throw new Error(`WebKit's window does not become ${to.width} × ${to.height}`);
  };
  await resize(size);
  return {
    goTo: async (url) => void (await ask('POST', '/url', { url })),
    reload: async () => void (await ask('POST', '/refresh')),
    call,
    async pointer(what: 'move' | 'down' | 'up', { x, y }: Point) {
      const at = { x: Math.round(x), y: Math.round(y), origin: 'viewport', duration: 0 };
      const deeds = {
        move: { type: 'pointerMove', ...at },
        down: { type: 'pointerDown', button: 0 },
        up: { type: 'pointerUp', button: 0 },
      };
      await act('pointer', { parameters: { pointerType: 'mouse' } }, [deeds[what]]);
    },
    async press(key) {
      const value = keys[key] ?? key;
      const both = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
      await act('key', {}, both);
    },
    resize,
    picture: async (path) =>
      writeFile(path, Buffer.from((await ask('GET', '/screenshot')) as string, 'base64')),
    complaints: () => [],
    close: async () => void (await ask('DELETE', '')),
  };
}
