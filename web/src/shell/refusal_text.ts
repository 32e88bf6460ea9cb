// Why the server said no or hung up, in the reader's language.
import type { Place } from '../connection/kept.ts';
import { placeHere } from '../connection/places.svelte.ts';
import { games } from '../games.ts';
import { refusalCodes, type Refusal } from '../protocol/commands.ts';
import type { ByeReason } from '../protocol/messages.ts';
import { t } from '../texts/texts.svelte.ts';

/** The server's own sentence is English, and for programs. */
export function refusalText(refusal: Refusal, place: Place = placeHere()): string {
  const { code, clause } = refusal;
  if (code === 'unavailable' && place === 'here') return t('here.failing');
  const rule = code === 'illegal' && clause !== null ? ruleOf(clause) : undefined;
  if (rule !== undefined) return t('refusal.illegal.rule', { rule });
  // A newer server may have reasons that this page does not know.
  return refusalCodes.includes(code) ? t(`refusal.${code}`) : t('refusal.other');
}

/** Why there is no line; where nothing is to be known about it, only that it comes back. */
export function goodByeText(bye: ByeReason | undefined): string {
  if (bye === 'banned') return t('refusal.banned');
  return bye === 'restart' || bye === 'full' ? t(`line.${bye}`) : t('line.broken');
}

/** What a clause says, where it is one of those that concern a player. */
function ruleOf(wanted: string): string | undefined {
  const clauses = games.flatMap(({ rules }) => rules.chapters()).flatMap(({ clauses }) => clauses);
  return clauses.find(({ clause }) => clause === wanted)?.text;
}
