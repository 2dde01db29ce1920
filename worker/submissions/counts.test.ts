import { beforeEach, expect, test } from 'vitest';
import { Buyer, Embedder } from '../../test/worker/buyer.ts';
import { addForm, FORM_ID, Queues, requestKey, send } from '../../test/worker/forms.ts';
import { openShops, SHOP } from '../../test/worker/shops.ts';

const COUNTED = {
  siteId: SHOP.id,
  at: expect.any(Number),
  timeZone: expect.any(String),
  counts: [['formsSent', FORM_ID]],
};

beforeEach(async () => {
  await openShops();
  await addForm();
});

/** Sends the form twice with one key, as a page does that has lost the answer; returns what is counted. */
async function sendTwice(visitor: Buyer, over: Record<string, unknown> = {}): Promise<unknown[]> {
  const [key, queues] = [await requestKey(visitor), new Queues()];
  for (const _ of [1, 2]) expect((await send(visitor, { key, over, env: queues.env })).status).toBe(200);
  return queues.counted;
}

test.each([
  ['on the shop’s own page', async () => (await new Buyer().arrive()).mayBeCounted()],
  ['on a listed origin’s page', async () => new Embedder()],
])('a form that is sent %s is counted once by the Worker, also where its page sends no event', async (_, arrive) => {
  expect(await sendTwice(await arrive())).toEqual([COUNTED]);
});

test('neither spam nor what a visitor sends who has refused is counted', async () => {
  const visitor = (await new Buyer().arrive()).mayBeCounted();
  expect(await sendTwice(visitor, { decoy: 'filled in' })).toEqual([]);
  visitor.cookies.set('ss_cookieAllowed', 'none');
  expect(await sendTwice(visitor)).toEqual([]);
});
