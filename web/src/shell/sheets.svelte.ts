// The sheets that come over any page: settings, the chat of the table, the rules of its game. One at a time.

export type Sheet = 'settings' | 'chat' | 'rules';

let open = $state<Sheet | undefined>();

/** The sheet that is open; a component that reads it follows. */
export function openedSheet(): Sheet | undefined {
  return open;
}

export function openSheet(sheet: Sheet): void {
  open = sheet;
}

export function closeSheet(): void {
  open = undefined;
}
