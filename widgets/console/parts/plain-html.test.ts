import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHtml, toPlain } from './plain-html.ts';

test.each([
  ['One\n\nTwo\nlines & <more>', '<p>One</p><p>Two<br>lines &amp; &lt;more&gt;</p>'],
  ['', ''],
])('the plain text %j is the HTML %s, and back', (plain, html) => {
  expect(toHtml(plain)).toBe(html);
  expect(toPlain(html)).toBe(plain);
});

test.each([
  ['<p>One\n  line</p>\n<p>Next</p>', 'One line\n\nNext'],
  ['<p>One<br />\n line</p>', 'One\nline'],
  ['Without\r\na paragraph', 'Without a paragraph'],
  ['<p>One.  Two <br>three</p>', 'One.  Two \nthree'],
])('a line end within the HTML %j is the space that browsers show', (html, plain) => {
  expect(toPlain(html)).toBe(plain);
});

test.each(['<p>A <a href="/">link</a></p>', '<p>Tea &mdash; hot</p>', '<p>&#8217;</p>', '<p>&copy 2026</p>'])(
  '%s stays HTML, because plain text would lose some of it',
  (html) => {
    expect(toPlain(html)).toBeUndefined();
  },
);

test('whatever a person types is read back as the same HTML, so that its field shows it as typed', () => {
  const typed = fc.array(
    fc.constantFrom('a', ' ', '\n', '\t', '&', ';', '#', '<', '>', '"', "'", '\u00a0', 'nbsp', '<br>', '</p>'),
  );
  fc.assert(
    fc.property(typed, (pieces) => {
      const html = toHtml(pieces.join(''));
      expect(toHtml(toPlain(html) ?? 'HTML')).toBe(html);
    }),
    { numRuns: 2_000 },
  );
});
