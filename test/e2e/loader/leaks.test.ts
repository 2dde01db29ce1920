import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idle } from '../harness/idle.ts';
import { connectBrowser } from '../harness/shared.ts';
import { bundle } from '../harness/site.ts';

const TIMES = 100;
/** Number of elements that the browser itself may keep: focus, hover, the current microtask. */
const TOLERANCE = 5;

interface LeakPage {
  run(html: string, times: number): Promise<void>;
  countAlive(): number;
  living: number;
}

let browser: Browser;
let page: Page;
let devtools: CDPSession;

beforeAll(async () => {
  const [started, script] = await Promise.all([connectBrowser(), bundle('leaks.ts')]);
  browser = started;
  page = await browser.newPage();
  await page.setContent('<!doctype html><title>Leaks</title>');
  await page.addScriptTag({ content: script });
  devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
});
afterAll(() => browser.close());

/** The browser's own counts once two garbage collections in a row have found nothing more to take. */
async function measure() {
  for (let before = Number.NaN; ; ) {
    await devtools.send('HeapProfiler.collectGarbage');
    await idle(page);
    const { metrics } = await devtools.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    const [nodes, listeners] = [value('Nodes'), value('JSEventListeners')];
    if (nodes + listeners === before) return { nodes, listeners };
    before = nodes + listeners;
  }
}

/** Returns what is left after elements were added and removed, following a first round as a warm-up. */
async function leftBy(html: string) {
  const run = (times: number) =>
    page.evaluate(([html, times]) => (window as unknown as LeakPage).run(html, times), [html, times] as const);
  await run(5);
  const before = await measure();
  await run(TIMES);
  let after = await measure();
  const countAlive = () => page.evaluate(() => (window as unknown as LeakPage).countAlive());
  let alive = await countAlive();
  // On a busy machine a collection may leave what nothing holds; what leaks stays in all of them.
  for (let round = 0; round < 5 && alive > TOLERANCE; round += 1) {
    after = await measure();
    alive = await countAlive();
  }
  return { alive, nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners };
}

describe(`after ${TIMES} have come and gone`, () => {
  test('enhanced buttons that are removed leave nothing in memory', async () => {
    const left = await leftBy('<div class="tidy"><b>Add</b></div>');
    expect(left.alive).toBeLessThanOrEqual(TOLERANCE);
    expect(left.nodes).toBeLessThanOrEqual(TOLERANCE * 4);
    expect(left.listeners).toBeLessThanOrEqual(TOLERANCE);
  });

  test('elements that are removed leave nothing in memory', async () => {
    const left = await leftBy('<sq-counter></sq-counter>');
    expect(left.alive).toBeLessThanOrEqual(TOLERANCE);
    expect(left.nodes).toBeLessThanOrEqual(TOLERANCE * 4);
    expect(left.listeners).toBeLessThanOrEqual(TOLERANCE);
    expect(await page.evaluate(() => (window as unknown as LeakPage).living)).toBe(0);
  });

  test('the measurement finds every leak of a behaviour that ignores its signal', async () => {
    const left = await leftBy('<div class="leaky"><b>Add</b></div>');
    expect(left.alive).toBe(TIMES);
    expect(left.nodes).toBeGreaterThanOrEqual(TIMES);
    expect(left.listeners).toBeGreaterThanOrEqual(TIMES);
  });
});
