import { describe, expect, test } from 'vitest';
import { htmlForMail, textForMail } from './rich-text.ts';

const PAGE = 'https://shop.example/terms';

describe('a page’s HTML in a mail', () => {
  test.each([
    ['<a href="/delivery" rel="noopener">x</a>', '<a href="https://shop.example/delivery" rel="noopener">x</a>'],
    ['<a href="#top">x</a>', '<a href="https://shop.example/terms#top">x</a>'],
    ['<a href="https://law.example/?a=1&amp;b=2">x</a>', '<a href="https://law.example/?a=1&amp;b=2">x</a>'],
    ['<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example">x</a>'],
    ['<p>1 &lt; 2</p>', '<p>1 &lt; 2</p>'],
  ])('the HTML %s leads to whole addresses', (html, mailed) => expect(htmlForMail(html, PAGE)).toBe(mailed));

  test('headings are below the title of the page, and smaller', () => {
    expect(htmlForMail('<h2 dir="rtl">A</h2><h4>B</h4>', PAGE)).toMatch(
      /^<h3 style="[^"]+" dir="rtl">A<\/h3><h3 style="[^"]+">B<\/h3>$/,
    );
  });

  test('no picture is loaded', () => {
    expect(htmlForMail('<figure><img src="https://img.example/a.png" alt="A" /></figure>', PAGE)).toBe(
      '<figure></figure>',
    );
  });
});

describe('a page as plain text', () => {
  test.each([
    ['<h2>One</h2>\n<p>Two  and\nthree.</p><p>Four</p>', 'One\n\nTwo and three.\n\nFour'],
    ['<p>To:</p><ul><li>Ann</li> <li><p>Bob</p></li></ul><p>End</p>', 'To:\n\n- Ann\n- Bob\n\nEnd'],
    ['Shop Ltd<br />1 Main St<br>', 'Shop Ltd\n1 Main St'],
    ['<p>See <a href="/delivery">our <b>prices</b></a>.</p>', 'See our prices (https://shop.example/delivery).'],
    ['<a href="mailto:a@b.example">a@b.example</a>', 'a@b.example'],
    ['<a href="https://law.example/?a=1&amp;b=2">here</a>', 'here (https://law.example/?a=1&b=2)'],
    ['<p>&lt;b&gt; &amp;amp; &quot;x&quot;</p>', '<b> &amp; "x"'],
    ['', ''],
  ])('the HTML %j becomes %j', (html, text) => expect(textForMail(html, PAGE)).toBe(text));
});
