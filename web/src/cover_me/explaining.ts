// A sentence about a part of the table, for whoever wonders: when a mouse rests on it, when it has the keyboard's
// focus, when a finger stays. One at a time, over everything.
import type { Attachment } from 'svelte/attachments';

const rest_ms = 400;
const press_ms = 450;
const slip_px = 10;

let tip: HTMLElement | undefined;
let shownFor: HTMLElement | undefined;

function hide(): void {
  tip?.remove();
  shownFor?.removeAttribute('aria-describedby');
  tip = shownFor = undefined;
}

function show(element: HTMLElement, text: string): void {
  hide();
  if (text === '') return;
  tip = document.createElement('div');
  tip.id = 'cover-me-tip';
  tip.className = 'tip';
  tip.setAttribute('role', 'tooltip');
  tip.popover = 'manual';
  tip.textContent = text;
  document.body.append(tip);
  tip.showPopover();
  const [box, own] = [element.getBoundingClientRect(), tip.getBoundingClientRect()];
  const below = box.bottom + 8 + own.height < innerHeight;
  const left = Math.max(
    8,
    Math.min(innerWidth - own.width - 8, box.x + box.width / 2 - own.width / 2),
  );
  tip.style.left = `${left}px`;
  tip.style.top = `${below ? box.bottom + 8 : Math.max(8, box.y - own.height - 8)}px`;
  element.setAttribute('aria-describedby', tip.id);
  shownFor = element;
}

/** For `{@attach}`: explains an element with a text, which may be empty at times. */
export function explains(text: () => string): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed: { x: number; y: number } | undefined;
    /** A long press explains, and does nothing else. */
    let swallow = false;
    const stop = () => {
      clearTimeout(timer);
      pressed = undefined;
    };
    const away = () => {
      stop();
      if (shownFor === element) hide();
    };
    const on = {
      pointerenter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') timer = setTimeout(() => show(element, text()), rest_ms);
      },
      pointerleave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') away();
      },
      pointerdown: (event: PointerEvent) => {
        away();
        swallow = false;
        if (event.pointerType === 'mouse') return;
        pressed = { x: event.clientX, y: event.clientY };
        timer = setTimeout(() => {
          show(element, text());
          swallow = shownFor === element;
        }, press_ms);
      },
      pointermove: (event: PointerEvent) => {
        if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > slip_px)
          stop();
      },
      pointerup: stop,
      pointercancel: stop,
      focus: () => {
        if (element.matches(':focus-visible')) show(element, text());
      },
      blur: away,
      keydown: (event: KeyboardEvent) => {
        if (event.key === 'Escape' && shownFor === element) {
          hide();
          event.stopPropagation();
        }
      },
      contextmenu: (event: Event) => {
        if (shownFor === element) event.preventDefault();
      },
    };
    const click = (event: Event) => {
      if (!swallow) return hide();
      swallow = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const listening = new AbortController();
    const { signal } = listening;
    for (const [name, heard] of Object.entries(on))
      element.addEventListener(name, heard as EventListener, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    // The next touch elsewhere ends it.
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (shownFor === element && !element.contains(event.target as Node)) hide();
      },
      { signal },
    );
    return () => {
      away();
      listening.abort();
    };
  };
}
