import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { idle } from './idle.ts';
import { refuseRecording } from './privacy.ts';
import { newVisitor } from './visitor.ts';

/** Visitors that look at pages at the same time, because most of a page's time is the wait for what may still come. */
const VISITORS = 3;
const OPTIONS = { expectedErrors: /404/ };

/** Returns the name of a script of ours that is asked for; undefined for any other request. */
function ourScript(request: Request): string | undefined {
  const name = new URL(request.url()).pathname.slice(1);
  return request.resourceType() === 'script' && !name.startsWith('assets/') ? name : undefined;
}

/** Returns the names of our scripts that the visitor's pages fetch; the set grows. */
export function collectScripts(context: BrowserContext): ReadonlySet<string> {
  return watchScripts(context).names;
}

/** As `collectScripts`, and a function that waits until a page has all that it has asked for, and nothing left to do. */
export function watchScripts(context: BrowserContext) {
  const names = new Set<string>();
  const underWay = new Set<Request>();
  context.on('request', (request) => {
    const name = ourScript(request);
    if (!name) return;
    names.add(name);
    underWay.add(request);
  });
  const end = (request: Request) => void underWay.delete(request);
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  async function untilNoneCome(page: Page): Promise<void> {
    for (let before = -1; before !== names.size; ) {
      before = names.size;
      await expect.poll(() => underWay.size).toBe(0);
      await idle(page);
    }
  }
  return { names, untilNoneCome };
}

/**
 * Returns the scripts of ours that each page fetches for somebody who has never been in the shop, does nothing and refuses
 * to be recorded.
 */
export async function scriptsOfEach(addresses: readonly string[]): Promise<Map<string, string[]>> {
  const left = [...addresses];
  const found = new Map<string, string[]>();
  await Promise.all(Array.from({ length: VISITORS }, () => visitEach(left, found)));
  return found;
}

async function visitEach(left: string[], found: Map<string, string[]>): Promise<void> {
  const context = await newVisitor({}, OPTIONS);
  await refuseRecording(context);
  await context.addInitScript(() => {
    if (origin === 'null') return;
    localStorage.clear();
    sessionStorage.clear();
    // A browser tells each new page where its pointer is. Scripts that are fast take that for the visitor's first act.
    addEventListener('pointermove', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  let names = new Set<string>();
  context.on('request', (request) => {
    const name = ourScript(request);
    if (name) names.add(name);
  });
  const page = await context.newPage();
  for (let address = left.shift(); address; address = left.shift()) {
    // The last page is left first, so that none of its late answers brings a cookie back.
    await page.goto('about:blank');
    names = new Set();
    // The cookie is the visitor's answer to the German shop's question.
    await context.clearCookies({ name: /^(?!ss_cookieAllowed)/ });
    await page.goto(address);
    // Not `evaluate`, which would count as the visitor's first act.
    await page.waitForLoadState('networkidle');
    found.set(address, [...names]);
  }
  await context.close();
}
