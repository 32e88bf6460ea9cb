// The client from the server as a user runs it: its files come with the server's policy, and a page of it
// can speak to the tables.
import { expect, test } from 'vitest';
import { browserForThisFile, schemes } from './browser.ts';
import { serverForThisFile } from './server.ts';
import { languages } from '../src/texts/languages.ts';
import { allTexts } from '../src/texts/reading/all_texts.ts';

const browser = browserForThisFile();
const server = serverForThisFile();

test('the server shows the client, and nothing in it breaks the policy', async () => {
  const visit = await browser.open();
  await visit.goTo(server.address);
  await visit.page.getByRole('heading', { level: 1 }).waitFor();
  await visit.end();
});

test('a page says hello and is given a token', async () => {
  const visit = await browser.open();
  await visit.goTo(server.address);
  const answer = await visit.page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/ws`);
        socket.onopen = () => socket.send(JSON.stringify({ id: 1, do: 'hello', version: 1 }));
        socket.onmessage = ({ data }) => resolve(String(data));
        socket.onerror = () => reject(new Error('the connection failed'));
      }),
  );
  expect(JSON.parse(answer)).toMatchObject({
    re: 1,
    ok: true,
    token: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  await visit.end();
});

test.each(languages)('an address with nothing behind it says so in %s', async (locale) => {
  const texts = allTexts[locale];
  for (const scheme of schemes) {
    const visit = await browser.open({ locale, scheme, screen: 'small' });
    const { page } = visit;
    await visit.goTo(`${server.address}no/such.file`);
    await page.getByText(String(texts['shell.missing'])).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
    await visit.expectAccessible();
    await visit.expectNoSidewaysScrolling();
    await visit.picture(`missing-${locale}`);
    await page.getByRole('link', { name: String(texts['shell.home']) }).click();
    await page.getByRole('heading', { level: 1, name: String(texts['home.headline']) }).waitFor();
    await visit.context.close();
  }
});
