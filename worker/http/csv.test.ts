import { expect, test } from 'vitest';
import { csvFile, csvLines } from './csv.ts';

test('a cell with a delimiter is quoted, and its quotes are doubled', () => {
  expect(
    csvLines([
      ['a', 'b'],
      ['one, two', 'say "hi"\nthere'],
    ]),
  ).toBe('a,b\r\n"one, two","say ""hi""\nthere"\r\n');
});

test.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '|cmd', '%0a', '＝1', '＠a'])(
  'the cell %j is marked as text, so that it does not run as a formula',
  (text) => {
    expect(csvLines([[text]])).toContain(`'${text}`);
  },
);

test.each(['1 + 1', 'a=b', 'me@site.example', '', '-1', '-12.50'])('the cell %j stays as it is', (text) => {
  expect(csvLines([[text]])).toBe(`${text}\r\n`);
});

test('a file begins with a byte order mark and asks for rows until none are left', async () => {
  const pages = [[['1']], [['2'], ['3']], []];
  const file = csvFile({ siteId: 'site-a', header: ['n'], next: async () => pages.shift() ?? [] });
  const bytes = new Uint8Array(await new Response(file).arrayBuffer());
  expect(new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes)).toBe('\uFEFFn\r\n1\r\n2\r\n3\r\n');
});
