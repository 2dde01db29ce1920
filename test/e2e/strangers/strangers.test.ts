/**
 * Pages that our Worker did not write look right where the platform's own scripts do not run.
 * `test/fixtures/strangers/README.md` says what is measured, and how a folder of one's own is.
 */
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { BYTE_BUDGETS } from '../../byte-budgets.ts';
import { connectBrowser, getShared } from '../harness/shared.ts';
import { addBuild, type Site, serve } from '../harness/site.ts';
import { hiddenBoxes } from './hidden-boxes.ts';
import {
  bytesOf,
  type Course,
  courseOf,
  readStranger,
  type Stranger,
  type Visit,
  visitStranger,
} from './visit-stranger.ts';

const GIVEN = process.env.STRANGERS;
const SHOTS = process.env.STRANGERS_SHOTS;
const FOLDER = GIVEN ?? join(import.meta.dirname, '../../fixtures/strangers');
const WIDTHS = [390, 1280];
const LARGEST_SHIFT = 0.02;
const { foreignPage } = BYTE_BUDGETS;
const REST_MS = 3000;
/** The page module waits less before it reveals what is still transparent. */
const LEFTOVERS_MS = 1200;

const names = readdirSync(FOLDER).flatMap((file) => (file.endsWith('.html') ? [file.slice(0, -5)] : []));
const cases = names.flatMap((name) => WIDTHS.map((width) => [name, width] as const));

let browser: Browser;
let shop: Site;
let dist: string;

beforeAll(async () => {
  [browser, shop, dist] = await Promise.all([connectBrowser(), serve('localhost'), getShared('scripts')]);
  addBuild(shop, dist);
  if (SHOTS) mkdirSync(SHOTS, { recursive: true });
});
afterAll(() => Promise.all([browser.close(), shop.close()]));

// Pages of one's own are measured one after the other, because their long tasks count.
describe('a page of strangers looks right', { concurrent: !GIVEN }, () => {
  test.for(cases)('%s, %i pixels wide', { timeout: 120_000 }, async ([name, width], { expect }) => {
    const stranger = readStranger(FOLDER, name);
    const before = GIVEN ? await withoutTag(stranger, width) : { width, shift: 0, moved: [], longTasks: 0 };
    const visit = await visitStranger(browser, { shop, isTagged: true, width }, stranger);
    const look = () => hiddenBoxes(visit.page, stranger.allowed);
    if (GIVEN) await delay(REST_MS);
    else await expect.poll(look, { timeout: 10_000 }).toEqual([]);
    const hidden = await look();
    const purposeless = GIVEN ? [] : await unneeded(visit.page, stranger.allowed);
    const after = await finish(visit, `${name}-${width}`);
    const early = { bytes: bytesOf(dist, visit.scripts), files: visit.scripts.length };
    if (GIVEN) print(name, width, hidden, before, after, early);
    expect.soft(hidden).toEqual([]);
    expect.soft(purposeless, 'what is hidden on purpose stays hidden').toEqual([]);
    expect.soft(after.width, 'the page is wider than without us').toBeLessThanOrEqual(before.width);
    expect.soft(after.shift - before.shift, after.moved.join('\n')).toBeLessThanOrEqual(LARGEST_SHIFT);
    if (!GIVEN) {
      expect.soft(early.bytes, 'bytes of scripts before the first sign').toBeLessThanOrEqual(foreignPage.bytes);
      expect.soft(early.files, 'script files before the first sign').toBeLessThanOrEqual(foreignPage.files);
    }
    if (GIVEN) expect.soft(after.longTasks, 'long tasks of our scripts').toBe(0);
  });
});

/** Returns the selectors that hide nothing, once the page has had time to reveal what is not hidden on purpose. */
async function unneeded(page: Page, allowed: readonly string[]): Promise<string[]> {
  if (allowed.length > 0) await delay(LEFTOVERS_MS);
  const revealed: string[] = [];
  for (const selector of allowed) {
    const others = allowed.filter((other) => other !== selector);
    if ((await hiddenBoxes(page, others)).length === 0) revealed.push(selector);
  }
  return revealed;
}

async function withoutTag(stranger: Stranger, width: number): Promise<Course> {
  const visit = await visitStranger(browser, { shop, isTagged: false, width }, stranger);
  return finish(visit, `${stranger.name}-${width}-without`);
}

async function finish({ page, close }: Visit, shot: string): Promise<Course> {
  const course = await courseOf(page);
  if (SHOTS) {
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path: join(SHOTS, `${shot}.png`), fullPage: true });
  }
  await close();
  return course;
}

function print(
  name: string,
  width: number,
  hidden: string[],
  before: Course,
  after: Course,
  early: { bytes: number; files: number },
): void {
  const row = [
    name,
    width,
    `${hidden.length} hidden`,
    `width ${before.width} → ${after.width}`,
    `shift ${before.shift.toFixed(3)} → ${after.shift.toFixed(3)}`,
    `long tasks ${after.longTasks}`,
    `${early.bytes} bytes in ${early.files} files before the first sign`,
  ];
  console.log(`${row.join(' | ')}\n${hidden.map((line) => `    ${line}`).join('\n')}`);
}
