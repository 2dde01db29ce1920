import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { Buyer } from '../test/worker/buyer.ts';
import { addForm, aField, FORM_ID, rows, submit } from '../test/worker/forms.ts';
import { open, SUBSCRIPTION } from '../test/worker/order-pages.ts';
import { OwnerProgram } from '../test/worker/owner.ts';
import { addReviews, showReviews } from '../test/worker/reviews.ts';
import { addTellingTemplates, openShops, PRODUCTS, SHOP } from '../test/worker/shops.ts';
import { app } from './app.ts';
import { FIND_PRODUCT_ID } from './find-product.ts';
import { deleteOldMail, resendStuck } from './mail/service.ts';
import { deleteExpired as deleteExpiredOrders } from './orders/service.ts';
import { deleteExpired } from './submissions/service.ts';

/** Tables that grow with what visitors send. */
const GROWING = [
  'form_submissions',
  'submission_keys',
  'submission_emails',
  'captcha_tokens',
  'outbox',
  'subscribers',
  'reviews',
  'pending_orders',
  'order_emails',
];
/** A plan tells a table by its alias, where it has one. */
const NAMES = [...GROWING, 'k', 'o', 's'];
const NEWSLETTER = [aField({ type: 'email', title: 'Email', required: true })];

beforeEach(async () => {
  await openShops();
  await env.DB.prepare(`INSERT INTO mailing_lists (site_id, id, name, created_at) VALUES (?1, 'news', 'News', 0)`)
    .bind(SHOP.id)
    .run();
  await showReviews();
  await addReviews([{ id: 'r1' }, { id: 'r2' }]);
  await addForm({ kind: 'newsletter', mailing_list_id: 'news', fields: NEWSLETTER });
});

/** A database that keeps every statement it is asked for. */
function recording(statements: Set<string>): D1Database {
  return new Proxy(env.DB, {
    get(db, name: keyof D1Database) {
      if (name !== 'prepare') return db[name].bind(db);
      return (sql: string) => {
        statements.add(sql);
        return db.prepare(sql);
      };
    },
  });
}

/** A subscription, from the button to its summary. */
async function order(DB: D1Database): Promise<void> {
  const buyer = await new Buyer().arrive();
  const body = { itemId: PRODUCTS.box.id, sku: null, qty: 1 };
  const begun = await buyer.fetch(SUBSCRIPTION, { method: 'POST', body, env: { DB } });
  const { cartToken } = (await begun.json()) as { cartToken: string };
  const form = { email: 'ann@mail.test' };
  const { location } = await open(`/commerce/subscription?cartToken=${cartToken}`, { form, env: { DB } });
  expect((await open(location ?? '', { env: { DB } })).status).toBe(200);
}

/** Steps of a plan that read a whole table, or all that a site has in it. */
async function wideSteps(sql: string): Promise<string[]> {
  const parameters = Math.max(0, ...[...sql.matchAll(/\?(\d+)/g)].map(([, number]) => Number(number)));
  const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...Array(parameters).fill(null))
    .all<{ detail: string }>();
  const wide = new RegExp(
    `^(SCAN|SEARCH) (${NAMES.join('|')})( USING [\\w ]+)?( \\(site_id=\\?( AND id[<>]\\?)?\\))?( LEFT-JOIN)?$`,
  );
  return plan.results.map(({ detail }) => detail).filter((detail) => wide.test(detail));
}

test('no statement reads all that a site has been sent, to find some of it', async () => {
  const statements = new Set<string>();
  const DB = recording(statements);
  await submit(await new Buyer().arrive(), { values: { email: 'ann@mail.test' }, env: { DB } });
  const [submission] = await rows('form_submissions');
  const owner = await OwnerProgram.of();
  const call = (method: string, path: string, body?: object, headers = {}) =>
    app.fetch(
      new Request(`https://${SHOP.host}/api/owner/${path}`, {
        method,
        headers: { Authorization: `Bearer ${owner.key}`, 'Content-Type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
      }),
      { ...env, DB },
    );
  for (const path of ['', '/submissions', '/submissions.csv'])
    await (await call('GET', `forms${path && `/${FORM_ID}`}${path}`)).text();
  for (const path of ['', '/news/subscribers', '/news/subscribers.csv'])
    await (await call('GET', `mailing-lists${path}`)).text();
  await call('GET', `submissions/${submission?.id}`);
  await call('DELETE', `submissions/${submission?.id}`);
  await call('DELETE', 'mailing-lists/news/subscribers/ann@mail.test');
  await call('POST', 'erase', { email: 'ann@mail.test' });
  for (const path of ['reviews', 'reviews?state=approved&cursor=r1', 'orders', 'orders/x'])
    expect((await call('GET', path)).status).toBe(path === 'orders/x' ? 404 : 200);
  expect((await call('GET', 'orders?state=begun&cursor=9.r1')).status).toBe(200);
  await call('PUT', 'reviews/r1', { state: 'approved' });
  const shop = (path: string) => new Buyer().fetch(path, { env: { DB } });
  for (const path of ['', '/reviews', '/reviews?cursor=r2']) {
    expect((await shop(`/api/commerce/products/mug${path}`)).status).toBe(200);
  }
  await addTellingTemplates();
  expect((await shop('/shop/p/mug')).status).toBe(200);
  await call('DELETE', 'reviews/r1');
  await order(DB);
  expect((await call('DELETE', `forms/${FORM_ID}?confirm=Contact`, undefined, { 'If-Match': '"1"' })).status).toBe(204);
  await deleteExpired(DB, 1);
  await deleteExpiredOrders(DB, 1);
  await deleteOldMail(DB, 1);
  await resendStuck({ ...env, DB }, 1);

  const wide: Record<string, string[]> = {};
  for (const sql of statements) {
    const steps = await wideSteps(sql);
    if (steps.length > 0) wide[sql] = steps;
  }
  expect(statements.size).toBeGreaterThan(30);
  expect(wide).toEqual({});
});

test('a product is found without reading all products', async () => {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${FIND_PRODUCT_ID}`)
    .bind(SHOP.id, 'mug')
    .all<{ detail: string }>();
  const searches = results.map(({ detail }) => detail).filter((detail) => detail.includes('items'));
  expect(searches).toEqual([
    'SEARCH items USING PRIMARY KEY (site_id=? AND id=?)',
    'SEARCH items USING INDEX items_by_slug (site_id=? AND url_slug=?)',
  ]);
});
