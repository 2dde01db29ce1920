import { beforeEach, expect, test } from 'vitest';
import { refusal } from '../../test/worker/buyer.ts';
import { ANN, NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const business = { legalName: 'Tea & Sons', line1: '2 Back Lane', postalCode: '12345', city: 'Hull' };
let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, { ...SETTINGS, business });
  owner = await OwnerProgram.of();
  for (const firstName of ['Ann', 'Bob', '<b>Cid']) {
    const payer = new Payer();
    await payer.arrive();
    await payer.addToCart(PRODUCTS.mug.id);
    await payer.startCheckout();
    await payer.changeCheckout({ email: ANN, address: { ...NEW_YORK, firstName } });
    await payer.pay();
  }
});

const page = async (path: string) => (await owner.fetch(`/api/owner/orders/${path}`)).text();

test('the slips of several orders are one page to print, each on a sheet of its own, in the order that was asked for', async () => {
  const html = await page('packing-slips?orders=2,1');
  expect(html.match(/<article>/g)).toHaveLength(2);
  expect(html.indexOf('Bob')).toBeLessThan(html.indexOf('Ann'));
  expect(html).not.toContain('$');
});

test('labels have the address, the number and the sender, and typed text stays text', async () => {
  const html = await page('labels?orders=1,2,3');
  expect(html.match(/class="label"/g)).toHaveLength(3);
  for (const text of ['1 Main St', '#2', 'Tea &amp; Sons · 2 Back Lane · 12345 Hull', '&lt;b&gt;Cid'])
    expect(html).toContain(text);
});

test.each([
  ['a4-14', 13, 4, 2],
  ['a4-24', 22, 4, 2],
  ['4x6', 0, 3, 3],
])('a sheet %s with %s used labels has places for the rest', async (format, skip, _, sheets) => {
  const html = await page(`labels?orders=1,2,3&format=${format}&skip=${skip}`);
  expect(html.match(/class="sheet"/g)).toHaveLength(sheets);
  expect(html.match(/class="label"/g)).toHaveLength(3 + skip);
});

test.each([
  ['packing-slips?orders=1,99', 404, 'ORDER_NOT_FOUND'],
  ['packing-slips?orders=', 400, 'INVALID_REQUEST'],
  ['packing-slips?orders=1;2', 400, 'INVALID_REQUEST'],
  [`labels?orders=${Array.from({ length: 101 }, (_, each) => each).join(',')}`, 400, 'INVALID_REQUEST'],
  ['labels?orders=1&format=a0', 400, 'INVALID_REQUEST'],
])('%s is refused', async (path, status, code) => {
  expect(await refusal(await owner.fetch(`/api/owner/orders/${path}`))).toMatchObject({ status, code });
});

test('no other shop prints an order', async () => {
  const other = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
  expect((await other.fetch('/api/owner/orders/labels?orders=1')).status).toBe(404);
});
