import { expect, test } from 'vitest';
import { answers, listOf, openConsole, prepareConsole, see, text } from '../../../../../test/console-shop.tsx';

prepareConsole();

const ENTRY = {
  id: 'e1',
  keyId: 'abcdefgh',
  keyName: 'Bookkeeping',
  action: 'product.changed',
  target: 'mug',
  targetName: 'A mug',
  details: { version: 4 },
  changes: [
    { field: 'title', of: '', from: 'Mug', to: 'A mug' },
    { field: 'variants.priceCents', of: 'MUG', from: 5500, to: 5950 },
    { field: 'publishedAt', of: '', from: Date.UTC(2029, 11, 31, 23, 0), to: null },
    { field: 'excerpt', of: '' },
  ],
  createdAt: 0,
};

test('the audit log says who has changed which fields of which thing, from what to what', async () => {
  const draft = {
    id: 'e2',
    action: 'draft-order.created',
    target: '0mx2mejhq834435d800675732ade4c1e5',
    targetName: '',
  };
  answers.set('GET /api/owner/audit', () => listOf('entries', ENTRY, { ...ENTRY, ...draft, details: {}, changes: [] }));
  await openConsole('audit');
  await see('API key Bookkeeping');
  const shown = text();
  for (const part of ['Product changed', 'Title: Mug → A mug', 'Description']) expect(shown).toContain(part);
  expect(shown).toContain('Variants: Price (MUG): €55.00 → €59.50');
  expect(shown).toContain('Published at: Jan 1, 2030, 12:00');
  expect(shown).not.toMatch(/version/i);
  const link = document.querySelector<HTMLAnchorElement>('main a[href$="/config/products/mug"]');
  expect(link?.textContent).toBe('A mug');
  const drafts = document.querySelector<HTMLAnchorElement>('main a[href*="/config/draft-orders/0mx2"]');
  expect(drafts?.textContent).toBe('…e4c1e5');
  expect(document.querySelectorAll('main td.c-no-value')).toHaveLength(1);
});
