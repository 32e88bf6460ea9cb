// The worker that looks back on a game, with an engine of its own: the page goes on while it thinks.
import { CoverMe } from '../engine/cover_me.ts';
import { engine } from '../engine/engine.ts';
import { Refusal } from '../engine/module.ts';
import { lookBack, type News, type Order } from './job.ts';

const tell = (news: News) => postMessage(news);

onmessage = async ({ data: order }: MessageEvent<Order>) => {
  try {
    lookBack(new CoverMe(await engine()), order, tell);
  } catch (error) {
    const fault = error instanceof Refusal ? 'record' : 'ours';
    tell({ is: 'failed', fault, why: error instanceof Error ? error.message : String(error) });
  }
};
