import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('quotes what would end a cell, and doubles quotes', () => {
  expect(toCsv(['a', 'b'], [['one, two', 'say "hi"\nthere']])).toBe('\uFEFFa,b\r\n"one, two","say ""hi""\nthere"\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '|cmd', '%0a'])(
  '%j is kept from being a formula',
  (text) => {
    expect(toCsv([text], [])).toContain(`'${text}`);
  },
);

test.each(['1 + 1', 'a=b', 'me@site.example', ''])('%j is left as it is', (text) => {
  expect(toCsv([text], [])).toBe(`\uFEFF${text}\r\n`);
});
