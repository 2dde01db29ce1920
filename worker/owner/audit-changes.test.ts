import { expect, test } from 'vitest';
import { changesOf } from './service.ts';

const change = (field: string, from?: unknown, to?: unknown, of = '') =>
  from === undefined ? { field, of } : { field, of, from, to };

test.each([
  [
    'texts and numbers',
    { title: 'Mug', position: 1 },
    { title: 'A mug', position: 2 },
    [change('title', 'Mug', 'A mug'), change('position', 1, 2)],
  ],
  ['nothing where both are alike', { title: 'Mug', tags: ['a'] }, { title: 'Mug', tags: ['a'] }, []],
  [
    'fields of parts, by their sku',
    { variants: [{ id: 'v', sku: 'MUG', priceCents: 1 }] },
    { variants: [{ id: 'v', sku: 'MUG', priceCents: 2 }] },
    [change('variants.priceCents', 1, 2, 'MUG')],
  ],
  [
    'parts that came and went',
    { images: [{ id: 'a', title: 'Front' }] },
    { images: [{ id: 'b' }] },
    [change('images', 'Front', null), change('images', null, 'b')],
  ],
  [
    'parts in another order',
    { fields: [{ id: 'a' }, { id: 'b' }] },
    { fields: [{ id: 'b' }, { id: 'a' }] },
    [change('fields')],
  ],
  ['lists of texts', { tags: ['a'] }, { tags: ['a', 'b'] }, [change('tags', 'a', 'a, b')]],
  ['deep fields', { seo: { title: '' } }, { seo: { title: 'Pots' } }, [change('seo.title', '', 'Pots')]],
  ['no long texts', { body: 'x' }, { body: 'x'.repeat(101) }, [change('body')]],
  ['texts of 100 characters', { body: 'x' }, { body: 'x'.repeat(100) }, [change('body', 'x', 'x'.repeat(100))]],
  [
    'no secrets',
    { secretKey: 'a', accessToken: 'b', url: 'c' },
    { secretKey: 'd', accessToken: 'e', url: 'f' },
    [change('secretKey'), change('accessToken'), change('url')],
  ],
  [
    'no addresses of people',
    { notifyEmails: ['a@b.test'], text: 'x' },
    { notifyEmails: [], text: 'Ann <a@b.test>' },
    [change('notifyEmails'), change('text')],
  ],
  ['only fields of both', { version: 1 }, { note: 'x', gone: undefined }, []],
])('changes are %s', (_, before, after, changes) => {
  expect(changesOf(before, after)).toEqual(changes);
});

test('an entry keeps twenty changes', () => {
  const fields = (value: number) => Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`f${index}`, value]));
  expect(changesOf(fields(1), fields(2))).toHaveLength(20);
});
