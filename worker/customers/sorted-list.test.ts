import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { CUSTOMER_SORTS, type CustomerSort } from '#runtime/contracts/customer-limits.ts';
import { CustomerEmails, Customers, CustomersTagged } from '#runtime/contracts/customers.ts';
import { read } from '../../test/worker/buyer.ts';
import { drawer } from '../../test/worker/drawer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { OTHER, openShops, SHOP } from '../../test/worker/shops.ts';

const COUNT = 40;
const LIST = '/api/owner/customers';
const { draw, one } = drawer(11);

/** A customer as their list knows them, with few different values, so that many are equal. */
interface Drawn {
  email: string;
  name: string;
  lastOrder: number;
  firstSeen: number;
  orders: number;
  spent: number;
  tag: 'VIP' | 'Press' | '';
  note: string;
  country: string;
  status: 'confirmed' | 'pending' | 'unsubscribed' | undefined;
  hasAccount: boolean;
}

let drawn: Drawn[] = [];
let owner: OwnerProgram;

beforeAll(async () => {
  await openShops();
  owner = await OwnerProgram.of();
  drawn = Array.from({ length: COUNT }, (_, index) => ({
    ...{ email: `c${String(index).padStart(2, '0')}@x.test`, name: one(['', 'ann', 'bo']), lastOrder: one([0, 1, 2]) },
    ...{
      firstSeen: one([1, 2]),
      orders: one([0, 1, 2]),
      spent: one([0, 100, 200]),
      tag: one(['VIP', 'Press', ''] as const),
    },
    ...{ note: one(['', 'Rings twice']), country: one(['', 'DE', 'US']), hasAccount: draw() < 0.5 },
    status: one(['confirmed', 'pending', 'unsubscribed', undefined] as const),
  }));
  const run = (sql: string) => env.DB.prepare(sql).bind(SHOP.id, JSON.stringify(drawn));
  await env.DB.batch([
    env.DB.prepare(`INSERT INTO mailing_lists (site_id, id, name, created_at) VALUES (?1, 'news', 'News', 0)`).bind(
      SHOP.id,
    ),
    run(`INSERT INTO customers (site_id, email, name, sort_text, created_at, last_order_at, order_count, spent_cents, tags, note, country)
      SELECT ?1, value ->> 'email', value ->> 'name', trim((value ->> 'name') || ' ' || (value ->> 'email')),
        value ->> 'firstSeen', value ->> 'lastOrder', value ->> 'orders', value ->> 'spent',
        iif(value ->> 'tag' = '', '[]', json_array(value ->> 'tag')), value ->> 'note', value ->> 'country' FROM json_each(?2)`),
    run(`INSERT INTO subscribers (site_id, mailing_list_id, email, status, created_at, asked_at)
      SELECT ?1, 'news', value ->> 'email', value ->> 'status', 0, 0 FROM json_each(?2) WHERE value ->> 'status' IS NOT NULL`),
    run(`INSERT INTO site_users (site_id, id, email, confirmed_at, created_at, updated_at)
      SELECT ?1, value ->> 'email', value ->> 'email', 1, 1, 1 FROM json_each(?2) WHERE value ->> 'hasAccount'`),
  ]);
});

const VALUES: Readonly<Record<CustomerSort, (customer: Drawn) => number | string>> = {
  name: ({ name, email }) => `${name} ${email}`.trim(),
  lastOrder: ({ lastOrder }) => lastOrder,
  firstSeen: ({ firstSeen }) => firstSeen,
  orders: ({ orders }) => orders,
  spent: ({ spent }) => spent,
};

const FILTERS: readonly (readonly [query: Record<string, string>, passes: (customer: Drawn) => boolean])[] = [
  [{ tag: 'VIP' }, ({ tag }) => tag === 'VIP'],
  [{ note: 'true' }, ({ note }) => note !== ''],
  [{ country: 'DE' }, ({ country }) => country === 'DE'],
  [{ account: 'true' }, ({ hasAccount }) => hasAccount],
  [{ account: 'false' }, ({ hasAccount }) => !hasAccount],
  [{ newsletter: 'confirmed' }, ({ status }) => status === 'confirmed'],
  [{ newsletter: 'pending' }, ({ status }) => status === 'pending'],
  [{ newsletter: 'unsubscribed' }, ({ status }) => status === 'unsubscribed'],
  [{ search: 'Ánn' }, ({ name }) => name === 'ann'],
  [{ search: '1@x' }, ({ email }) => email.includes('1@x')],
];

async function emailsOf(query: Record<string, string>): Promise<string[]> {
  const emails: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const path = `${LIST}?${new URLSearchParams({ ...query, ...(cursor && { cursor }) })}`;
    const page: Customers = await read(await owner.fetch(path), Customers);
    emails.push(...page.customers.map(({ email }) => email));
    cursor = page.nextPageCursor;
  }
  return emails;
}

test('pages of each order, with filters and sizes that are drawn, have each customer once and are those of a plain sort', async () => {
  for (let round = 0; round < 50; round += 1) {
    const chosen = [one(FILTERS), one(FILTERS)].slice(0, Math.floor(draw() * 3));
    const byName = new Map(chosen.map((filter) => [Object.keys(filter[0]).join(), filter]));
    const query = Object.assign({}, ...[...byName.values()].map(([each]) => each));
    const sort = CUSTOMER_SORTS[round % CUSTOMER_SORTS.length] ?? 'name';
    const direction = one(['asc', 'desc'] as const);
    const sign = direction === 'desc' ? -1 : 1;
    const expected = drawn
      .filter((each) => [...byName.values()].every(([, passes]) => passes(each)))
      .toSorted((a, b) => {
        const [x, y] = [VALUES[sort](a), VALUES[sort](b)];
        return sign * (x < y || (x === y && a.email < b.email) ? -1 : 1);
      });
    const found = await emailsOf({ ...query, sort, direction, limit: String(1 + Math.floor(draw() * 15)) });
    expect(found, JSON.stringify({ query, sort, direction })).toEqual(expected.map(({ email }) => email));
  }
});

const tag = async (body: object) => read(await owner.fetch(`${LIST}/tags`, { method: 'POST', body }), CustomersTagged);
const tagsOf = async () => Object.fromEntries((await everybody()).map(({ email, tags }) => [email, tags]));
const everybody = async () => (await read(await owner.fetch(`${LIST}?limit=200`), Customers)).customers;

test('a tag is given to all that match and taken from them again, and the opposite call undoes either', async () => {
  const before = await tagsOf();
  const { emails } = await read(await owner.fetch(`${LIST}/emails?country=DE`), CustomerEmails);
  expect(emails.toSorted()).toEqual(drawn.filter(({ country }) => country === 'DE').map(({ email }) => email));
  await env.DB.prepare(`UPDATE customers SET tags = ?2 WHERE email = ?1`)
    .bind(emails[0], JSON.stringify(Array.from({ length: 20 }, (_, n) => `t${n}`)))
    .run();
  const added = await tag({ emails: [...emails, 'nobody@x.test'], tag: 'vip', action: 'add' });
  const without = emails.slice(1).filter((email) => !before[email]?.includes('VIP'));
  expect([added.changed.toSorted(), added.full]).toEqual([without.toSorted(), 1]);
  expect((await tag({ emails, tag: 'vip', action: 'add' })).changed).toEqual([]);
  await tag({ emails: added.changed, tag: 'vip', action: 'remove' });
  const removed = await tag({ emails: emails.slice(1), tag: 'VIP', action: 'remove' });
  await tag({ emails: removed.changed, tag: 'VIP', action: 'add' });
  expect({ ...(await tagsOf()), [emails[0] ?? '']: null }).toEqual({ ...before, [emails[0] ?? '']: null });
});

test('customers of another shop are neither listed nor tagged', async () => {
  const other = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
  const body = { emails: drawn.map(({ email }) => email), tag: 'Mine', action: 'add' };
  const answer = await other.fetch(`${LIST}/tags`, { method: 'POST', body });
  expect((await read(answer, CustomersTagged)).changed).toEqual([]);
  expect((await read(await other.fetch(`${LIST}/emails`), CustomerEmails)).emails).toEqual([]);
});
