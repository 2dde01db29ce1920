import { expect, test } from 'vitest';
import { openDemo, visit } from '../../test/worker/demo-shop.ts';

test('the German demo shop says the lowest price before a reduction on its list and on the product’s page', async () => {
  await openDemo();
  for (const path of ['/', '/leuchten', '/leuchten/p/kugelleuchte', '/search?q=kugelleuchte']) {
    const html = await (await visit(path, { host: 'de.localhost' })).text();
    expect(html, path).toContain(
      '<small>Niedrigster Preis der letzten 30 Tage vor der Ermäßigung: 259,00\u00a0€</small>',
    );
  }
});
