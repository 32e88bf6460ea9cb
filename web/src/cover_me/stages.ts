// The stage of the table that is shown: it outlives the change from play to the result, so that the last
// season is told to its end.
import { pace } from './pace.svelte.ts';
import { Stage } from './stage.svelte.ts';

let present: { readonly code: string; readonly stage: Stage } | undefined;

export function stageOf(code: string): Stage {
  if (present?.code === code) return present.stage;
  present?.stage.end();
  present = { code, stage: new Stage(pace) };
  return present.stage;
}
