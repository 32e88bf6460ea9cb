// A result as a small text to send to friends. It tells how it went and not how it is done: neither par nor
// the pile, only the distance between the two.
import type { Color } from '../protocol/cover_up.ts';

const glass: Readonly<Record<Color, string>> = { green: '🟩', yellow: '🟨', red: '🟥' };
const mostSigns = 12;

/** A full gem for par, and a hollow one for each point above it. */
export function gemsOf(above: number): string {
  const hollow = Math.max(0, above);
  return `◆${'◇'.repeat(Math.min(hollow, mostSigns))}${hollow > mostSigns ? '…' : ''}`;
}

/** The cards of the day as glass, then the gems. */
export function signsOf(colors: readonly Color[], above: number): string {
  return `${colors.map((color) => glass[color]).join('')} ${gemsOf(above)}`;
}

export interface Shared {
  /** Each line in the reader's language. */
  readonly title: string;
  readonly colors: readonly Color[];
  readonly above: number;
  readonly story: readonly string[];
  readonly link: string;
}

export function shareText({ title, colors, above, story, link }: Shared): string {
  return [title, signsOf(colors, above), story.join(' · '), link].join('\n');
}

/** What of the browser sharing needs. */
export interface Ways {
  readonly share?: (data: { text: string }) => Promise<void>;
  readonly clipboard?: { writeText(text: string): Promise<void> };
}

export type Outcome = 'shared' | 'copied' | 'failed';

/** By the device's own sheet where it has one, else to be pasted. Who closes the sheet has changed their mind. */
export async function share(text: string, ways: Ways): Promise<Outcome> {
  try {
    if (ways.share) {
      await ways.share({ text });
      return 'shared';
    }
  } catch (error) {
    if ((error as Error).name === 'AbortError') return 'shared';
  }
  try {
    await ways.clipboard!.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
