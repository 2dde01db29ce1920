import { expect, test } from 'vitest';
import { commentBodyHtml, countLinks } from './body-html.ts';

const link = (address: string) => `<a href="${address}" rel="nofollow ugc noopener">${address}</a>`;

test.each([
  ['two\nlines', 'two<br>lines'],
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['see https://a.example/x.', `see ${link('https://a.example/x')}.`],
  ['(https://a.example)', `(${link('https://a.example')})`],
  ['https://a.example/Tea_(drink)', link('https://a.example/Tea_(drink)')],
  ['HTTP://A.EXAMPLE', link('HTTP://A.EXAMPLE')],
  ['https://a.example/?a=1&b=2', link('https://a.example/?a=1&amp;b=2')],
  ['https://a.example/"onmouseover="alert(1)', `${link('https://a.example/')}&quot;onmouseover=&quot;alert(1)`],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['data:text/html,x', 'data:text/html,x'],
  ['https://', 'https://'],
  ['<a href="https://a.example">x</a>', `&lt;a href=&quot;${link('https://a.example')}&quot;&gt;x&lt;/a&gt;`],
  ['https://a.example<img src=x>', `${link('https://a.example')}&lt;img src=x&gt;`],
])('%j is shown as text with links', (body, html) => {
  expect(commentBodyHtml(body)).toBe(html);
});

test('links are counted', () => {
  expect(['none', 'http://a.example https://b.example'].map(countLinks)).toEqual([0, 2]);
});
