// The engine under node, for tests: from the file that scripts/web has built.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CoverMe } from './cover_me.ts';
import { CoverUp } from './cover_up.ts';
import { EngineModule } from './module.ts';

const repository = resolve(import.meta.dirname, '../../..');

export function pathOf(relative: string): string {
  return `${repository}/${relative}`;
}

export async function testModule(): Promise<EngineModule> {
  return EngineModule.load(await readFile(pathOf('build/wasm/coverstory.wasm')));
}

export interface Engine {
  readonly coverMe: CoverMe;
  readonly coverUp: CoverUp;
}

export async function testEngine(): Promise<Engine> {
  const module = await testModule();
  return { coverMe: new CoverMe(module), coverUp: new CoverUp(module) };
}
