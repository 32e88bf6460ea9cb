// What the device is worked with. Keys are spoken of only where there is a mouse beside them: a phone has none.

/** Whether there is a keyboard to speak of. */
export function hasKeys(): boolean {
  return matchMedia('(hover: hover) and (pointer: fine)').matches;
}
