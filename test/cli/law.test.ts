import { expect, test } from 'vitest';
import { owner } from './shop.ts';

const check = {
  name: 'terms',
  title: 'Terms of sale',
  duty: 'terms',
  state: 'missing',
  reason: 'The shop names no page with its terms.',
  countries: ['AT', 'BE', 'BG', 'CY', 'CZ', 'DE'],
  since: '2014-06-13',
  sources: ['Directive 2011/83/EU, Articles 6 and 8(7)'],
  count: null,
  screen: 'store-settings/legal',
};
const right = {
  ...check,
  name: 'orderButton',
  title: 'Words of the order button',
  state: 'done',
  reason: 'They stand.',
};
const other = { ...check, name: 'anchorPrice', title: 'Anchor price', state: 'notAsked', reason: 'Nobody asks.' };
const reportOf = (...checks: object[]) => ({ checks, day: '2026-11-29', countries: ['*'], sellsToConsumers: true });

test('a check lists what is missing first, with its screen, and fails', async () => {
  const { printed, calls, isFailure } = await owner('law check', [reportOf(right, other, check)]);
  expect(calls).toEqual(['GET /api/owner/law']);
  expect(printed).toBe(`missing    Terms of sale
           The shop names no page with its terms.
           AT BE BG CY and 2 more, since 2014-06-13: Directive 2011/83/EU, Articles 6 and 8(7)
           Mend it in /config/store-settings/legal

done       Words of the order button
           They stand.
           AT BE BG CY and 2 more, since 2014-06-13: Directive 2011/83/EU, Articles 6 and 8(7)

1 missing. Not legal advice: docs/law.md.`);
  expect(isFailure).toBe(true);
});

test('a shop that lacks nothing passes, and what is not asked is listed on demand', async () => {
  const { printed, isFailure } = await owner('law check --all', [reportOf(right, other)]);
  expect(printed).toMatch(/not asked +Anchor price/);
  expect(printed).toContain('Nothing is missing.');
  expect(isFailure).toBe(false);
});

test('the statement is printed as HTML, or becomes a page', async () => {
  const statement = { title: 'Accessibility statement', html: '<p>Everybody</p>' };
  const read = await owner('law statement', [statement]);
  expect([read.printed, read.calls]).toEqual(['<p>Everybody</p>', ['GET /api/owner/law/statement']]);
  const made = await owner('law statement --create', [{ collectionId: 'c1', path: '/accessibility' }]);
  expect(made.calls).toEqual(['POST /api/owner/law/statement']);
  expect(made.made[0]?.headers.get('Idempotency-Key')).not.toBeNull();
  expect(made.printed).toBe('The page is at /accessibility. Complete it in /config/pages/c1.');
});
