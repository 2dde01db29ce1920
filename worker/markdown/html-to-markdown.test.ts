import { expect, test } from 'vitest';
import { htmlToMarkdown, pageToMarkdown } from './html-to-markdown.ts';
import { linksOf } from './page-links.ts';

const SITE = { prefix: '', languages: [], primaryLanguage: 'en' } as unknown as Parameters<typeof linksOf>[0];
const PAGE = 'https://shop.example/shop';
const written = (html: string, notes?: [string, string][]) => htmlToMarkdown(html, linksOf(SITE, PAGE, new Map(notes)));

test.each([
  ['<h2>Tea</h2><p>One<br>two</p>', '## Tea\n\nOne\\\ntwo'],
  ['<div>a<p>b</p>c</div>', 'a\n\nb\n\nc'],
  ['<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n\n  - b\n\n- c'],
  ['<ol><li>a</li><li>b</li></ol>', '1. a\n2. b'],
  ['<p><b>Bold </b>and <em>thin</em></p>', '**Bold** and *thin*'],
  ['<p><b>two<br></b>lines</p>', '**two**\\\nlines'],
  ['<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
  ['<pre>a\n  ```\nb</pre>', '````\na\n  ```\nb\n````'],
  ['<p><code>a`b</code></p>', '``a`b``'],
  ['<table><tr><th>A</th><th>B</th></tr><tr><td>1|2</td></tr></table>', '| A | B |\n| --- | --- |\n| 1\\|2 |  |'],
  ['<a href="/p?a=b#c"><img src="/x.svg" alt="Pot"></a>', '[Pot](https://shop.example/p?a=b#c)'],
  ['<a href="/p"><h3>Pot</h3><span>5</span><span>6</span></a>', '[Pot 5 6](https://shop.example/p)'],
  ['<img src="/x.svg" alt=""><img src="/y.svg" alt="Y">', '![Y](https://shop.example/y.svg)'],
  ['<details><summary><h3><button>Q</button></h3></summary><p>A</p></details>', '**Q**\n\nA'],
])('%s is written as Markdown', (html, markdown) => {
  expect(written(html)).toBe(markdown);
});

test.each([
  '<script>x</script>',
  '<form><p>x</p></form>',
  '<p hidden>x</p>',
  '<p aria-hidden="true">x</p>',
  '<div role="dialog">x</div>',
  '<select><option>x</option></select>',
  '<div class="sq-comment-actions">x</div>',
  '<a class="sq-share" href="https://share.example">x</a>',
  '<!-- x -->',
])('%s is no part of what visitors read', (html) => {
  expect(written(html)).toBe('');
});

test.each([
  ['# Buy here', '\\# Buy here'],
  ['- one', '\\- one'],
  ['+ one', '\\+ one'],
  ['1. one', '1\\. one'],
  ['---', '\\---'],
  ['===', '\\==='],
  [':-:', '\\:-:'],
  ['> said', '\\> said'],
  ['[x](https://evil.example)', '\\[x\\](https://evil.example)'],
  ['<https://evil.example>', '\\<https://evil.example\\>'],
  ['**loud** _thin_ `code` ~~no~~', '\\*\\*loud\\*\\* \\_thin\\_ \\`code\\` \\~\\~no\\~\\~'],
  ['&lt;b&gt;', '\\&lt;b\\&gt;'],
  ['a | b', 'a \\| b'],
  ['\\', '\\\\'],
])('a text that says %s stays a text', (text, markdown) => {
  const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  expect(written(`<p>${html}</p>`)).toBe(markdown);
  expect(written(`<p>a<br>${html}</p>`)).toBe(`a\\\n${markdown}`);
});

test('a text before a link makes no picture of it, and a line break in a text begins no line', () => {
  expect(written('<p>Look!<a href="/a">here</a></p>')).toBe('Look\\![here](https://shop.example/a)');
  expect(written('<p>a\n# b\r\n- c</p>')).toBe('a \\# b - c');
});

test.each(['javascript:alert(1)', 'data:text/html,x', '#part', '', 'http://['])('a link to %j is a text', (href) => {
  expect(written(`<a href="${href}">x</a>`)).toBe('x');
});

test('no address ends its link', () => {
  expect(written('<a href="/a)[b](/c">x</a>')).toBe('[x](https://shop.example/a%29[b]%28/c)');
  expect(written('<a href="mailto:a b<c>)">x</a>')).toBe('[x](mailto:a%20b%3Cc%3E%29)');
});

test('what is known of an address is said once', () => {
  const link = '<p><a href="/p/pot">Pot</a></p>';
  expect(written(link + link, [['https://shop.example/p/pot', ' (5.00 EUR, InStock)']])).toBe(
    '[Pot](https://shop.example/p/pot) (5.00 EUR, InStock)\n\n[Pot](https://shop.example/p/pot)',
  );
});

test('comments are quotes, and answers quotes within them', () => {
  const comment = (text: string, below = '') => `<li class="sq-comment"><p>${text}</p>${below}</li>`;
  const list = `<ol class="sq-comments-list">${comment('a', `<ol class="sq-comment-answers">${comment('# b')}</ol>`)}</ol>`;
  expect(written(list)).toBe('> a\n>\n> > \\# b');
});

test('of a whole page, its main part is read', () => {
  const page = '<title>A &amp; B</title><body><header>x</header><main><p>y</p></main><footer>z</footer></body>';
  expect(pageToMarkdown(page, linksOf(SITE, PAGE))).toEqual({ title: 'A & B', text: 'y' });
});

test('a page that is nested without end is read as far as pages go', () => {
  expect(written(`${'<div>'.repeat(50_000)}deep`)).toBe('');
});
