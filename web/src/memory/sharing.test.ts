import { expect, test, vi } from 'vitest';
import { gameText, nextLevel, sharePicture } from './sharing.ts';
import { somePast } from './testing.ts';

test('a text has a line for each thing, and none for what is not there', () => {
  const told = { headline: 'I won', against: 'Against Iris', link: 'https://example.org/' };
  expect(gameText({ ...told, awards: ['Comeback'] })).toBe(
    'I won\nAgainst Iris\n🏅 Comeback\nhttps://example.org/',
  );
  expect(gameText({ ...told, against: '', awards: [] })).toBe('I won\nhttps://example.org/');
});

test('who wins is offered the next level, up to the highest', () => {
  const [won, lost] = [somePast({ won: true }), somePast({ won: false })];
  expect(nextLevel(won, 'easy')).toBe('medium');
  expect(nextLevel(won, 'medium')).toBe('hard');
  expect(nextLevel(won, 'hard')).toBeUndefined();
  expect(nextLevel(won, 'people')).toBeUndefined();
  expect(nextLevel(lost, 'easy')).toBeUndefined();
});

test('a picture goes to the sheet of the device, or becomes a file', async () => {
  const file = new File(['x'], 'cover.png');
  const save = vi.fn();
  const share = vi.fn(async () => undefined);
  await sharePicture(file, 'I won', { save, share, canShare: () => true });
  expect(share).toHaveBeenCalledWith({ files: [file], text: 'I won' });
  expect(save).not.toHaveBeenCalled();
  await sharePicture(file, 'I won', { save, share, canShare: () => false });
  await sharePicture(file, 'I won', { save });
  expect(save).toHaveBeenCalledTimes(2);
  const closed = Object.assign(new Error(), { name: 'AbortError' });
  await sharePicture(file, '', { save, share: () => Promise.reject(closed), canShare: () => true });
  expect(save).toHaveBeenCalledTimes(2);
});
