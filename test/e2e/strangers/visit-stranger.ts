import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page, Request } from 'playwright-core';
import { idle } from '../harness/idle.ts';
import type { Site } from '../harness/site.ts';
import { scriptTag } from '../harness/visit.ts';
import { StandIns } from './stand-ins.ts';

/** A host of no site of ours, which the browser trusts as it trusts those with TLS. */
const HOST = 'http://stranger.localhost';
/** The scripts come a little after the page, as they do to a visitor, so that what they move is seen to move. */
const SCRIPTS_LATE_MS = 150;
const HEIGHT = 844;
/** Time for a step of the scroll: pictures near the window are asked for. */
const STEP_MS = 60;
const MAX_STEPS = 120;
/** After the first sign the visitor scrolls once the shop has answered everything, and the page has been idle for so long. */
const QUIET_MS = 500;

export interface Stranger {
  name: string;
  html: string;
  /** Selectors of what may stay hidden. */
  allowed: string[];
  /** Folder of its style sheets, which may be missing. */
  styles: string;
}

export interface Visit {
  page: Page;
  /** Our scripts that came before the visitor's first sign. */
  scripts: string[];
  close(): Promise<void>;
}

/** Everything that a page has done so far. */
export interface Course {
  /** Width of all that can be scrolled to, in pixels. */
  width: number;
  shift: number;
  /** What moved furthest. */
  moved: string[];
  /** Frames in which our scripts ran for more than 50 ms. */
  longTasks: number;
}

export function readStranger(folder: string, name: string): Stranger {
  const hidden = join(folder, `${name}.hidden.json`);
  return {
    name,
    html: readFileSync(join(folder, `${name}.html`), 'utf8'),
    allowed: existsSync(hidden) ? Object.keys(JSON.parse(readFileSync(hidden, 'utf8'))) : [],
    styles: join(folder, `${name}.css`),
  };
}

/** Opens a page, with our tag in it or without, waits until nothing more loads, gives a first sign of a visitor, and scrolls to its end. */
export async function visitStranger(
  browser: Browser,
  { shop, isTagged, width }: { shop: Site; isTagged: boolean; width: number },
  { name, html, styles }: Stranger,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: HEIGHT } });
  const scripts = new Set<string>();
  const isOurs = (request: Request) => request.url().startsWith(shop.origin);
  const asked = new Set<Request>();
  let lastAnswer = 0;
  const standIns = new StandIns(html, styles);
  await context.addInitScript(watchCourse, shop.origin);
  await context.route('**/*', async (route) => {
    const url = route.request().url();
    if (url === `${HOST}/${name}.html`) {
      const body = isTagged ? html.replace('</head>', () => `${scriptTag(shop)}</head>`) : html;
      return route.fulfill({ body, contentType: 'text/html; charset=utf-8' });
    }
    if (!isOurs(route.request())) return standIns.answer(route);
    if (url.endsWith('/storefront.js')) await delay(SCRIPTS_LATE_MS);
    if (route.request().resourceType() === 'script') scripts.add(new URL(url).pathname.slice(1));
    await route.continue();
  });
  context.on('request', (request) => isOurs(request) && asked.add(request));
  const end = (request: Request) => {
    if (asked.delete(request)) lastAnswer = Date.now();
  };
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  const page = await context.newPage();
  await page.goto(`${HOST}/${name}.html`);
  // Not `evaluate`, which would count as the visitor's first sign.
  await page.waitForLoadState('networkidle');
  const before = [...scripts];
  await page.mouse.move(width / 2, HEIGHT / 2);
  lastAnswer = Date.now();
  while (asked.size > 0 || Date.now() - lastAnswer < QUIET_MS) {
    await delay(STEP_MS);
    await idle(page);
  }
  await scrollToEnd(page);
  return { page, scripts: before, close: () => context.close() };
}

/** Scrolls by the wheel, as a visitor does, until a page that may still grow has stayed at its end. */
async function scrollToEnd(page: Page): Promise<void> {
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  for (let step = 0; step < MAX_STEPS; step++) {
    await page.mouse.wheel(0, HEIGHT * 0.75);
    await delay(STEP_MS);
    if (!(await isAtEnd())) continue;
    await delay(STEP_MS * 4);
    if (await isAtEnd()) return;
  }
}

declare global {
  interface Window {
    course?: Omit<Course, 'width'>;
  }
}

/** Runs in the page. Shifts are summed by sessions, of which the worst counts, as in "cumulative layout shift". */
function watchCourse(ours: string): void {
  const course = { shift: 0, moved: [] as string[], longTasks: 0 };
  window.course = course;
  let session = { value: 0, start: 0, end: 0 };
  const nameOf = (node: Node | null | undefined) =>
    node instanceof Element ? `${node.localName}.${[...node.classList].slice(0, 2).join('.')}` : '';
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node | null }[] };
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      if (startTime - session.end > 1000 || startTime - session.start > 5000)
        session = { value: 0, start: startTime, end: startTime };
      session.value += value;
      session.end = startTime;
      course.shift = Math.max(course.shift, session.value);
      course.moved.push(`${value.toFixed(3)} ${sources.map(({ node }) => nameOf(node)).join(' ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  type Frame = PerformanceEntry & { scripts: { sourceURL: string; duration: number }[] };
  new PerformanceObserver((list) => {
    for (const { scripts } of list.getEntries() as Frame[]) {
      const own = scripts.filter(({ sourceURL }) => sourceURL.startsWith(ours));
      if (own.reduce((sum, { duration }) => sum + duration, 0) > 50) course.longTasks++;
    }
  }).observe({ type: 'long-animation-frame', buffered: true });
}

export function courseOf(page: Page): Promise<Course> {
  return page.evaluate(() => ({
    ...(window.course as Omit<Course, 'width'>),
    width: document.documentElement.scrollWidth,
  }));
}

/** Bytes of built scripts as the Worker sends them. */
export function bytesOf(dist: string, names: readonly string[]): number {
  return names.reduce((sum, name) => sum + statSync(join(dist, `${name}.br`)).size, 0);
}
