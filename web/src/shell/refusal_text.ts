// Why the server said no, in the reader's language.
import type { Refusal } from '../protocol/commands.ts';
import { t } from '../texts/texts.svelte.ts';

export function refusalText(refusal: Refusal): string {
  return t(`refusal.${refusal.code}`);
}
