// The stages of the table that is shown: they outlive the change from play to the result, so that the last
// season is told to its end. Where several people share a device, each sees the table on a stage of their own,
// and so does the public: nothing that one was told is left for another.
import { pace } from './pace.svelte.ts';
import { Stage } from './stage.svelte.ts';

let shown: { readonly code: string; readonly stages: Map<number | null, Stage> } | undefined;
let last: number | null | undefined;

/** The stage for whoever sees the table from a seat, or for the public. */
export function stageOf(code: string, seat: number | null): Stage {
  if (shown?.code !== code) {
    shown?.stages.forEach((stage) => stage.end());
    shown = { code, stages: new Map() };
  }
  const stage = shown.stages.get(seat) ?? new Stage(pace);
  shown.stages.set(seat, stage);
  // Who gets the device again has seen it all with the others.
  if (seat !== null && seat !== last) stage.catchUp();
  last = seat;
  return stage;
}
