import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { complaintsOf, readChapters } from '../runtime/build/public-surface/changelog.ts';
import { breaksBetween } from '../runtime/build/public-surface/compare.ts';
import { readSurface } from '../runtime/build/public-surface/surface.ts';
import { surfaceComplaints } from '../runtime/build/release/checks.ts';
import { lastRelease } from '../runtime/build/release/kept-release.ts';

const root = join(import.meta.dirname, '..');
const surface = readSurface(root);

// `test/docs.test.ts` checks that the file is as `npm run docs` writes it.
test('nothing that the last release has promised is broken in silence', () => {
  expect(surfaceComplaints(root, lastRelease(root), Date.now())).toEqual([]);
});

test('the file names one thing of each kind that is public', () => {
  expect(surface['element sq-cart']?.['attribute layout']).toBe("'page' | 'drawer', optional");
  expect(surface['element sq-cart-pill']).toHaveProperty(['part count']);
  expect(surface['event sq-cart-added']?.entry).toBe('CartEntry');
  expect(surface['Storefront.cart']?.['add()']).toBe('(item: NewItem): Promise<AddResult>');
  expect(surface['type AddResult']?.['(type)<failed>.failure']).toBe('CartFailure');
  expect(surface['api POST /api/commerce/shopping-cart/entries']?.body).toBe('AddEntryRequest');
  expect(surface['schema Order']?.['']).toBe('answered');
  expect(surface.errors).toHaveProperty('OUT_OF_STOCK');
  expect(surface['template data']).toHaveProperty(['item.structuredContent.variants.sku']);
  expect(surface['template data']).toHaveProperty(['productSafety.notice.url']);
  expect(surface['table sites']?.site_id).toBe('TEXT');
  expect(surface['command keys create']?.['--name']).toBe('string');
  expect(surface['newest.js']?.['recover()']).toMatch(/^\(name: string, /);
  expect(surface.modules).toHaveProperty('selling');
  expect(surface['script tag']).toHaveProperty('data-site');
  expect(surface.bindings).toHaveProperty('DB');
});

test('the file stays small enough to be reviewed', () => {
  expect(readFileSync(join(root, 'runtime/public.json')).length).toBeLessThan(600_000);
});

/** A change of one value, and whether it breaks: of what callers give, and of what they get. */
describe.each<[string, string, { given: boolean; answered: boolean }]>([
  ['string', 'string', { given: false, answered: false }],
  ['string', 'integer', { given: true, answered: true }],
  ['string', 'string | null', { given: false, answered: true }],
  ['string | null', 'string', { given: true, answered: false }],
  ['string', 'string, optional', { given: false, answered: true }],
  ['string, optional', 'string', { given: true, answered: false }],
  ["'a' | 'b'", "'a'", { given: true, answered: false }],
  ["'a'", "'a' | 'b'", { given: false, answered: false }],
  ["'a'", 'string', { given: false, answered: true }],
  ['string', "'a'", { given: true, answered: false }],
  ['integer(0..10)', 'integer(0..9)', { given: true, answered: false }],
  ['integer(0..10)', 'integer(0..10)', { given: false, answered: false }],
  ['integer(0..10)', 'integer(0..11)', { given: false, answered: true }],
  ['integer(0..10)', 'integer(1..10)', { given: true, answered: false }],
  ['integer', 'number', { given: false, answered: true }],
  ['string(..20)', 'string', { given: false, answered: true }],
  ['string', 'string /^a/', { given: true, answered: false }],
  ['array', 'object', { given: true, answered: true }],
  ['CartEntry', 'OrderItem', { given: true, answered: true }],
])('%s that becomes %s', (before, after, breaks) => {
  const change = (use: string, value: string) => ({ 'schema Thing': { '': use, field: value } });
  test.each([
    ['given', 'sent', breaks.given],
    ['answered', 'answered', breaks.answered],
    ['both', 'sent and answered', breaks.given || breaks.answered],
  ])('breaks as it should where it is %s', (_, use, isBreak) => {
    expect(breaksBetween(change(use, before), change(use, after)).length > 0).toBe(isBreak);
  });
});

describe('a change of what there is', () => {
  const call = (fields: Record<string, string>) => ({ 'api POST /api/things': { '': '', ...fields } });
  const keys = (before: Record<string, string>, after: Record<string, string>) =>
    breaksBetween(call(before), call(after)).map(({ key }) => key);

  test('an addition breaks nothing', () => {
    expect(breaksBetween({}, { 'element sq-new': { '': '' } })).toEqual([]);
    expect(
      keys({ answer: 'object' }, { answer: 'object', 'answer.id': 'string', 'query.limit': 'integer, optional' }),
    ).toEqual([]);
  });

  test('what is gone breaks once, with all that was inside', () => {
    const before = {
      answer: 'object',
      'answer.lines': 'array',
      'answer.lines[]': 'object',
      'answer.lines[].id': 'string',
    };
    expect(keys(before, { answer: 'object' })).toEqual(['api POST /api/things answer.lines']);
    expect(breaksBetween(call(before), {}).map(({ key }) => key)).toEqual(['api POST /api/things']);
  });

  test('a new field that must be given breaks, but not inside of something that is new too', () => {
    const body = { body: 'object' };
    expect(keys(body, { ...body, 'body.name': 'string' })).toEqual(['api POST /api/things body.name']);
    expect(keys(body, { ...body, 'body.name': 'string, optional' })).toEqual([]);
    expect(keys(body, { ...body, 'body.address': 'object, optional', 'body.address.street': 'string' })).toEqual([]);
    expect(keys({}, { 'query.from': 'string' })).toEqual(['api POST /api/things query.from']);
    expect(keys({}, { body: 'object' })).toEqual(['api POST /api/things body']);
  });

  test('another default, scope, signature or number of operands breaks', () => {
    const change = (thing: string, name: string, before: string, after: string) =>
      breaksBetween({ [thing]: { [name]: before } }, { [thing]: { [name]: after } }).length;
    expect(change('element sq-cart', 'attribute layout default', 'page', 'drawer')).toBe(1);
    expect(change('api GET /api/owner/orders', '', 'scope orders:read', 'scope orders:write')).toBe(1);
    expect(change('Storefront', 'ready()', '(): Promise<void>', '(): void')).toBe(1);
    expect(change('command import', '', 'operands(1..1)', 'operands(2..2)')).toBe(1);
    expect(change('command import', '', 'operands(1..1)', 'operands(1..2)')).toBe(0);
  });
});

describe('what the changelog says of a break', () => {
  const BREAK = { key: 'schema Order total', reason: 'it is gone' };
  const complaints = (
    changelog: string,
    { released = '0.3.0', coming = '0.4.0' as string | undefined, breaks = [BREAK] } = {},
  ) => complaintsOf(breaks, { chapters: readChapters(changelog), released, coming, now: Date.parse('2028-06-01') });
  const breaking = (name: string) => `# Changelog\n\n## 0.4.0 – 2028-06-01\n\n### Breaking\n\n- \`${name}\` is gone.\n`;

  test('before 1.0 a line under "Breaking" names it, or the thing that it belongs to', () => {
    expect(complaints('## Unreleased\n\n### Removed\n\n- `schema Order total`\n')).toEqual([
      expect.stringContaining('### Breaking'),
    ]);
    expect(complaints(breaking('schema Order total'))).toEqual([]);
    expect(complaints(breaking('schema Order'))).toEqual([]);
    expect(complaints(breaking('schema Orders'))).toHaveLength(1);
    expect(complaints(breaking('schema Order tot'))).toHaveLength(1);
  });

  test('before 1.0 a deprecation in an earlier chapter will do', () => {
    const earlier = '## 0.3.0 – 2028-05-01\n\n### Deprecated\n\n- `schema Order total`\n';
    expect(complaints(`## 0.4.0 – 2028-06-01\n\n### Added\n\n- More.\n\n${earlier}`)).toEqual([]);
  });

  test.each([
    ['0.3.0', '0.4.0', true],
    ['0.3.0', '0.3.1', false],
    ['0.9.0', '1.0.0', true],
    ['1.2.0', '1.3.0', false],
  ])('a break after %s may come in %s: %s', (released, coming, isAllowed) => {
    const numbers = complaints(breaking('schema Order'), { released, coming }).filter((text) =>
      text.includes('number'),
    );
    expect(numbers.length === 0).toBe(isAllowed);
  });

  test('a number that nobody has decided is not judged', () => {
    expect(complaints('## Unreleased\n\n### Breaking\n\n- `schema Order`\n', { coming: undefined })).toEqual([]);
  });

  test.each([
    ['2027-06-01', 0],
    ['2027-06-03', 1],
  ])('from 1.0 on it was deprecated for a year: since %s', (date, count) => {
    const changelog = `${breaking('schema Order').replace('0.4.0', '2.0.0')}\n## 1.5.0 – ${date}\n\n### Deprecated\n\n- \`schema Order total\`\n`;
    expect(complaints(changelog, { released: '1.5.0', coming: '2.0.0' })).toHaveLength(count);
  });
});
