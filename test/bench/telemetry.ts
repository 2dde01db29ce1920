import type { Browser } from 'playwright-core';
import { refuseRecording } from '../e2e/harness/privacy.ts';
import type { BenchShop } from './shop.ts';
import { phonePage, readVitals, slowDown } from './slow-phone.ts';
import { median } from './statistics.ts';
import { milliseconds, type Row } from './table.ts';

const PAIRS = 5;
const PATHS: readonly [kind: string, path: string][] = [
  ['plain page', '/about'],
  ['product', '/shop/p/linen-towel'],
];

interface Visit {
  firstPaint: number;
  longTasks: number;
  longest: number;
  layoutShift: number;
  requests: number;
}

/**
 * Measures on the slow phone what it costs a page that its visitor is counted: each visit of a counted visitor is followed
 * by one of a visitor who refuses, so that both meet the same machine.
 */
export async function measureTelemetry(shop: BenchShop, browser: Browser): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [kind, path] of PATHS) {
    const counted: Visit[] = [];
    const refused: Visit[] = [];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      counted.push(await visit(browser, shop.url + path, true));
      refused.push(await visit(browser, shop.url + path, false));
    }
    const ratios = counted.map(({ firstPaint }, pair) => firstPaint / (refused[pair]?.firstPaint ?? Number.NaN));
    rows.push(
      rowOf(`${kind}, visitor counted: first paint`, counted, `${median(ratios).toFixed(2)} of a refusing visitor's`),
      rowOf(`${kind}, visitor refuses: first paint`, refused),
    );
  }
  return rows;
}

function rowOf(what: string, visits: readonly Visit[], ratio = ''): Row {
  const of = (pick: (visit: Visit) => number) => median(visits.map(pick));
  const tasks = `long tasks ${of(({ longTasks }) => longTasks)}, longest ${Math.round(of(({ longest }) => longest))} ms`;
  const rest = `layout shift ${of(({ layoutShift }) => layoutShift)}, requests ${of(({ requests }) => requests)}`;
  return {
    what,
    value: milliseconds(of(({ firstPaint }) => firstPaint)),
    note: [ratio, tasks, rest].filter(Boolean).join('; '),
  };
}

async function visit(browser: Browser, url: string, isCounted: boolean): Promise<Visit> {
  const page = await phonePage(browser);
  if (!isCounted) await refuseRecording(page.context());
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  await slowDown(page);
  const counted = isCounted ? page.waitForRequest('**/RecordHit', { timeout: 60_000 }) : undefined;
  await page.goto(url, { waitUntil: 'networkidle' });
  await counted;
  await page.waitForLoadState('networkidle');
  const { firstPaint, longTasks, layoutShift } = await readVitals(page);
  await page.context().close();
  return { firstPaint, longTasks: longTasks.length, longest: Math.max(0, ...longTasks), layoutShift, requests };
}
