// CU-5.5: the score track, as much of it as the markers need. Places are fractions of its length.

export interface Marker {
  /** Who stands there. */
  readonly seats: readonly number[];
  readonly total: number;
  readonly at: number;
  /** Names that would touch are written on lines one above the other. */
  readonly line: number;
}

export interface Track {
  readonly ticks: readonly { readonly value: number; readonly at: number }[];
  readonly markers: readonly Marker[];
}

const leastSpan = 20;
/** A name's width, as a part of the track. */
const nameWidth = 0.17;

export function trackOf(totals: readonly number[]): Track {
  const low = Math.max(0, Math.floor((Math.min(...totals) - 2) / 5) * 5);
  const span = Math.max(leastSpan, Math.ceil((Math.max(...totals) - low + 1) / 5) * 5);
  const step = span > 40 ? 10 : 5;
  const place = (value: number) => (value - low) / span;
  const values = Array.from({ length: Math.floor(span / step) + 1 }, (_, at) => low + at * step);
  return {
    ticks: values.map((value) => ({ value, at: place(value) })),
    markers: markersOf(totals, place),
  };
}

function markersOf(totals: readonly number[], place: (value: number) => number): Marker[] {
  const places = [...new Set(totals)].sort((one, other) => one - other);
  /** Up to where each line is written on. */
  const ends: number[] = [];
  return places.map((total) => {
    const seats = totals.flatMap((other, seat) => (other === total ? [seat] : []));
    const at = place(total);
    const free = ends.findIndex((end) => end <= at);
    const line = free < 0 ? ends.length : free;
    ends[line] = at + nameWidth * seats.length;
    return { seats, total, at, line };
  });
}
