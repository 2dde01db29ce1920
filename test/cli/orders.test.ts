import { expect, test } from 'vitest';
import { owner } from './shop.ts';

const ORDER = '/api/owner/orders/17';

test('a parcel with a part names its units, and one with all the rest names none', async () => {
  const { made } = await owner('orders send 17 --carrier Post --units 0:2,1:1', [{}]);
  const lines = [
    { position: 0, quantity: 2 },
    { position: 1, quantity: 1 },
  ];
  expect(made[0]).toMatchObject({ call: `POST ${ORDER}/sent`, body: { carrier: 'Post', lines } });
  const { made: whole } = await owner('orders send 17', [{}]);
  expect(whole[0]?.body).toEqual({});
  await expect(owner('orders send 17 --units two', [])).rejects.toThrow('--units is a list like 0:2,1:1, not two.');
});

test('an order is cancelled with its units put back, unless they are to stay', async () => {
  const { made } = await owner('orders cancel 17 --reason Broken', [{}]);
  expect(made[0]).toMatchObject({ call: `POST ${ORDER}/cancel`, body: { reason: 'Broken', restock: true } });
  expect((await owner('orders cancel 17 --keep-stock', [{}])).made[0]?.body).toEqual({ restock: false });
});

test('a note, the packing slip and the mails of an order have commands', async () => {
  expect((await owner('orders note 17 --text Fragile', [{}])).made[0]).toMatchObject({
    call: `POST ${ORDER}/notes`,
    body: { note: 'Fragile' },
  });
  expect((await owner('orders slip 17', [new Response('<!doctype html>')])).calls).toEqual([
    `GET ${ORDER}/packing-slip`,
  ]);
  const { calls } = await owner('orders mails 17', [{ id: 'o1' }, { mails: [] }]);
  expect(calls).toEqual([`GET ${ORDER}`, 'GET /api/owner/mails?order=o1&limit=100']);
});
