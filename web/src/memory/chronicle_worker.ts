// The worker that asks the engine what came of recorded games: a page goes on while pars are found anew.
import { engine } from '../engine/engine.ts';
import type { Told, ToTell } from './chronicling.ts';

const answer = (told: Told) => postMessage(told);

onmessage = async ({ data: { id, record, seat } }: MessageEvent<ToTell>) => {
  try {
    const text = (await engine()).ask('record_chronicle', record, seat);
    answer({ id, told: JSON.parse(text) });
  } catch (error) {
    answer({ id, why: String(error) });
  }
};
