import { runJob } from '#worker/cli/local/jobs.ts';
import { SITE_ID } from '../../demo/seed.ts';
import { createOwnerKey } from '../e2e/harness/owner-key.ts';
import { queryShop } from '../e2e/harness/query-shop.ts';
import { row } from './calls.ts';
import { load } from './load.ts';
import { type BenchShop, ShopVisitor } from './shop.ts';
import { milliseconds, type Row } from './table.ts';

const RESTOCK = '/api/site-users/account/notifications/restock';
const SIGN_UPS = 400;
const LANES = 8;
const WAITING = 100_000;
const GROUPS = 1_000;
const LISTINGS = 40;
/** Below the limit of calls by one visitor. */
const PER_VISITOR = 20;

/** Measures sign-ups for a sold-out variant, the owner's lists where very many wait, and the job that mails them. */
export async function measureRestock(shop: BenchShop): Promise<Row[]> {
  const query = (sql: string) => queryShop(shop.stateDir, sql);
  const { id, item_id } = query(`SELECT id, item_id FROM variants WHERE sku = 'HB4-100'`);
  query(`UPDATE variants SET unlimited = 0, qty_in_stock = 0 WHERE id = '${id}'`);

  const visitors = Array.from({ length: SIGN_UPS / PER_VISITOR }, () => new ShopVisitor(shop.url));
  const signUps = await load(
    (index) => {
      const visitor = visitors[index % visitors.length] as ShopVisitor;
      const captchaToken = `local.pass.PRODUCT_WAITLIST_SUBMISSION.localhost.bench-${index}-token`;
      const siteVisitorEmail = `bench${index}@mail.example`;
      return visitor.call('POST', RESTOCK, { productId: item_id, variantId: id, siteVisitorEmail, captchaToken });
    },
    SIGN_UPS,
    LANES,
  );

  const numbers = (most: number) =>
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;
  query(`INSERT INTO variants (site_id, id, item_id, sku, price_cents)
    ${numbers(GROUPS)} SELECT '${SITE_ID}', 'bench-' || i, '${item_id}', 'BENCH-' || i, 100 FROM n`);
  query(`INSERT INTO restock_sign_ups (site_id, id, variant_id, email, language, origin, status, created_at, asked_at)
    ${numbers(WAITING)} SELECT '${SITE_ID}', printf('%09d', i), 'bench-' || (i % ${GROUPS} + 1), i || '@mail.example',
      'en-US', 'http://localhost', 'waiting', 0, 0 FROM n`);
  const headers = { Authorization: `Bearer ${await createOwnerKey(shop.stateDir, SITE_ID)}` };
  const list = async (what: string, path: string): Promise<Row> => {
    const { p50, p95, failures } = await load(() => fetch(shop.url + path, { headers }), LISTINGS, 1);
    return { what, value: milliseconds(p50), note: `p95 ${milliseconds(p95)}, ${failures} failed` };
  };
  const among = `of ${WAITING.toLocaleString('en-US')} sign-ups`;
  const rows = [
    row(`sign-ups, ${LANES} at once`, signUps),
    await list(`100 groups ${among}`, `${RESTOCK}/groups?limit=100`),
    await list(`100 ${among}`, `${RESTOCK}?productId=${item_id}&variantId=bench-7&limit=100`),
  ];

  query(`UPDATE variants SET unlimited = 1 WHERE id = '${id}'`);
  const begun = performance.now();
  await runJob(shop.url, 'restock');
  const took = performance.now() - begun;
  const { n } = query(`SELECT COUNT(*) AS n FROM outbox WHERE kind = 'back-in-stock'`);
  rows.push({ what: 'a mail about a restock, by the job', value: milliseconds(took / Number(n)), note: `${n} mails` });
  return rows;
}
