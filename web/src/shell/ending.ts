// What the end of any game offers: another game with the same people, and the record to keep.
import { hrefOfTable } from '../connection/places.svelte.ts';
import type { GameName } from '../games.ts';
import type { Send } from '../protocol/commands.ts';
import { goTo } from '../router/router.svelte.ts';
import { refusalText } from './refusal_text.ts';

/** Goes to another game with the same people; answers with the reason where there is none, else with nothing. */
export async function playAgain(send: Send): Promise<string> {
  const answer = await send({ do: 'rematch' });
  if (!answer.ok) return refusalText(answer);
  if (answer.table !== undefined) goTo(hrefOfTable(answer.table));
  return '';
}

/** Gives the reader a game record as a file. */
export function saveRecord(record: string, game: GameName, code: string): void {
  saveFile(new File([record], `${game}-${code}.jsonl`, { type: 'application/jsonl' }));
}

export function saveFile(file: File): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: file.name }).click();
  URL.revokeObjectURL(href);
}
