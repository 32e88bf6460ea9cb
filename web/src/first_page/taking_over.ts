// Where the first page came written, the client draws the same in its place: what a reader has typed or chosen there,
// where the focus is, and a click that nothing listened to yet go over into what is drawn. Both have the same
// controls in the same order.

const controls = 'a, button, input, select';

/** Calls `draw`, which draws into `place`, and takes away what stood there before. */
export function takeOver(place: HTMLElement, draw: () => void): void {
  const { dataset } = document.documentElement;
  const isSame = place.hasChildNodes() && dataset['first'] !== 'other';
  const written = isSame ? [...place.querySelectorAll<HTMLElement>(controls)] : [];
  const focused = written.findIndex((control) => control === document.activeElement);
  const clicked = dataset['clicked'];
  place.replaceChildren();
  draw();
  delete dataset['first'];
  delete dataset['clicked'];
  dataset['drawn'] = 'yes';
  const drawn = [...place.querySelectorAll<HTMLElement>(controls)];
  for (const [at, control] of written.entries()) carryValue(control, drawn[at]);
  drawn[focused]?.focus({ preventScroll: true });
  if (isSame && clicked !== undefined) drawn[Number(clicked)]?.click();
}

function carryValue(from: HTMLElement, to: HTMLElement | undefined): void {
  const isField = (one: unknown) =>
    one instanceof HTMLInputElement || one instanceof HTMLSelectElement;
  if (!isField(from) || !isField(to) || from.value === to.value) return;
  to.value = from.value;
  for (const event of ['input', 'change']) to.dispatchEvent(new Event(event, { bubbles: true }));
}
