// Chromium, by playwright-core.
import { chromium, type Browser } from 'playwright-core';
import { flags } from '../browser.ts';
import { isComplaint, sharedDriver } from './scripted.ts';
import type { Driver, Size, Started } from './tab.ts';

export async function startChromium(): Promise<Started> {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell';
  const browser = await chromium.launch({ executablePath, headless: true, args: flags });
  return { open: (size) => openTab(browser, size), stop: () => browser.close() };
}

async function openTab(browser: Browser, viewport: Size): Promise<Driver> {
  const context = await browser.newContext({ viewport, locale: 'en-GB' });
  context.setDefaultTimeout(100_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (isComplaint(message.type())) complaints.push(message.text());
  });
  return {
    ...sharedDriver(page),
    press: (key) => page.keyboard.press(key),
    resize: (to) => page.setViewportSize(to),
    picture: async (path) => void (await page.screenshot({ path })),
    complaints: () => complaints,
    close: () => context.close(),
  };
}
