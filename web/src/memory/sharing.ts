// How a game went, to be sent to friends: as a small text, and as a picture where the game draws one.
import type { PastGame } from './statistics.ts';

export interface ToShare {
  /** Each in the reader's language. */
  readonly headline: string;
  readonly against: string;
  readonly awards: readonly string[];
  readonly link: string;
}

export function gameText({ headline, against, awards, link }: ToShare): string {
  const medals = awards.map((award) => `🏅 ${award}`);
  return [headline, against, ...medals, link].filter((line) => line !== '').join('\n');
}

/** The next level to try: where one has won against bots of a level, the one above it. */
export function nextLevel(
  { told }: Pick<PastGame, 'told'>,
  rivals: string,
): 'medium' | 'hard' | undefined {
  if (!told.won) return undefined;
  return rivals === 'easy' ? 'medium' : rivals === 'medium' ? 'hard' : undefined;
}

/** What of the browser sharing a picture needs. */
export interface PictureWays {
  readonly canShare?: (data: { files: File[] }) => boolean;
  readonly share?: (data: { files: File[]; text: string }) => Promise<void>;
  readonly save: (file: File) => void;
}

/** By the device's own sheet where it takes pictures, else as a file. Who closes the sheet has changed their mind. */
export async function sharePicture(file: File, text: string, ways: PictureWays): Promise<void> {
  const files = [file];
  if (!ways.share || !ways.canShare?.({ files })) return ways.save(file);
  try {
    await ways.share({ files, text });
  } catch (error) {
    if ((error as Error).name !== 'AbortError') ways.save(file);
  }
}
