// Why the house of tables said no, in the reader's language.
import type { Place } from '../connection/kept.ts';
import { placeHere } from '../connection/places.svelte.ts';
import type { Refusal } from '../protocol/commands.ts';
import { t } from '../texts/texts.svelte.ts';

export function refusalText(refusal: Refusal, place: Place = placeHere()): string {
  if (refusal.code === 'unavailable' && place === 'here') return t('here.failing');
  return t(`refusal.${refusal.code}`);
}
