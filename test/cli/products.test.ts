import { expect, test } from 'vitest';
import { owner } from './shop.ts';

const mug = { id: 'mug', title: 'Mug', status: 'published', isScheduled: true, variants: 2, lowestCents: 1850 };
const listed = { ...mug, highestCents: 2000, stock: 'unlimited', updatedAt: 0 };

test('the list of products takes every filter and names what is scheduled', async () => {
  const line = 'products list --q mu --collection shop --status published --kind 1 --stock in-stock --order title';
  const { printed, calls } = await owner(line, [{ products: [listed] }]);
  expect(calls).toEqual([
    'GET /api/owner/products?q=mu&status=published&kind=1&stock=in-stock&order=title&collectionId=shop',
  ]);
  expect(printed.split('\n')[1]).toMatch(/mug +Mug +scheduled +2 +1850–2000 +unlimited/);
});

test('a product is copied, and deleted from the version that it has now', async () => {
  expect((await owner('products duplicate mug', [{ ...mug, id: 'mug2' }])).calls).toEqual([
    'POST /api/owner/products/mug/duplicate',
  ]);
  const { printed, made } = await owner('products delete mug', [
    { ...mug, version: 7 },
    new Response(null, { status: 204 }),
  ]);
  expect(made[1]?.call).toBe('DELETE /api/owner/products/mug');
  expect(made[1]?.headers.get('If-Match')).toBe('"7"');
  expect(printed).toContain('The product mug is deleted.');
});
