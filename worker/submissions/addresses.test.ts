import { expect, test } from 'vitest';
import { aField } from '../../test/worker/forms.ts';
import { addressesIn } from './addresses.ts';

const email = aField({ type: 'email' });
const text = aField({ type: 'textarea' });
const found = (written: string) => addressesIn([text], { textarea: written });

test('an e-mail field’s address is found whatever stands in it, in lower case', () => {
  expect(addressesIn([email], { email: ' Ann"x"@Mail.Test ' })).toEqual(['ann"x"@mail.test']);
});

test.each([
  ['Write to Ann@Mail.Test, please', ['ann@mail.test']],
  ['Write to ann@mail.test.', ['ann@mail.test']],
  ['<mailto:ann@mail.test?subject=x>', ['ann@mail.test']],
  ['ann@mail.photography or "bob+tag@sub.mail.test"', ['ann@mail.photography', 'bob+tag@sub.mail.test']],
  ["o'brien@mail.test", ["o'brien@mail.test"]],
  ['ann@mail.test;bob@mail.test', ['ann@mail.test', 'bob@mail.test']],
  ['5 @ 3.50 each, @handle, a@b, a@@b.test', []],
])('addresses in a text are found: %s', (written, addresses) => {
  expect(found(written)).toEqual(addresses);
});

test('an emphasised address is found with and without its marks', () => {
  expect(found('_ann@mail.test_').sort()).toEqual(['_ann@mail.test_', 'ann@mail.test']);
});

test('addresses are found in lists, likert answers and the page’s title', () => {
  const values = { name: ['ann@mail.test', ''], likert: { Q: ['bob@mail.test'] } };
  expect(addressesIn([], values, 'Hello cid@mail.test')).toEqual(['ann@mail.test', 'bob@mail.test', 'cid@mail.test']);
});

test.each(['@', '.', 'a', '@.', 'a@', '_', 'a@b.'])('100,000 characters of %j take no time to search', (unit) => {
  const started = Date.now();
  expect(found(`${unit.repeat(100_000 / unit.length)}x`)).toEqual([]);
  expect(Date.now() - started).toBeLessThan(500);
});

test('a submission adds a bounded number of rows', () => {
  expect(found(Array.from({ length: 2_000 }, (_, n) => `a${n}@mail.test`).join(' '))).toHaveLength(500);
});
