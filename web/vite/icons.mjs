// Draws the icons of the installed client from public/icon.svg, with Chromium: `node vite/icons.mjs`. They
// are kept in public/; to be run again when the drawing changes.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const drawing = readFileSync(`${folder}icon.svg`, 'utf8');
const paper = '#FBF8F3';

// A maskable icon is cut to any shape within its middle 80 %; Apple's is put on black where it shows through.
const icons = [
  { file: 'icon-192.png', size: 192, share: 1, ground: 'transparent' },
  { file: 'icon-512.png', size: 512, share: 1, ground: 'transparent' },
  { file: 'icon-maskable-512.png', size: 512, share: 0.66, ground: paper },
  { file: 'icon-180.png', size: 180, share: 0.8, ground: paper },
];

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const { file, size, share, ground } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const style = `margin:0;height:100vh;display:grid;place-items:center;background:${ground}`;
  const sized = drawing.replace('<svg ', `<svg width="${size * share}" height="${size * share}" `);
  await page.setContent(`<body style="${style}">${sized}</body>`);
  await page.screenshot({ path: folder + file, omitBackground: true });
  await page.close();
}
await browser.close();
