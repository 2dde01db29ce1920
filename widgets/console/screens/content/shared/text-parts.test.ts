import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHtml } from '../../../parts/plain-html.ts';
import { toPageHtml, toParts } from './text-parts.ts';

const PICTURE = '<p><img src="/s/a.png?x=1&amp;y=2" alt="A &quot;cup&quot;" width="40" height="30"></p>';
const FORM = '<sq-form-block form="ss-contact"></sq-form-block>';

test('paragraphs, pictures and forms are parts in their order, and the same HTML again', () => {
  const html = `<p>One</p><p>Two</p>${PICTURE}${FORM}<p>A &amp; B</p>`;
  const picture = { src: '/s/a.png?x=1&y=2', altText: 'A "cup"', width: 40, height: 30 };
  const parts = toParts(html);
  expect(parts).toMatchObject([
    { kind: 'text', plain: 'One\n\nTwo' },
    { kind: 'picture', picture },
    { kind: 'form', formId: 'ss-contact' },
    { kind: 'text', plain: 'A & B' },
  ]);
  expect(toPageHtml(parts)).toBe(html);
});

test.each(['', '\n'])('the text %j has one empty part', (html) => {
  expect(toParts(html)).toEqual([{ kind: 'text', plain: '' }]);
});

test('what has more than paragraphs stays HTML between the other parts', () => {
  const html = `<h2>Title<br></h2>${FORM}<p>One <a href="/?a>b">link</a></p>`;
  const parts = toParts(html);
  expect(parts.map(({ kind }) => kind)).toEqual(['html', 'form', 'html']);
  expect(toPageHtml(parts)).toBe(html);
});

test.each([
  `<p>One</p><div>${FORM}</div>`,
  `<p>One</p><div>${PICTURE}`,
  '<p><img src="/a.png" alt="" class="wide"></p>',
  '<sq-form-block form="a" popup="b"></sq-form-block>',
  `<!-- ${FORM} -->`,
  `<img src="/a.png" alt='${PICTURE}'>`,
])('%s is one part, because parts of it would not stand alone or would lose something', (html) => {
  expect(toParts(html)).toEqual([{ kind: 'html', html }]);
});

test('a form that is not chosen yet leaves nothing on the page', () => {
  expect(toPageHtml([{ kind: 'form', formId: '' }])).toBe('');
});

test('a changed part leaves the others as they were', () => {
  const rest = `<p>One<br><br>Two &nbsp;</p>\n<p>&nbsp;</p>${PICTURE.replace('y=2', "y='2'")}`;
  const [first, ...others] = toParts(`${FORM}${rest}`);
  expect(first?.kind).toBe('form');
  expect(toPageHtml([{ kind: 'text', plain: "It's & <that>\u00a0" }, ...others])).toBe(
    `<p>It's &amp; &lt;that&gt;</p>${rest}`,
  );
});

const TOKENS = [
  ...[
    '<p>',
    '</p>',
    '<p class="">',
    '<br>',
    '<br />',
    '<div>',
    '</div>',
    '<b>',
    '</b>',
    '<!--',
    '<!-- one -->',
    "<img alt='",
    '<a href="',
  ],
  ...['&amp;', '&nbsp;', '&copy', '&#39;', '&', '<', '>', '"', "'", ' ', '\n', 'one', 'two', PICTURE, FORM],
];
const page = fc
  .array(fc.constantFrom(...TOKENS, `<p>one\ntwo<br>three</p>`), { maxLength: 20 })
  .map((tokens) => tokens.join(''));
const withoutSpace = (html: string) => html.replace(/\s/g, '');

/** Returns the lines of text that browsers show, without empty ones. */
function shownLines(html: string): string[] {
  const element = document.createElement('div');
  element.innerHTML = html.replace(/<br ?\/?>/g, '¶').replaceAll('</p>', '¶</p>');
  const lines = (element.textContent ?? '').split('¶');
  return lines.map((line) => line.replace(/[ \t\n]+/g, ' ').trim()).filter((line) => line !== '');
}

test('any HTML is the same again from its parts, and the plain text of a part says what it said', () => {
  fc.assert(
    fc.property(page, (html) => {
      const parts = toParts(html);
      expect(withoutSpace(toPageHtml(parts))).toBe(withoutSpace(html));
      for (const part of parts)
        if (part.kind === 'text') expect(shownLines(toHtml(part.plain))).toEqual(shownLines(part.source ?? ''));
    }),
    { numRuns: 2_000 },
  );
});

test.each(['<a', '<p><img src="', '<sq-form-block form="', '&', '<p>', '<br>', '<p>a</p>', ' ', '\n', ' \n'])(
  'HTML that repeats %j is read in time that grows with its length',
  (piece) => {
    const html = `x${piece.repeat(200_000 / piece.length)}x`;
    const start = performance.now();
    toPageHtml(toParts(html).map((part) => (part.kind === 'text' ? { ...part, source: undefined } : part)));
    expect(performance.now() - start).toBeLessThan(2_000);
  },
);
