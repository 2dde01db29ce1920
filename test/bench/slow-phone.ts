import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** Slows a page down to the budgets' profile: 1.6 Mbit/s down, 0.75 up, 150 ms of latency, CPU ÷4. */
const LATENCY_MS = 150;
const DOWN_BYTES_PER_S = (1.6 * 1_000_000) / 8;
const UP_BYTES_PER_S = (0.75 * 1_000_000) / 8;
const CPU_SLOWDOWN = 4;
const VIEWPORT = { width: 390, height: 844 };

export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: DOWN_BYTES_PER_S,
    uploadThroughput: UP_BYTES_PER_S,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return session;
}

/** Opens a page on a phone with an empty cache; `state` gives it the storage of an earlier visit. */
export async function phonePage(browser: Browser, state?: Awaited<ReturnType<BrowserContext['storageState']>>) {
  const context = await browser.newContext({ viewport: VIEWPORT, ...(state ? { storageState: state } : {}) });
  const page = await context.newPage();
  await page.addInitScript(watchVitals);
  return page;
}

interface Vitals {
  firstPaint: number;
  layoutShift: number;
  longTasks: number[];
}

export function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate(() => (window as unknown as { __vitals: Vitals }).__vitals);
}

function watchVitals() {
  const vitals: Vitals = { firstPaint: Number.NaN, layoutShift: 0, longTasks: [] };
  (window as unknown as { __vitals: Vitals }).__vitals = vitals;
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') vitals.firstPaint = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    vitals.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  });
  observe('longtask', (entry) => vitals.longTasks.push(entry.duration));
}
