// The worker that looks for par: gets cards as a text, answers with par.
import { CoverUp } from '../engine/cover_up.ts';
import { engine } from '../engine/engine.ts';
import type { ParAnswer } from './par.ts';

const answer = (message: ParAnswer) => postMessage(message);

onmessage = async ({ data: cards }: MessageEvent<string>) => {
  try {
    const coverUp = new CoverUp(await engine());
    answer({ cards, par: coverUp.solve(cards.split(' ')) });
  } catch (error) {
    answer({ cards, why: String(error) });
  }
};
