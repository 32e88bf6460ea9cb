// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { isOffered, keepOffered } from './offered.ts';

beforeEach(() => localStorage.clear());

test('a lesson is offered once, for each game by itself', () => {
  expect(isOffered('cover-me')).toBe(false);
  keepOffered('cover-me');
  keepOffered('cover-me');
  expect(isOffered('cover-me')).toBe(true);
  expect(isOffered('cover-up')).toBe(false);
  keepOffered('cover-up');
  expect(localStorage.getItem('coverstory.offered')).toBe('cover-me cover-up');
});
