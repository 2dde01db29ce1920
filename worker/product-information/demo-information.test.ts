import { expect, test } from 'vitest';
import { openDemo, visit } from '../../test/worker/demo-shop.ts';

test('the demo shops’ templates show a product’s information beside its button, above the reviews', async () => {
  await openDemo();
  for (const [host, path] of [
    ['localhost', '/shop/p/house-blend'],
    ['de.localhost', '/leuchten/p/textilkabel'],
  ] as const) {
    const html = await (await visit(path, { host })).text();
    const placed = html.indexOf('<div class="sq-product-safety"');
    expect(placed, path).toBeGreaterThan(html.indexOf('sqs-add-to-cart-button'));
    expect(placed, path).toBeLessThan(html.indexOf('id="reviews"'));
  }
});
