// How long each scene stays, and which scenes are told at all: everything at a chosen speed; without motion
// only what explains the course, and still; or nothing but the result.
import type { Scene } from './scenes.ts';

export type Pace = { readonly factor: number } | 'still' | 'off';

/** By what a scene is about, at speed 1. Motion within a scene is shorter than its stay. */
export function stay_ms({ moment, mine }: Scene): number {
  switch (moment.is) {
    case 'rest':
      return 0;
    case 'reveal':
      return 800;
    case 'count':
      return 430;
    case 'trends':
      return moment.moved ? 1300 : 450;
    case 'verdict':
      return moment.goes === 'back' ? 900 : 1500;
    case 'harvest':
      return 750;
    case 'act':
      return moment.act.seat === mine?.seat ? 380 : 650;
    case 'begin':
      return moment.newYear ? 2200 : 1300;
    case 'end':
      return 1200;
  }
}

const explains: ReadonlySet<Scene['moment']['is']> = new Set(['trends', 'verdict', 'begin']);

/** The scenes that are told, each with its stay. */
export function paced(scenes: readonly Scene[], pace: Pace): { scene: Scene; ms: number }[] {
  if (pace === 'off') return scenes.slice(-1).map((scene) => ({ scene, ms: 0 }));
  const told = scenes.filter(
    (scene, at) => pace !== 'still' || at === scenes.length - 1 || explains.has(scene.moment.is),
  );
  const factor = pace === 'still' ? 1 : pace.factor;
  return told.map((scene) => ({ scene, ms: stay_ms(scene) / factor }));
}
