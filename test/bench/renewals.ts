import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { DAY_MS, MINUTE_MS } from '#runtime/domain/durations.ts';
import { sessionSecret } from '#worker/cli/local/session-secret.ts';
import { SITE_ID } from '../../demo/seed.ts';
import { queryShop } from '../e2e/harness/query-shop.ts';
import { runRenewals } from '../e2e/harness/scheduled.ts';
import { addSubscriptions } from '../many-subscriptions.ts';
import type { BenchShop } from './shop.ts';
import { median } from './statistics.ts';
import { milliseconds, type Row } from './table.ts';

const SUBSCRIPTIONS = 100_000;
const DUE = 400;
/** A product whose stock is counted, so that every renewal reserves and commits it. */
const SKU = 'HB4-100';
const YEAR_MS = 365 * DAY_MS;
const COSTS = fileURLToPath(new URL('../worker/renewal-costs.ts', import.meta.url));

/** What D1 counts for a run. */
interface Costs {
  trips: number;
  statements: number;
  rowsRead: number;
  rowsWritten: number;
}

/** Measures the job that charges renewals by test cards, among many subscriptions that are not due. */
export async function measureRenewals({ stateDir, url }: BenchShop): Promise<Row[]> {
  const query = (sql: string) => queryShop(stateDir, sql);
  query(`UPDATE variants SET unlimited = 0, qty_in_stock = 1000000 WHERE sku = '${SKU}'`);
  const { id, item_id } = query(`SELECT id, item_id FROM variants WHERE sku = '${SKU}'`);
  const variant = { id: String(id), itemId: String(item_id) };
  const many = { siteId: SITE_ID, secret: sessionSecret(stateDir), variant };
  query(addSubscriptions({ ...many, name: 'later', count: SUBSCRIPTIONS, dueAt: Date.now() + YEAR_MS }));
  query(addSubscriptions({ ...many, name: 'due', count: DUE, dueAt: Date.now() }));
  const perRenewal: number[] = [];
  for (let before = 0, runs = 0; before < DUE && runs < DUE; runs++) {
    const start = performance.now();
    await runRenewals(url);
    const { n } = query(`SELECT COUNT(*) AS n FROM orders WHERE checkout_id LIKE 'renewal-due%'`);
    const renewed = Number(n) - before;
    if (renewed > 0) perRenewal.push((performance.now() - start) / renewed);
    before = Number(n);
  }
  const each = median(perRenewal);
  const idle = costsOfRun(stateDir);
  query(addSubscriptions({ ...many, name: 'counted', count: 1, dueAt: Date.now() }));
  const costs = costsOfRun(stateDir);
  const among = `among ${SUBSCRIPTIONS.toLocaleString('en-US')} subscriptions`;
  return [
    {
      what: `a renewal ${among}`,
      value: milliseconds(each),
      note: `${Math.round(MINUTE_MS / each)} a minute, ${perRenewal.length} runs for ${DUE}`,
    },
    { what: `a run without a renewal ${among}`, ...cost(idle) },
    { what: `a run with one renewal ${among}`, ...cost(costs) },
  ];
}

function cost({ trips, statements, rowsRead, rowsWritten }: Costs) {
  return { value: `${statements} statements`, note: `${trips} trips, ${rowsRead} rows read, ${rowsWritten} written` };
}

/** Runs the job once on the shop's database, and counts what it costs. */
function costsOfRun(stateDir: string): Costs {
  return JSON.parse(execFileSync(process.execPath, [COSTS, stateDir, sessionSecret(stateDir)], { encoding: 'utf8' }));
}
