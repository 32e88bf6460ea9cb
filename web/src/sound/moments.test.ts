// What is heard and felt when: off is silent, a page behind others only calls, calm leaves out what goes on and on.
import { describe, expect, test } from 'vitest';
import { momentOfSecond, moments, planOf, type FeltMoment, type Mood } from './moments.ts';
import { lengthOf, sounds } from './sounds.ts';

const all = Object.keys(moments) as FeltMoment[];
const mood: Mood = { isCalm: false, isHidden: false, volume: 0.6, touches: true };

test.each(all)('%s is heard and felt by who wants it', (moment) => {
  const { sound, volume, touch } = planOf(moment, mood);
  expect(sound).toBe(moments[moment].sound);
  expect(volume).toBe(0.6);
  expect(touch).toEqual('touch' in moments[moment] ? moments[moment].touch : undefined);
});

test.each(all)('%s is silent and still where neither is wanted', (moment) => {
  const plan = planOf(moment, { ...mood, volume: 0, touches: false });
  expect(plan).toEqual({ volume: 0 });
});

test('behind other pages only a call is heard', () => {
  const heard = all.filter((moment) => planOf(moment, { ...mood, isHidden: true }).sound);
  expect(heard).toEqual(['turn']);
});

test('where calm is wanted nothing vibrates and nothing goes on and on', () => {
  const plans = all.map((moment) => [moment, planOf(moment, { ...mood, isCalm: true })] as const);
  expect(plans.filter(([, { touch }]) => touch)).toEqual([]);
  expect(plans.filter(([, { sound }]) => !sound).map(([moment]) => moment)).toEqual([
    'sand',
    'lastSeconds',
    'step',
  ]);
});

test('sand runs second by second, and the last five are counted', () => {
  const felt = [8, 7, 6, 5, 4, 3, 2, 1, 0].map((left) => momentOfSecond(left + 1, left));
  const last = Array<FeltMoment>(5).fill('lastSeconds');
  expect(felt).toEqual(['sand', 'sand', 'sand', ...last, undefined]);
  expect(momentOfSecond(7, 7)).toBeUndefined();
});

describe('every sound', () => {
  test.each(Object.entries(sounds))('%s is short, soft and belongs to a moment', (name, voices) => {
    expect(voices.length).toBeGreaterThan(0);
    expect(lengthOf(voices)).toBeLessThan(1.5);
    for (const { gain, rise, lasts, from, to } of voices) {
      expect(gain).toBeGreaterThan(0);
      expect(gain).toBeLessThanOrEqual(0.3);
      expect(rise).toBeLessThan(lasts);
      expect(Math.min(from, to)).toBeGreaterThan(20);
      expect(Math.max(from, to)).toBeLessThan(16_000);
    }
    expect(all.map((moment) => moments[moment].sound as string)).toContain(name);
  });
});
