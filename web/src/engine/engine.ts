// The engine of the page or worker it is asked in: loaded once, when first asked for, and anew after it
// broke. What it says of a game is asked through the game's own class: `new CoverMe(await engine())`.
import url from 'coverstory.wasm?url';
import { EngineModule } from './module.ts';

/** The engine's module, all to oneself. */
export function loadModule(): Promise<EngineModule> {
  return EngineModule.load(new URL(url, import.meta.url));
}

let loading: Promise<EngineModule> | undefined;

export async function engine(): Promise<EngineModule> {
  loading ??= loadModule();
  try {
    const module = await loading;
    if (!module.isBroken) return module;
  } catch (error) {
    // A failed load is not kept: the network may be back at the next time.
    loading = undefined;
    throw error;
  }
  // Games and bots of a broken module are gone with it; questions can be asked of a new one.
  loading = undefined;
  return engine();
}
