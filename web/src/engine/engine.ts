// The engine of the page or worker it is asked in: loaded once, when first asked for, and anew after it
// broke.
import url from 'coverstory.wasm?url';
import { CoverMe } from './cover_me.ts';
import { CoverUp } from './cover_up.ts';
import { EngineModule } from './module.ts';

export interface Engine {
  readonly coverMe: CoverMe;
  readonly coverUp: CoverUp;
}

/** The engine's module, all to oneself. */
export function loadModule(): Promise<EngineModule> {
  return EngineModule.load(new URL(url, import.meta.url));
}

let loading: Promise<EngineModule> | undefined;

export async function engine(): Promise<Engine> {
  loading ??= loadModule();
  try {
    const module = await loading;
    if (!module.isBroken) return engineOf(module);
  } catch (error) {
    // A failed load is not kept: the network may be back at the next time.
    loading = undefined;
    throw error;
  }
  // Games and bots of a broken module are gone with it; questions can be asked of a new one.
  loading = undefined;
  return engine();
}

export function engineOf(module: EngineModule): Engine {
  return { coverMe: new CoverMe(module), coverUp: new CoverUp(module) };
}
