// The games of the album with what the engine makes of them. What it made is kept with the game; a newer client
// makes it again.
import version from '../../../version.txt?raw';
import type { Album } from './album.ts';
import type { Chronicle, KeptGame } from './kept_game.ts';
import type { PastGame } from './statistics.ts';

/** What the page says to the worker, and the worker to the page. */
export interface ToTell {
  readonly id: string;
  readonly record: string;
  readonly seat: number;
}
export type Told = { readonly id: string } & (
  { readonly told: Chronicle } | { readonly why: string }
);

/** Counts up where a chronicle says more or other things than before. */
const edition = `${version.trim()}.1`;

/** Those that one sat in oneself and that the engine accepts, the latest first; it tells how far it is. */
export async function pastGames(
  album: Pick<Album, 'replace'>,
  games: readonly KeptGame[],
  tell: (asked: ToTell) => Promise<Told>,
  progress: (done: number, all: number) => void = () => undefined,
): Promise<readonly PastGame[]> {
  const own = games.filter((game): game is PastGame['game'] => game.seat !== null);
  const past: PastGame[] = [];
  for (const [at, game] of own.entries()) {
    progress(at, own.length);
    const told = await chronicleOf(album, game, tell);
    if (told) past.push({ game, told });
  }
  return past;
}

async function chronicleOf(
  album: Pick<Album, 'replace'>,
  game: PastGame['game'],
  tell: (asked: ToTell) => Promise<Told>,
): Promise<Chronicle | undefined> {
  if (game.chronicle?.version === edition) return game.chronicle.told;
  const answer = await tell({ id: game.id, record: game.record, seat: game.seat });
  if (!('told' in answer)) return undefined;
  await album.replace({ ...game, chronicle: { version: edition, told: answer.told } });
  return answer.told;
}

/** Asks a worker of its own, one game after the other. */
export function chronicleWorker(): { tell: (asked: ToTell) => Promise<Told>; end: () => void } {
  const worker = new Worker(new URL('./chronicle_worker.ts', import.meta.url), { type: 'module' });
  const tell = (asked: ToTell) =>
    new Promise<Told>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Told>) => resolve(data);
      worker.onerror = () => resolve({ id: asked.id, why: 'The engine stopped.' });
      worker.postMessage(asked);
    });
  return { tell, end: () => worker.terminate() };
}
