import { afterAll, beforeAll, test } from 'vitest';
import { browserForThisFile } from './browser.ts';
import { building, sitDown } from './cover_up_table.ts';
import { startServer, type Served } from './server.ts';
const browser = browserForThisFile();
let server: Served;
beforeAll(async () => { server = await startServer('--bot-ms', '5'); });
afterAll(() => server?.stop());
test('pictures', async () => {
  for (const [screen, scheme] of [['desk', 'light'], ['small', 'dark']] as const) {
    const visit = await browser.open({ screen, scheme });
    await visit.goTo(`${server.address}rules/cover-up#CU-5.2`);
    await visit.page.locator('.marked').waitFor();
    await visit.picture('scratch-rules');
    await visit.expectAccessible();
    await sitDown(visit, server.address, { players: 3, limit_s: 300 });
    await building(visit.page, 1);
    await visit.picture('scratch-table');
    await visit.page.keyboard.press('?');
    await visit.page.locator('[data-moment="building"]').waitFor();
    await visit.picture('scratch-help');
    await visit.expectAccessible();
    await visit.expectNoSidewaysScrolling();
    await visit.end();
  }
});
