// Firefox, by puppeteer-core over WebDriver BiDi.
import puppeteer, { type Browser, type KeyInput } from 'puppeteer-core';
import { isComplaint, sharedDriver } from './scripted.ts';
import type { Driver, Size, Started } from './tab.ts';

export async function startFirefox(): Promise<Started> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr',
    headless: true,
    timeout: 100_000,
    protocolTimeout: 120_000,
    extraPrefsFirefox: { 'intl.locale.requested': 'en-GB', 'intl.accept_languages': 'en-GB' },
  });
  return { open: (size) => openTab(browser, size), stop: () => browser.close() };
}

async function openTab(browser: Browser, size: Size): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(100_000);
  await page.setViewport(size);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (isComplaint(message.type())) complaints.push(message.text());
  });
  return {
    ...sharedDriver(page),
    press: (key) => page.keyboard.press(key as KeyInput),
    resize: (to) => page.setViewport(to),
    picture: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
    complaints: () => complaints,
    close: () => context.close(),
  };
}
