// Movement between two scenes. Before a scene is drawn, the places of all cards are noted; after it, each
// card flies from where it was, with transforms alone. Cards that come from a pile's back or go to a
// player's hand use marked places (`data-place`). What a month counts flies from the cover to the tracks.
//
// All places are read before anything is set in motion: a place that is read after that has the browser lay out the
// whole table once more, for each card.
import { traitGlyph } from '../art/cover_me.ts';
import { activeTraits, letterOf } from './model/fashion.ts';
import type { RowVerdict, Scene } from './model/scenes.ts';

const ease = 'cubic-bezier(.2,.7,.2,1)';

interface Noted {
  readonly box: DOMRect;
  readonly element: HTMLElement;
}

export class Motion {
  #noted = new Map<string, Noted>();

  /** Before the change. */
  note(root: HTMLElement | undefined): void {
    this.#noted.clear();
    if (root === undefined) return;
    for (const element of root.querySelectorAll<HTMLElement>('[data-fly]')) {
      const box = element.getBoundingClientRect();
      if (box.width > 0) this.#noted.set(element.dataset['fly']!, { box, element });
    }
  }

  /** After the change. `factor` is the speed; what has not moved stays. */
  play(root: HTMLElement | undefined, scene: Scene, factor: number): void {
    if (root === undefined) return;
    const origin = placeOf(root, originOf(scene))?.getBoundingClientRect();
    const there = [...root.querySelectorAll<HTMLElement>('[data-fly]')].map((element) => ({
      key: element.dataset['fly']!,
      element,
      to: element.getBoundingClientRect(),
      wide: element.offsetWidth,
    }));
    const keys = new Set(there.map(({ key }) => key));
    const leaving = [...this.#noted].flatMap(([key, noted]) => {
      const goal = keys.has(key) ? undefined : placeOf(root, goalOf(scene, key));
      return goal === undefined ? [] : [{ noted, to: goal.getBoundingClientRect() }];
    });
    const counted =
      scene.moment.is === 'count' ? glyphsOf(root, scene, scene.moment.cover.card) : [];
    for (const { key, element, to, wide } of there) {
      const from = this.#noted.get(key)?.box ?? origin;
      if (from !== undefined) fly(element, from, to, wide, 420 / factor);
    }
    for (const { noted, to } of leaving) leave(root, noted, to, 480 / factor);
    if (scene.moment.is === 'reveal') open(root, 450 / factor);
    if (scene.moment.is === 'verdict') award(root, scene.moment, 700 / factor);
    for (const glyph of counted) send(root, glyph, 400 / factor);
  }
}

/** Where a card that was not in sight comes from. */
function originOf({ moment, mine }: Scene): string | undefined {
  if (moment.is !== 'act' || moment.act.seat !== mine?.seat) return undefined;
  return moment.act.kind === 'take' ? 'draw' : moment.act.kind === 'keep' ? 'next' : undefined;
}

/** Where a card that is no longer in sight has gone: to a player. */
function goalOf({ moment, view }: Scene, card: string): string | undefined {
  if (moment.is === 'act' && moment.act.kind === 'take' && moment.act.card === card) {
    return `seat:${moment.act.seat}`;
  }
  if (moment.is !== 'harvest') return undefined;
  const seat = view.scored?.findIndex((cards) => cards.includes(card)) ?? -1;
  return seat === -1 ? undefined : `seat:${seat}`;
}

function placeOf(root: HTMLElement, name: string | undefined): HTMLElement | undefined {
  if (name === undefined) return undefined;
  return root.querySelector<HTMLElement>(`[data-place="${name}"]`) ?? undefined;
}

/** From where it was to where it is. A page may be zoomed: a transform counts in its own pixels, `wide` as it has them. */
function fly(element: HTMLElement, from: DOMRect, to: DOMRect, wide: number, ms: number): void {
  if (to.width === 0 || (Math.abs(from.x - to.x) < 2 && Math.abs(from.y - to.y) < 2)) return;
  const zoom = to.width / (wide || to.width);
  const transform = `translate(${(from.x - to.x) / zoom}px, ${(from.y - to.y) / zoom}px) scale(${from.width / to.width})`;
  element.animate(
    [
      { transform, transformOrigin: '0 0', zIndex: 5 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 5 },
    ],
    { duration: ms, easing: ease },
  );
}

/** A picture of what has left flies to its goal and fades. */
function leave(root: HTMLElement, { box, element }: Noted, to: DOMRect, ms: number): void {
  const picture = element.cloneNode(true) as HTMLElement;
  delete picture.dataset['fly'];
  picture.setAttribute('aria-hidden', 'true');
  afloat(root, picture, box);
  const dx = to.x + to.width / 2 - box.x - box.width / 2;
  const dy = to.y + to.height / 2 - box.y - box.height / 2;
  picture
    .animate(
      [
        { transform: 'none' },
        { transform: `translate(${dx}px, ${dy}px) scale(.25)`, opacity: 0.2 },
      ],
      { duration: ms, easing: ease, fill: 'forwards' },
    )
    .finished.finally(() => picture.remove());
}

/** The covers of the month turn open. */
function open(root: HTMLElement, ms: number): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-opens]')) {
    element.animate(
      [
        { transform: 'perspective(700px) rotateY(-88deg)', opacity: 0.4 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: ms, easing: ease },
    );
  }
}

/** What a cover counts on one track, on its way there. */
interface Glyph {
  /** Its place among those of its cover. */
  readonly at: number;
  readonly picture: string;
  readonly box: DOMRect;
  readonly goal: HTMLElement;
  readonly to: DOMRect;
}

/** CM-4.2: a cover counts one on the track of each of its active traits. */
function glyphsOf(root: HTMLElement, { view }: Scene, card: string): Glyph[] {
  const from = root.querySelector(`[data-fly="${card}"]`)?.getBoundingClientRect();
  if (from === undefined) return [];
  const size = 30;
  return activeTraits(view.tracks).flatMap((trait, at) => {
    const letter = letterOf(card, trait);
    const goal = root.querySelector<HTMLElement>(`[data-track="${trait}.${letter}"]`);
    if (goal === null) return [];
    const box = new DOMRect(from.x + 4, from.y + 6 + (at * from.height) / 5, size, size);
    const picture = traitGlyph(trait, letter, true);
    return [{ at, picture, box, goal, to: goal.getBoundingClientRect() }];
  });
}

function send(root: HTMLElement, { at, picture, box, goal, to }: Glyph, ms: number): void {
  const flying = document.createElement('span');
  flying.innerHTML = picture;
  afloat(root, flying, box);
  const end = `translate(${to.x - box.x}px, ${to.y + to.height / 2 - box.height / 2 - box.y}px)`;
  flying
    .animate(
      [
        { transform: 'scale(.6)', opacity: 0 },
        { transform: 'scale(1.2)', opacity: 1, offset: 0.2 },
        { transform: `${end} scale(.8)`, opacity: 1 },
      ],
      {
        duration: ms,
        delay: at * ms * 0.12,
        easing: ease,
        fill: 'both',
      },
    )
    .finished.finally(() => flying.remove());
  goal.animate([{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }], {
    duration: ms * 0.6,
    delay: ms * 0.7,
  });
}

/** CM-6.2: what a cover scores flies to its magazine's prestige. */
function award(root: HTMLElement, verdict: RowVerdict, ms: number): void {
  const goal = placeOf(root, `seat:${verdict.seat}`)?.getBoundingClientRect();
  if (verdict.goes !== 'scores' || goal === undefined) return;
  for (const [at, card] of verdict.featured.entries()) {
    const from = root.querySelector(`[data-fly="${card}"]`)?.closest('.cover');
    const sum = from?.querySelector('.verdict');
    if (!from || !sum) continue;
    const box = sum.getBoundingClientRect();
    const picture = document.createElement('span');
    picture.textContent = sum.textContent;
    picture.setAttribute('aria-hidden', 'true');
    picture.classList.add('award');
    afloat(root, picture, box);
    const dx = goal.x + goal.width / 2 - box.x - box.width / 2;
    const dy = goal.y + goal.height / 2 - box.y - box.height / 2;
    picture
      .animate(
        [
          { transform: 'none', opacity: 0 },
          { transform: 'translateY(-24px) scale(1.5)', opacity: 1, offset: 0.35 },
          { transform: `translate(${dx}px, ${dy}px) scale(1)`, opacity: 0.9 },
        ],
        { duration: ms, delay: at * ms * 0.25, easing: ease, fill: 'both' },
      )
      .finished.finally(() => picture.remove());
  }
}

/** Puts a picture over everything, beyond the reach of the pointer. */
function afloat(root: HTMLElement, picture: HTMLElement, box: DOMRect): void {
  picture.classList.add('afloat');
  const { style } = picture;
  style.left = `${box.x}px`;
  style.top = `${box.y}px`;
  style.width = `${box.width}px`;
  (root.ownerDocument.body as HTMLElement).append(picture);
}
