// The engine of the page or worker it is asked in: loaded once, when first asked for.
import url from 'coverstory.wasm?url';
import { CoverMe } from './cover_me.ts';
import { CoverUp } from './cover_up.ts';
import { EngineModule } from './module.ts';

export interface Engine {
  readonly coverMe: CoverMe;
  readonly coverUp: CoverUp;
}

let loading: Promise<Engine> | undefined;

export function engine(): Promise<Engine> {
  loading ??= EngineModule.load(new URL(url, import.meta.url)).then(engineOf);
  // A failed load is not kept: the network may be back at the next time.
  loading.catch(() => (loading = undefined));
  return loading;
}

export function engineOf(module: EngineModule): Engine {
  return { coverMe: new CoverMe(module), coverUp: new CoverUp(module) };
}
