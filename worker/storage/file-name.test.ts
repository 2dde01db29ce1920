import { expect, test } from 'vitest';
import { attachment, safeFileName } from './file-name.ts';

test.each([
  ['guide.pdf', 'guide.pdf'],
  ['  Tee – für Anfänger.pdf ', 'Tee – für Anfänger.pdf'],
  ['דו"ח שנתי.pdf', 'דו"ח שנתי.pdf'],
  ['🫖 & "tea" \'time\'.zip', '🫖 & "tea" \'time\'.zip'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['C:\\books\\a.pdf', 'C:_books_a.pdf'],
  ['.htaccess', 'htaccess'],
  ['book\r\nSet-Cookie: x\u0000.pdf', 'bookSet-Cookie: x.pdf'],
  ['book\u202Efdp.exe', 'bookfdp.exe'],
  ['e\u0301te.pdf', 'éte.pdf'],
  ['x\ud800.pdf', 'x\ufffd.pdf'],
])('the name %j is kept as %j', (given, kept) => expect(safeFileName(given)).toBe(kept));

test.each(['', '   ', '..', '\u0000', '\u202E', 'a'.repeat(201), '🫖'.repeat(51)])('the name %j is refused', (name) =>
  expect(safeFileName(name)).toBeUndefined(),
);

test('the longest name is counted in bytes', () => {
  expect(safeFileName('🫖'.repeat(50))).toBe('🫖'.repeat(50));
});

test.each([
  ['a.pdf', `attachment; filename="a.pdf"; filename*=UTF-8''a.pdf`],
  ['a "b" \\ 50%.pdf', `attachment; filename="a _b_ _ 50_.pdf"; filename*=UTF-8''a%20%22b%22%20%5C%2050%25.pdf`],
  ["it's (1)*!.pdf", `attachment; filename="it's (1)*!.pdf"; filename*=UTF-8''it%27s%20%281%29%2A%21.pdf`],
  ['Tee für 🫖.pdf', `attachment; filename="Tee f_r _.pdf"; filename*=UTF-8''Tee%20f%C3%BCr%20%F0%9F%AB%96.pdf`],
])('the name %j becomes a header that every program reads', (name, header) => {
  expect(attachment(name)).toBe(header);
  expect(new Headers({ 'Content-Disposition': header }).get('Content-Disposition')).toBe(header);
});
