// Dragging with mouse, pen or finger: what moves is a picture under the pointer, what counts is where it is
// let go (`data-drop`). A press that goes nowhere remains a click.
import type { Attachment } from 'svelte/attachments';
import type { Drop } from './desk.svelte.ts';

const threshold_px = 7;

export interface Draggable {
  /** Whether it can be dragged now. */
  readonly enabled: () => boolean;
  readonly onlift?: () => void;
  readonly ondrop: (drop: Drop, x: number) => void;
}

/** For `{@attach}`: lets an element be dragged onto those that say `data-drop`. */
export function draggable(options: Draggable): Attachment<HTMLElement> {
  return (element) => {
    let pressed: { x: number; y: number; id: number } | undefined;
    let picture: HTMLElement | undefined;
    let over: HTMLElement | undefined;
    let dragged = false;
    let listening = new AbortController();

    const lift = () => {
      const body = element.querySelector<HTMLElement>('[data-fly]') ?? element;
      const box = body.getBoundingClientRect();
      picture = body.cloneNode(true) as HTMLElement;
      delete picture.dataset['fly'];
      picture.classList.add('afloat', 'lifted');
      Object.assign(picture.style, {
        left: `${box.x}px`,
        top: `${box.y}px`,
        width: `${box.width}px`,
      });
      document.body.append(picture);
      element.classList.add('away');
      dragged = true;
      options.onlift?.();
    };
    const settle = () => {
      picture?.remove();
      over?.classList.remove('over');
      element.classList.remove('away');
      picture = over = pressed = undefined;
      listening.abort();
    };
    const down = (event: PointerEvent) => {
      dragged = false;
      if (event.button !== 0 || !event.isPrimary || !options.enabled()) return;
      pressed = { x: event.clientX, y: event.clientY, id: event.pointerId };
      // On the document: a quick hand leaves the card before its first movement is told.
      listening = new AbortController();
      const { signal } = listening;
      document.addEventListener('pointermove', move, { signal });
      document.addEventListener('pointerup', up, { signal });
      document.addEventListener('pointercancel', settle, { signal });
      // Not by a style of the whole page: that would be worked out anew for every line of every picture.
      document.addEventListener('selectstart', (begun) => begun.preventDefault(), { signal });
    };
    const move = (event: PointerEvent) => {
      if (pressed === undefined || event.pointerId !== pressed.id) return;
      const [dx, dy] = [event.clientX - pressed.x, event.clientY - pressed.y];
      if (picture === undefined && Math.hypot(dx, dy) < threshold_px) return;
      if (picture === undefined) lift();
      picture!.style.transform = `translate(${dx}px, ${dy}px) rotate(${Math.max(-6, Math.min(6, dx / 30))}deg)`;
      const found = targetAt(event);
      if (found !== over) {
        over?.classList.remove('over');
        found?.classList.add('over');
        over = found;
      }
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== pressed?.id) return;
      const drop = picture === undefined ? undefined : targetAt(event)?.dataset['drop'];
      settle();
      // The click, if one follows, comes before this.
      setTimeout(() => (dragged = false));
      if (drop !== undefined) options.ondrop(drop as Drop, event.clientX);
    };
    /** The click that ends a drag is none. */
    const click = (event: MouseEvent) => {
      if (!dragged) return;
      dragged = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };

    element.addEventListener('pointerdown', down);
    element.addEventListener('click', click, { capture: true });
    return () => {
      settle();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('click', click, { capture: true });
    };
  };
}

function targetAt(event: PointerEvent): HTMLElement | undefined {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  return under?.closest<HTMLElement>('[data-drop]') ?? undefined;
}
