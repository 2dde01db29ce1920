import { beforeEach, expect, test } from 'vitest';
import { MAX_LIST_VIEWS } from '#runtime/contracts/list-orders.ts';
import { ListViews } from '#runtime/contracts/list-views.ts';
import { read, refusal } from '../../test/worker/buyer.ts';
import { ContributorBrowser } from '../../test/worker/contributor.ts';
import { count, openShops } from '../../test/worker/shops.ts';

const VIEWS = '/api/contributors/list-views';

beforeEach(openShops);

async function person(id: string): Promise<ContributorBrowser> {
  const browser = await ContributorBrowser.open();
  await browser.join(id, { role: 'viewer' });
  return browser;
}
const viewsOf = async (browser: ContributorBrowser) => (await read(await browser.send('GET', VIEWS), ListViews)).views;
const keep = (browser: ContributorBrowser, name: string, query: string, list = 'products') =>
  browser.send('PUT', `${VIEWS}/${list}/${encodeURIComponent(name)}`, { query });

test('a view of a list is kept for its person alone, replaced by one of the same name, and deleted', async () => {
  const [ann, bob] = [await person('ann'), await person('bob')];
  expect((await keep(ann, 'Drafts & more', 'status=draft')).status).toBe(204);
  expect((await keep(ann, 'Drafts & more', 'status=draft&sort=-price')).status).toBe(204);
  expect((await keep(ann, 'Low', 'atMost=5', 'stock')).status).toBe(204);
  expect((await keep(bob, 'Mine', 'q=pot')).status).toBe(204);
  expect(await viewsOf(ann)).toEqual([
    { list: 'products', name: 'Drafts & more', query: 'status=draft&sort=-price' },
    { list: 'stock', name: 'Low', query: 'atMost=5' },
  ]);
  expect((await bob.send('DELETE', `${VIEWS}/stock/Low`)).status).toBe(204);
  expect((await ann.send('DELETE', `${VIEWS}/products/Drafts%20%26%20more`)).status).toBe(204);
  expect((await ann.send('DELETE', `${VIEWS}/products/Drafts%20%26%20more`)).status).toBe(204);
  expect((await viewsOf(ann)).map(({ name }) => name)).toEqual(['Low']);
  expect((await viewsOf(bob)).map(({ name }) => name)).toEqual(['Mine']);
});

test('a person keeps a limited number of views of a list; one that is kept already can still be changed', async () => {
  const ann = await person('ann');
  for (let index = 0; index < MAX_LIST_VIEWS; index += 1) await keep(ann, `View ${index}`, '');
  expect(await refusal(await keep(ann, 'One more', ''))).toMatchObject({ status: 409, code: 'LIST_VIEWS_FULL' });
  expect((await keep(ann, 'View 3', 'q=new')).status).toBe(204);
  expect((await keep(ann, 'Another list', '', 'orders')).status).toBe(204);
  expect(await count('list_views')).toBe(MAX_LIST_VIEWS + 1);
});

test('a list that has no views, a name that is too long and a call without a session are refused', async () => {
  const ann = await person('ann');
  expect((await keep(ann, 'x', '', 'files')).status).toBe(400);
  expect((await keep(ann, 'x'.repeat(41), '')).status).toBe(400);
  expect((await keep(ann, ' ', '')).status).toBe(400);
  expect((await keep(ann, 'x', 'q'.repeat(1_001))).status).toBe(400);
  const stranger = await ContributorBrowser.open();
  expect((await stranger.send('GET', VIEWS)).status).toBe(401);
  ann.xsrf = 'wrong';
  expect((await keep(ann, 'x', '')).status).toBe(403);
});
