import { queryShop } from '../e2e/harness/query-shop.ts';
import { row } from './calls.ts';
import { load } from './load.ts';
import { type BenchShop, ShopVisitor } from './shop.ts';
import { milliseconds, type Row } from './table.ts';

const ACCOUNT = '/api/site-users/account';
const PASSWORD = 'two cups over a kettle';
const ACCOUNTS = 40;
const SIGN_INS = 120;
const LANES = 8;
const CART_LANES = 2;
const CART_READS = 200;
const SESSION_READS = 200;

/** Measures sign-ups and sign-ins, and what the hashes of eight sign-ins at once do to visitors who read their carts. */
export async function measureAccounts(shop: BenchShop): Promise<Row[]> {
  const people = Array.from({ length: ACCOUNTS }, () => new ShopVisitor(shop.url));
  const pick = (index: number) => people[index % people.length] as ShopVisitor;
  const emailOf = (index: number) => `bench${index % people.length}@mail.example`;
  const signUps = await load(
    (index) => pick(index).call('POST', ACCOUNT, { email: emailOf(index), password: PASSWORD }),
    ACCOUNTS,
    LANES,
  );
  queryShop(shop.stateDir, 'UPDATE site_users SET confirmed_at = 1');

  const reader = new ShopVisitor(shop.url);
  await reader.add('ss-house-blend');
  const readCarts = () => load(() => reader.cart(), CART_READS, CART_LANES);
  await readCarts();
  const alone = await readCarts();
  const body = (index: number) => ({ email: emailOf(index), password: PASSWORD });
  const [signIns, beside] = await Promise.all([
    load((index) => pick(index).call('POST', `${ACCOUNT}/session`, body(index)), SIGN_INS, LANES),
    readCarts(),
  ]);

  const answer = await pick(0).call('POST', `${ACCOUNT}/session`, body(0));
  const { sessionToken } = (await answer.json()) as { sessionToken: string };
  const headers = { 'X-Storefront-Session': sessionToken };
  const reads = await load(() => pick(0).call('GET', `${ACCOUNT}/session`, undefined, headers), SESSION_READS, 1);

  return [
    row(`sign-ups, ${LANES} at once`, signUps),
    row(`sign-ins by password, ${LANES} at once`, signIns),
    { what: 'cart read, alone', value: milliseconds(alone.p50), note: `p95 ${milliseconds(alone.p95)}` },
    {
      what: `cart read beside ${LANES} sign-ins at once`,
      value: milliseconds(beside.p50),
      note: `p95 ${milliseconds(beside.p95)}, ${(beside.p50 / alone.p50).toFixed(1)} times as long`,
    },
    row('reading who is signed in', reads),
  ];
}
