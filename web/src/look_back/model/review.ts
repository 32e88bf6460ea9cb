// A decision held against what the bot would have chosen, and the whole game in a few figures.
import type { Appraisal, PastDecision, Worth } from '../../engine/look_back.ts';
import type { Replay } from '../../engine/cover_me.ts';

/** The chance to win that a choice must give away to be worth a word, and to be called costly. */
const worthAWord = 0.02;
const aLot = 0.05;
/** Standard errors by which a loss must stand out of the bot's own doubt. */
const beyondDoubt = 2;

/** `only`: there was no choice. `same`, or as good as the `same`; a `better` one was seen; `costly`. */
export type Verdict = 'only' | 'same' | 'equal' | 'better' | 'costly';

export interface Review {
  /** The number of the decision. */
  readonly at: number;
  readonly best: Worth;
  readonly chosen: Worth;
  /** The chance to win that was given away, as the bot sees it; never below nought. */
  readonly loss: number;
  readonly verdict: Verdict;
}

export function reviewOf(at: number, decision: PastDecision, appraisal: Appraisal): Review {
  const of = (choice: number) => appraisal.choices.find((worth) => worth.choice === choice)!;
  const [best, chosen] = [of(appraisal.best), of(decision.chosen)];
  const loss = Math.max(0, best.chance - chosen.chance);
  return { at, best, chosen, loss, verdict: verdictOf(decision, best, chosen, loss) };
}

function verdictOf(decision: PastDecision, best: Worth, chosen: Worth, loss: number): Verdict {
  if (decision.legal.length === 1) return 'only';
  if (best.choice === chosen.choice) return 'same';
  if (loss < worthAWord || loss < beyondDoubt * chosen.error) return 'equal';
  return loss < aLot ? 'better' : 'costly';
}

export function isMarked({ verdict }: Review): boolean {
  return verdict === 'better' || verdict === 'costly';
}

/** The choices to show: the best few by their chance, and what was chosen, whatever it is worth. */
export function leadingOf(appraisal: Appraisal, chosen: number, most: number): Worth[] {
  const first = (worth: Worth) => (worth.choice === appraisal.best ? 1 : 0);
  const sorted = [...appraisal.choices].sort(
    (a, b) => first(b) - first(a) || b.chance - a.chance || a.choice - b.choice,
  );
  const leading = sorted.slice(0, most);
  if (leading.some(({ choice }) => choice === chosen)) return leading;
  return [...leading.slice(0, most - 1), sorted.find(({ choice }) => choice === chosen)!];
}

export interface Summary {
  /** Decisions in which there was something to choose. */
  readonly count: number;
  /** Those in which the bot saw nothing clearly better. */
  readonly agreed: number;
  /** At most three, the costliest first. */
  readonly costliest: readonly Review[];
}

export function summaryOf(reviews: readonly Review[]): Summary {
  const free = reviews.filter(({ verdict }) => verdict !== 'only');
  const marked = free.filter(isMarked);
  const costliest = [...marked].sort((a, b) => b.loss - a.loss || a.at - b.at).slice(0, 3);
  return { count: free.length, agreed: free.length - marked.length, costliest };
}

/** Where the chance to win went most up or down: what it was before a decision, and before the next one. */
interface TurningPoint {
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

/** Less is no turn. */
const aTurn = 0.1;

/** The last decision is followed by the result, where there is one; nothing where no chance moved much. */
export function turningPoint(
  reviews: readonly Review[],
  share: number | undefined,
): TurningPoint | undefined {
  const chances = reviews.map(({ best }) => best.chance);
  if (share !== undefined) chances.push(share);
  let turn: TurningPoint | undefined;
  for (let at = 0; at + 1 < chances.length; ++at) {
    const [before, after] = [chances[at]!, chances[at + 1]!];
    const most = turn ? Math.abs(turn.after - turn.before) : aTurn;
    if (Math.abs(after - before) > most) turn = { at, before, after };
  }
  return turn;
}

/** A seat's part of the victory, also of a shared one; nothing where the record breaks off before the end. */
export function shareOf({ steps }: Replay, seat: number): number | undefined {
  const end = steps.at(-1)?.events.find((event) => event.e === 'end');
  if (end === undefined) return undefined;
  return end.winners.includes(seat) ? 1 / end.winners.length : 0;
}
