// CM-2.5: who starts. The host names somebody, who may still move to another seat or leave. Plain data.

/** By seat; nothing where nobody sits. */
export type Names = readonly (string | undefined)[];

/** Whom the host has named: somebody, or null for chance; nothing as long as the host has not said. */
export type Named = { readonly seat: number; readonly name: string } | null | undefined;

/** The seat that will start, or null where chance decides. Whoever has left is not named any more. */
export function startingSeat(names: Names, named: Named, before?: number | null): number | null {
  if (named === null) return null;
  const seat = named === undefined ? -1 : seatOf(names, named);
  return seat >= 0 ? seat : (before ?? null);
}

function seatOf(names: Names, { seat, name }: NonNullable<Named>): number {
  return names[seat] === name ? seat : names.indexOf(name);
}
