// Cover Up's help in a real browser: what matters at the moment comes first, and a number leads to its clause on
// the page of the rules while the game goes on. Pictures are left in build/screenshots.
import { expect, test } from 'vitest';
import { browserForThisFile } from './browser.ts';
import { building, sitDown, unhurried } from './cover_up_table.ts';
import { serverForThisFile } from './server.ts';
import { texts as en } from '../src/texts/en/index.ts';

const browser = browserForThisFile();
const server = serverForThisFile('--bot-ms', '5');

test('the help follows the moment, and its numbers lead to the clauses beside the game', async () => {
  const visit = await browser.open({ screen: 'small', scheme: 'dark' });
  const { page } = visit;
  await sitDown(visit, server.address, { players: 1, ...unhurried });
  await building(page, 1);
  await page.keyboard.press('?');
  const help = page.locator('[data-moment="alone"]');
  await help.waitFor();
  // A coach first: a few sentences and a picture. The rules are for who asks for them; a phone has no keys.
  await help.getByText(en['helpCoverUp.coach.alone']).waitFor();
  await help.locator('.picture svg').first().waitFor();
  expect(await help.locator('[data-clause]').first().isVisible()).toBe(false);
  expect(await help.getByText(en['helpCoverUp.keys'], { exact: true }).count()).toBe(0);
  await help.getByText(en['helpCoverUp.clauses']).click();
  expect(await help.locator('[data-clause]').first().getAttribute('data-clause')).toBe('CU-3.2');
  await visit.picture('cover-up-help');
  await visit.expectAccessible();
  await visit.expectNoSidewaysScrolling();

  const opened = visit.context.waitForEvent('page');
  await help.getByRole('link', { name: 'CU-5.2' }).click();
  const rules = await opened;
  const clause = rules.locator('.marked[data-clause="CU-5.2"]');
  await clause.waitFor();
  expect(new URL(rules.url()).pathname).toBe('/rules/cover-up/CU-5-2');
  await rules.waitForFunction(() => {
    const { top, bottom } = document.querySelector('.marked')!.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
  await rules.close();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByRole('button', { name: 'Leave 5 cards out?' }).click();
  await page.locator('[data-phase="returning"]').waitFor();
  await page.getByRole('button', { name: 'Help' }).click();
  await page.locator('[data-moment="returning"]').waitFor();
  await visit.end();
});

test('the rules stand there clause by clause, for whoever has the address', async () => {
  const visit = await browser.open();
  await visit.goTo(`${server.address}rules/cover-up/CU-7-3`);
  await visit.page.locator('.marked[data-clause="CU-7.3"]').waitFor();
  await visit.picture('rules-cover-up-clauses');
  await visit.expectAccessible();
  await visit.end();
});
