import { expect, test } from 'vitest';
import { owner } from './shop.ts';

const RESTOCK = '/api/site-users/account/notifications/restock';
const group = { productId: 'pot', variantId: 'pot-1', sku: 'POT', title: 'Pot', attributes: {}, waiting: 3 };
const inStock = { ...group, quantity: 2, unlimited: false };
const soldOut = { ...group, variantId: 'pot-2', quantity: 0, unlimited: false };

test('mails go to all who wait for what is in stock, whatever number of pages the list has', async () => {
  const endless = { ...soldOut, variantId: 'pot-3', unlimited: true };
  const sent = { productId: 'pot', variantId: 'pot-1', sent: 3, remaining: 0 };
  const { made, printed } = await owner('restock send-all', [
    { signUpGroups: [inStock, soldOut], hasNextPage: true, nextPageCursor: 'pot-2' },
    { signUpGroups: [endless], hasNextPage: false, nextPageCursor: null },
    { results: [sent, { ...sent, variantId: 'pot-3', sent: 0, remaining: 9 }] },
  ]);
  expect(made.map(({ call }) => call)).toEqual([
    `GET ${RESTOCK}/groups?limit=100`,
    `GET ${RESTOCK}/groups?cursor=pot-2&limit=100`,
    `POST ${RESTOCK}/send/all`,
  ]);
  expect(made[2]?.body).toEqual({
    sendRequests: [
      { productId: 'pot', variantId: 'pot-1' },
      { productId: 'pot', variantId: 'pot-3' },
    ],
  });
  expect(printed).toContain('pot-3');
});
